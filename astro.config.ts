import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { readBuildSettings } from './scripts/build/build-settings.ts';
import { devServer } from './scripts/build/dev-server.ts';
import { findPhotographs } from './scripts/build/photographs.ts';

// Otherwise Astro sends a report of each build to its makers.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const settings = readBuildSettings();

const nearDirective: AstroIntegration = {
  name: 'client:near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'near', entrypoint: './site/client-directives/near.ts' }),
  },
};

export default defineConfig({
  site: settings.siteUrl.origin,
  srcDir: './site',
  integrations: [react(), nearDirective, devServer(settings)],
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
    build: {
      // The first browsers with cascade layers and `:has`: what is newer, such as light-dark(), is compiled for them.
      cssTarget: ['chrome105', 'firefox121', 'safari15.4'],
      // The script of the videos is part of the page: it is there with the buttons, and costs no request.
      assetsInlineLimit: 6144,
    },
  },
});
