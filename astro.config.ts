import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { oldestBrowsers, readBuildSettings } from './scripts/build/build-settings.ts';
import { findPhotographs } from './scripts/build/photographs.ts';

// Otherwise Astro sends a report of each build to its makers.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const settings = readBuildSettings();

// Only for this command, because it loads all of the server; and here, because Astro closes its module loader after this.
const devServer =
  process.argv[2] === 'dev' && (await import('./scripts/build/dev-server.ts')).devServer(settings);

const nearDirective: AstroIntegration = {
  name: 'client:near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'near', entrypoint: './site/client-directives/near.ts' }),
  },
};

/**
 * Vite compiles `width < 48em` to `not (min-width: 48em)`, which iOS 15 cannot read, so its phones would get no styles of
 * their own. From `width <= 47.999em` it makes `max-width`.
 */
const rangesWithoutNot = {
  postcssPlugin: 'ranges-without-not',
  AtRule: {
    media(rule: { params: string }) {
      rule.params = rule.params.replace(/width < ([\d.]+)em/g, (_, end) => `width <= ${end - 0.001}em`);
    },
  },
};

export default defineConfig({
  site: settings.siteUrl.origin,
  srcDir: './site',
  integrations: [react(), nearDirective, [devServer]],
  // No page shows code, and the highlighter's inline styles would break the content security policy.
  markdown: { syntaxHighlight: false },
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: {
    // What the pages need to know of the settings and the photographs.
    define: {
      ALLOW_EXAMPLE_DATA: settings.allowExampleData,
      PHOTOGRAPHS: JSON.stringify(findPhotographs()),
    },
    css: { postcss: { plugins: [rangesWithoutNot] } },
    build: {
      target: oldestBrowsers,
      // Radix names its classes by calls, which would keep those that nobody uses.
      rolldownOptions: { treeshake: { manualPureFunctions: ['__name'] } },
      // The script of the videos is part of the page: it is there with the buttons, and costs no request.
      assetsInlineLimit: 6144,
    },
  },
});
