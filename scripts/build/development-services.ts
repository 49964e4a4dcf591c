import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { loadContent, readFiles } from '#content/content.ts';
import { contactFunctionPath } from '#contract/contact-message.ts';
// Imported statically: Astro closes its module loader once it has read the configuration.
import { pageServices } from '../../server/app.ts';
import { contactFunction } from '../../server/http/contact-function.ts';
import { editor, editorPath } from '../../server/http/editor.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { createLog } from '../../server/log.ts';
import { startServices } from '../../server/services.ts';
import { buildEditor } from './build-editor.ts';
import { settings } from './settings.ts';

/** Where Astro's development server looks for what an adapter would pass to a page as `locals`. */
const localsOfRequest = Symbol.for('astro.locals');

const editorFolder = 'dist/editor';

/** Gives `astro dev` the contact API, the page services and the editor of production, with the same settings. */
export function developmentServices(): AstroIntegration {
  let serveEditor: (() => void) | undefined;
  return {
    name: 'development-services',
    hooks: {
      // Vite's styles and scripts, which it writes into the page, have no hashes.
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ security: { csp: false } });
      },
      'astro:server:setup': async ({ server }) => {
        const { siteUrl, allowedOrigins } = settings;
        const content = loadContent();
        const log = createLog(settings.logLevel);
        const services = await startServices(settings, content, log);
        const app = createHttpServer({ siteUrl, trustedProxies: 0, log });
        app.addHook('onClose', services.close);
        await app.register(contactFunction, {
          ...services,
          content,
          allowedOrigins,
          log,
          prefix: contactFunctionPath,
        });
        if (settings.editor) {
          await buildEditor(editorFolder, readFiles());
          await app.register(editor, {
            folder: editorFolder,
            backend: settings.editorBackend,
            prefix: editorPath,
          });
        }
        await app.ready();
        server.httpServer?.once('close', () => void app.close());
        if (settings.editor)
          serveEditor = () => {
            server.middlewares.stack.unshift({
              route: '',
              handle: (req: IncomingMessage, res: ServerResponse, next: () => void) => {
                const [path] = req.url?.split('?', 1) ?? [];
                return `${path}/`.startsWith(`${editorPath}/`) ? app.routing(req, res) : next();
              },
            });
          };
        server.middlewares.use((req, res, next) => {
          const [path = ''] = req.url?.split('?', 1) ?? [];
          if (path === contactFunctionPath) return app.routing(req, res);
          const ip = req.socket.remoteAddress ?? '';
          Reflect.set(req, localsOfRequest, {
            services: pageServices(services, { id: 'development', ip }, log),
          });
          next();
        });
      },
      // Astro puts its check of trailing slashes first, which would refuse the documented `/admin/`.
      'astro:server:start': () => serveEditor?.(),
    },
  };
}
