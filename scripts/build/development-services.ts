import type { IncomingMessage } from 'node:http';
import type { AstroIntegration } from 'astro';
import { loadContent, readFiles } from '#content/content.ts';
import { pathIn } from '#content/language.ts';
import { contactFormPath, contactFunctionPath } from '#contract/contact-message.ts';
import { deskPath, receiptPath } from '#contract/on-demand-pages.ts';
// Imported statically: Astro closes its module loader once it has read the configuration.
import { createApp } from '../../server/app.ts';
import { editorPath } from '../../server/http/editor.ts';
import { createLog } from '../../server/log.ts';
import { buildEditor } from './build-editor.ts';
import { settings } from './settings.ts';

/** Where Astro's development server looks for what an adapter would pass to a page as `locals`. */
const localsOfRequest = Symbol.for('astro.locals');

const editorFolder = 'dist/editor';

/** Gives `astro dev` the server of production, with the same settings, for everything but the pages. */
export function developmentServices(): AstroIntegration {
  return {
    name: 'development-services',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        updateConfig({
          // Vite's styles and scripts, which it writes into the page, have no hashes.
          security: { csp: false },
          // Otherwise Astro refuses the documented `/admin/`.
          trailingSlash: 'ignore',
        });
      },
      'astro:server:setup': async ({ server }) => {
        if (settings.editor) await buildEditor(editorFolder, readFiles());
        const content = loadContent();
        const log = createLog(settings.logLevel);
        const nextOf = new WeakMap<IncomingMessage, () => void>();
        const app = await createApp(settings, content, log, {
          editorFolder,
          async renderPage(req, res, _next, locals) {
            // The server has read the body, for which Astro would wait.
            req.method = 'GET';
            res.removeHeader('Content-Security-Policy');
            Reflect.set(req, localsOfRequest, locals);
            nextOf.get(req)?.();
          },
        });
        server.httpServer?.once('close', () => void app.close());
        const served = [contactFunctionPath, editorPath, deskPath].concat(
          content.languages.flatMap(language => [
            pathIn(language, contactFormPath),
            pathIn(language, receiptPath),
          ]),
        );
        server.middlewares.use((req, res, next) => {
          if (!served.some(start => req.url?.startsWith(start))) return next();
          nextOf.set(req, next);
          app.routing(req, res);
        });
      },
    },
  };
}
