import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentCheck } from './scripts/build/content-check.ts';
import { developmentServices } from './scripts/build/development-services.ts';
import { settings } from './scripts/build/settings.ts';
import { siteBuild } from './scripts/build/site-build.ts';
import { layerOrder } from './site/styles/layers.ts';

/** The server, also if these pages are hosted elsewhere. */
const ownServer = settings.functionUrl ? `'self' ${settings.functionUrl.origin}` : "'self'";

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}` as const;

export default defineConfig({
  site: settings.siteUrl.origin,
  srcDir: './site',
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  integrations: [react(), siteBuild(), contentCheck(), developmentServices()],
  // No visitor is remembered and no cookie is set.
  session: false,
  // No page shows code, and the highlighter's inline styles would break the content security policy.
  markdown: { syntaxHighlight: false },
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  security: {
    // There is no session for a foreign form to abuse, and behind a proxy that ends TLS the check compares http with
    // https and would turn a call for help away. See docs/decisions.
    checkOrigin: false,
    csp: {
      styleDirective: { hashes: [hashOf(layerOrder)] },
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        `connect-src ${ownServer}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        `form-action ${ownServer}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ],
    },
  },
});
