import type { FastifyInstance } from 'fastify';
import type { SiteContent } from '#content/parse.ts';
import { contactFormPath, contactFunctionPath } from '#contract/contact-message.ts';
import { deskPath, receiptPath } from '#contract/on-demand-pages.ts';
import type { Config } from './config.ts';
import type { Build, RenderPage } from './http/build.ts';
import { contactFunction } from './http/contact-function.ts';
import { editor, editorPath } from './http/editor.ts';
import { plainErrorPage } from './http/error-page.ts';
import { health } from './http/health.ts';
import { createHttpServer, type HttpTimeouts } from './http/http-server.ts';
import { onDemandPages } from './http/on-demand-pages.ts';
import { pages } from './http/pages.ts';
import { renderOnDemand } from './http/render-on-demand.ts';
import { renderTurns } from './http/render-turns.ts';
import type { Log } from './log.ts';
import { type ServicesOptions, type ServiceTimeouts, startServices } from './services.ts';

export interface AppOptions extends ServicesOptions {
  /** Without it there are no static pages: `astro dev` renders them itself. */
  build?: Build;
  /** Renders pages on demand, instead of the build. */
  renderPage?: RenderPage;
  /** The folder that the build has written the editor into. */
  editorFolder?: string;
  timeouts?: Partial<HttpTimeouts & ServiceTimeouts>;
}

/** Assembles the server; the caller starts listening. */
export async function createApp(
  config: Config,
  content: SiteContent,
  log: Log,
  { build, renderPage = build?.renderPage, editorFolder = 'dist/editor', timeouts, metrics }: AppOptions = {},
): Promise<FastifyInstance> {
  const services = await startServices(config, content, log, { timeouts, metrics });
  const errorPage = build?.errorPage ?? (() => plainErrorPage);
  const app = createHttpServer({
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    log,
    errorPage,
    timeouts,
    onResponse: metrics?.onResponse,
  });
  // Runs when all open requests have been answered.
  app.addHook('onClose', services.close);

  try {
    await app.register(health, services);
    await app.register(contactFunction, {
      ...services,
      content,
      allowedOrigins: config.allowedOrigins,
      log,
      prefix: contactFunctionPath,
    });
    if (config.editor)
      await app.register(editor, {
        folder: editorFolder,
        backend: config.editorBackend,
        prefix: editorPath,
      });
    if (renderPage)
      await app.register(onDemandPages, {
        ...services,
        languages: content.languages,
        render: renderOnDemand({
          renderPage,
          errorPage,
          turns: renderTurns(),
          clientOf: services.clientOf,
          log,
        }),
      });
    if (build)
      await app.register(pages, {
        build,
        languages: content.languages,
        offline: config.offline,
      });
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/**
 * Requests each on-demand page once. Astro loads a page's code with its first request; a build that runs later would
 * have replaced those files by then, and a broken page should be found at the start, not by a call for help.
 */
export async function loadOnDemandPages(app: FastifyInstance, log: Log): Promise<void> {
  const requests = [
    // Without a form to receive, it shows the form again.
    { method: 'POST', url: contactFormPath },
    { method: 'GET', url: `${receiptPath}none` },
    { method: 'GET', url: `${deskPath}none` },
  ] as const;
  for (const request of requests) {
    const { statusCode } = await app.inject({ ...request, headers: { host: 'localhost' } });
    if (statusCode >= 500)
      log.error({ url: request.url }, 'on-demand page fails to render: run npm run build');
  }
}
