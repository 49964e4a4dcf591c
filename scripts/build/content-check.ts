import { globSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { escapeUTF8 } from 'entities';
import { loadContent, readBrand } from '#shared/content/load-content.ts';
import { ContentError } from '#shared/content/parse.ts';

/** In `astro dev`, a mistake in `content/` is a plain page that names file and field, until it is corrected. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      // The parts that read the content are missing (astro.config.ts): a correction starts Astro again.
      'astro:config:setup': ({ addWatchFile }) => {
        if (findProblems()) for (const file of globSync('content/**/*.*')) addWatchFile(resolve(file));
      },
      'astro:server:setup': ({ server }) => {
        let problems = findProblems();
        server.watcher.on('all', (_event, path) => {
          if (path.includes(`${sep}content${sep}`)) problems = findProblems();
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
export function findProblems(): string | undefined {
  try {
    loadContent();
    readBrand();
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
