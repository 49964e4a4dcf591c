import type { AstroIntegration } from 'astro';
import { loadContent, readFiles } from '#content/content.ts';
import { contactFunctionPath } from '#contract/contact-message.ts';
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
        const log = createLog(settings.logLevel);
        const { app, servicesFor } = await createApp(settings, loadContent(), log, { editorFolder });
        server.httpServer?.once('close', () => void app.close());
        server.middlewares.use((req, res, next) => {
          const { url = '/', socket } = req;
          const [path = ''] = url.split('?', 1);
          if (path === contactFunctionPath || `${path}/`.startsWith(`${editorPath}/`))
            return app.routing(req, res);
          const request = { id: 'development', ip: socket.remoteAddress ?? '', url };
          Reflect.set(req, localsOfRequest, { services: servicesFor(request) });
          next();
        });
      },
    },
  };
}
