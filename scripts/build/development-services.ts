import type { AstroIntegration } from 'astro';
import { contactFunctionPath } from '#contract/contact-message.ts';
// Imported statically: Astro closes its module loader once it has read the configuration.
import { createBackend } from '../../server/backend.ts';
import { parseConfig } from '../../server/config.ts';
import { sendAnswer } from '../../server/http/answer.ts';
import { makeRequestId } from '../../server/http/request-id.ts';
import { createLog } from '../../server/log.ts';

/** Where Astro's development server looks for what an adapter passes to a page as `locals`. */
const localsOfRequest = Symbol.for('astro.locals');

/** Gives on-demand pages the services of production in `astro dev`, configured by the same environment. */
export function developmentServices(): AstroIntegration {
  return {
    name: 'development-services',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const parsed = parseConfig(process.env);
        if (!parsed.ok) throw new Error(`The configuration is wrong: ${parsed.problems.join('; ')}`);
        const backend = await createBackend(parsed.config, createLog(parsed.config.logLevel));
        server.httpServer?.once('close', () => void backend.close());
        server.middlewares.use((req, res, next) => {
          const requestId = makeRequestId();
          if (req.url?.split('?', 1)[0] === contactFunctionPath) {
            void backend.contactFunction(req, requestId, true).then(answer => sendAnswer(res, answer));
            return;
          }
          Reflect.set(req, localsOfRequest, { services: backend.servicesFor(req, requestId) });
          next();
        });
      },
    },
  };
}
