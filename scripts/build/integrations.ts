import type { AstroIntegration } from 'astro';
import type { PageSettings } from '../../site/settings.ts';
import { canPrint, settings } from './settings.ts';

/** Tells the pages what they need to know of the settings: `site/settings.ts`. */
export function pageSettings(): AstroIntegration {
  return {
    name: 'page-settings',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const values: PageSettings = {
          functionUrl: settings.functionUrl?.origin,
          allowExampleData: settings.allowExampleData,
          printsPages: command === 'build' && canPrint,
        };
        updateConfig({ vite: { define: { PAGE_SETTINGS: JSON.stringify(values) } } });
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
