import type { AstroIntegration } from 'astro';

/** Where Astro's development server looks for what an adapter would hand to a page as `locals`. */
const localsOfRequest = Symbol.for('astro.locals');

/** Gives pages on demand the same services in `astro dev` as in production, configured by the same environment. */
export function developmentServices(): AstroIntegration {
  return {
    name: 'development-services',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        // Loaded only here, so that a build needs neither a database nor a complete environment.
        const [{ createBackend }, { parseConfig }, { createLog }, { makeRequestId }] = await Promise.all([
          import('../server/app.ts'),
          import('../server/config.ts'),
          import('../server/log.ts'),
          import('../server/http/request-id.ts'),
        ]);
        const parsed = parseConfig(process.env);
        if (!parsed.ok) throw new Error(`The configuration is wrong: ${parsed.problems.join('; ')}`);
        const backend = await createBackend(parsed.config, createLog(parsed.config.logLevel));
        server.httpServer?.once('close', () => void backend.close());
        server.middlewares.use((req, _res, next) => {
          Reflect.set(req, localsOfRequest, { services: backend.servicesFor(req, makeRequestId()) });
          next();
        });
      },
    },
  };
}
