import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildFiles } from '#shared/build-files.ts';
import { buildSettings } from './build-settings.ts';
import { findPhotographs } from './photographs.ts';

/**
 * Tells the pages what they need to know of the settings, and Astro the site's client directives. Writes the
 * content security policy of each page into a file, for the server to send.
 */
export function siteBuild(): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ updateConfig, addClientDirective }) => {
        const define = {
          ALLOW_EXAMPLE_DATA: buildSettings.allowExampleData,
          PHOTOGRAPHS: JSON.stringify(findPhotographs()),
        };
        updateConfig({ vite: { define } });
        addClientDirective({ name: 'near', entrypoint: './site/client-directives/near.ts' });
      },
      // Without an adapter Astro writes the policies into the pages, where `frame-ancestors` has no effect.
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'site-build',
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static', staticHeaders: true, preserveBuildClientDir: true },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        }),
      'astro:build:generated': ({ dir, routeToHeaders }) => {
        const folder = fileURLToPath(dir);
        const policies = [...routeToHeaders].flatMap(([pathname, { headers }]) => {
          const policy = headers?.get('Content-Security-Policy');
          if (!policy) return [];
          const path = pathname.replace(/(?<=.)\/$/, '');
          const html = readFileSync(join(folder, `${path === '/' ? 'index' : path}.html`), 'utf8');
          return [[path, ownPolicy(policy, html)]];
        });
        writeFileSync(join(folder, '..', buildFiles.policies), JSON.stringify(Object.fromEntries(policies)));
      },
    },
  };
}

/**
 * Leaves only the hashes of a page's own inline scripts and styles in its content security policy. Astro names
 * those of all pages: with them the headers of a response come close to the 4 kB that nginx usually reads.
 */
function ownPolicy(policy: string, html: string): string {
  const elements = html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g);
  const own = new Set(
    Array.from(elements, ([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`),
  );
  return policy.replace(/ ('sha256-[^']+')/g, (found, source) => (own.has(source) ? found : ''));
}
