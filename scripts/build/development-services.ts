import type { AstroIntegration } from 'astro';
import { contactFunctionPath } from '#contract/contact-message.ts';
// Imported statically: Astro closes its module loader once it has read the configuration.
import { contactDoor, pageServices } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { contactFunction } from '../../server/doors/contact-function.ts';
import { editor, editorPath } from '../../server/doors/editor.ts';
import { createHttpServer } from '../../server/doors/http-server.ts';
import { createLog } from '../../server/log.ts';
import { startServices } from '../../server/services.ts';
import { buildEditor } from './editor.ts';

/** Where Astro's development server looks for what an adapter would pass to a page as `locals`. */
const localsOfRequest = Symbol.for('astro.locals');

const editorFolder = 'dist/editor';

/** Gives `astro dev` the contact function, the page services and the editor of production, configured by the same environment. */
export function developmentServices(): AstroIntegration {
  return {
    name: 'development-services',
    hooks: {
      // Vite's styles and scripts, which it writes into the page, have no hashes.
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ security: { csp: false } });
      },
      'astro:server:setup': async ({ server }) => {
        const parsed = parseConfig(process.env);
        if (!parsed.ok) throw new Error(`The configuration is wrong: ${parsed.problems.join('; ')}`);
        const { config } = parsed;
        const log = createLog(config.logLevel);
        const services = await startServices(config, log);
        const app = createHttpServer({
          siteUrl: config.siteUrl,
          trustedProxies: 0,
          log,
        });
        app.addHook('onClose', services.close);
        await app.register(contactFunction, {
          ...contactDoor(services, config, log),
          prefix: contactFunctionPath,
        });
        if (config.editor) {
          await buildEditor(editorFolder);
          await app.register(editor, {
            folder: editorFolder,
            backend: config.editorBackend,
            prefix: editorPath,
          });
        }
        await app.ready();
        server.httpServer?.once('close', () => void app.close());
        server.middlewares.use((req, res, next) => {
          const [path = ''] = req.url?.split('?', 1) ?? [];
          const isEditor = config.editor && `${path}/`.startsWith(`${editorPath}/`);
          if (isEditor || path === contactFunctionPath) return app.routing(req, res);
          const ip = req.socket.remoteAddress ?? '';
          Reflect.set(req, localsOfRequest, {
            services: pageServices(services, { id: 'development', ip }, log),
          });
          next();
        });
      },
    },
  };
}
