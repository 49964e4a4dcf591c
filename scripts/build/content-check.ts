import { globSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { escapeUTF8 } from 'entities';
import { loadContent } from '#shared/content/load-content.ts';
import { ContentError } from '#shared/content/parse.ts';
import { readBrand } from '../../site/components/logo/brand-files.ts';

/** In `astro dev`, a mistake in `content/` is a plain page that names file and field, until it is corrected. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      // The parts that read the content are missing (astro.config.ts): a correction starts Astro again.
      'astro:config:setup': async ({ addWatchFile }) => {
        if (await findProblems()) for (const file of globSync('content/**/*.*')) addWatchFile(resolve(file));
      },
      'astro:server:setup': async ({ server }) => {
        let problems = await findProblems();
        server.watcher.on('all', async (_event, path) => {
          if (path.includes(`${sep}content${sep}`)) problems = await findProblems();
        });
        server.middlewares.use((req, res, next) => {
          if (problems && req.headers.accept?.includes('text/html')) sendProblems(res, problems);
          else next();
        });
      },
    },
  };
}

/** The mistakes in `content/`, each with its file and field. */
export async function findProblems(): Promise<string | undefined> {
  try {
    await readBrand(loadContent().organization.brand);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

function sendProblems(res: ServerResponse, problems: string): void {
  const text = escapeUTF8(problems);
  res.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', Refresh: '2' });
  res.end(
    `<!doctype html><title>Correct the content</title><pre style="white-space: pre-wrap">${text}</pre>`,
  );
}
