import type { AstroIntegration } from 'astro';
import { readContent } from '#content/content.ts';
import { contentFolder, languages } from '#content/language.ts';

/** Checks every content file before a build, and reloads the pages when one changes during development. */
export function content(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:build:start': () => {
        for (const language of languages()) readContent(language);
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.add(contentFolder);
        server.watcher.on('change', path => {
          if (path.endsWith('.yaml')) server.ws.send({ type: 'full-reload' });
        });
      },
    },
  };
}

/** Adds `client:interest` and `client:near`, which say when an island hydrates. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['interest', 'near'])
          addClientDirective({ name, entrypoint: `./site/hydration/${name}.ts` });
      },
    },
  };
}

/**
 * Builds the pages that the server renders together with their packages: it runs without those that only a build needs.
 */
export function bundledPackages(): AstroIntegration {
  return {
    name: 'bundled-packages',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const define = { 'process.env.NODE_ENV': '"production"' };
        updateConfig({ vite: { define, ssr: { noExternal: true } } });
      },
    },
  };
}
