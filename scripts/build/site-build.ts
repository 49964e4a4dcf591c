import type { AstroIntegration } from 'astro';
import type { PageSettings } from '../../site/settings.ts';
import { settings } from './settings.ts';

/**
 * Tells the pages what they need to know of the settings, and Astro the site's client directives. A build bundles the pages
 * rendered on demand with their packages, because the server runs without those that only a build needs.
 */
export function siteBuild(): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, addClientDirective }) => {
        const values: PageSettings = {
          functionUrl: settings.functionUrl?.origin,
          allowExampleData: settings.allowExampleData,
        };
        updateConfig({ vite: { define: { PAGE_SETTINGS: JSON.stringify(values) } } });
        if (command === 'build')
          updateConfig({
            vite: { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true } },
          });
        for (const name of ['interest', 'near'])
          addClientDirective({ name, entrypoint: `./site/hydration/${name}.ts` });
      },
    },
  };
}
