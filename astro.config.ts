import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { readBuildSettings } from './scripts/build/build-settings.ts';
import { devServer } from './scripts/build/dev-server.ts';
import { siteBuild } from './scripts/build/site-build.ts';

// Otherwise Astro sends a report of each build to its makers.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const settings = readBuildSettings();

export default defineConfig({
  site: settings.siteUrl.origin,
  srcDir: './site',
  integrations: [react(), siteBuild(settings), devServer(settings)],
  // No page shows code, and the highlighter's inline styles would break the content security policy.
  markdown: { syntaxHighlight: false },
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: {
    build: {
      // The first browsers with cascade layers and `:has`: what is newer, such as light-dark(), is compiled for them.
      cssTarget: ['chrome105', 'firefox121', 'safari15.4'],
      // The script of the videos is part of the page: it is there with the buttons, and costs no request.
      assetsInlineLimit: 6144,
    },
  },
});
