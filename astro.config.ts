import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { afterLoad } from './scripts/after-load-integration.ts';
import { classNames } from './scripts/class-names.ts';
import { content } from './scripts/content-integration.ts';
import { developmentServices } from './scripts/development-services.ts';
import { layerOrder } from './site/styles/layers.ts';

/**
 * One style sheet for what pages share and one for the page itself, instead of one a component: fewer requests on a
 * slow network, and similar rules side by side compress to a seventh less.
 */
const sharedStyles = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Shared is what Home and other pages load, inner what only the others do.
          groups: [
            {
              name: 'inner',
              // The style sheets alone: a component would bring those of all that it uses.
              test: /components\/(page-head|table|checklist|comparison|start|urgent-call)\/\w+\.module\.css/,
              priority: 1,
            },
            {
              name: 'shared',
              test: /site\/(styles|document|components|sections\/shared|islands\/(tooltip|video-player\/(Control|PlayerAlert)))/,
            },
          ],
        },
      },
    },
  },
};

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://localhost:3000',
  srcDir: './site',
  output: 'static',
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  integrations: [react(), content(), afterLoad(), classNames(), developmentServices()],
  // No session: no visitor is remembered, no cookie is set.
  session: false,
  // No page shows code, and the highlighter's inline styles would not pass the policy.
  markdown: { syntaxHighlight: false },
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  vite: { environments: { prerender: sharedStyles, ssr: sharedStyles } },
  devToolbar: { enabled: false },
  security: {
    // No cookie and no session exists that a foreign form could ride on, and behind a proxy that ends TLS the
    // check compares http with https and would turn a call for help away. See docs/decisions.
    checkOrigin: false,
    csp: {
      styleDirective: {
        hashes: [`sha256-${createHash('sha256').update(layerOrder).digest('base64')}`],
      },
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ],
    },
  },
});
