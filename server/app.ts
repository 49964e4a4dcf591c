import type { FastifyInstance } from 'fastify';
import { contactApiPath } from '#shared/contact/contact-message.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import type { Config } from './config.ts';
import type { Build, RenderPage } from './http/built-site.ts';
import { contactApi } from './http/contact-api.ts';
import { editor, editorPath } from './http/editor.ts';
import { byLanguage, plainErrorPage } from './http/error-page.ts';
import { health } from './http/health.ts';
import { createHttpServer, type HttpTimeouts } from './http/http-server.ts';
import { onDemandPages } from './http/on-demand-pages.ts';
import { staticSite } from './http/static-site.ts';
import type { Log } from './log.ts';
import { type ServicesOptions, type ServiceTimeouts, startServices } from './services.ts';

export interface AppOptions extends ServicesOptions {
  /** Without it there are no static pages: `astro dev` renders them itself. */
  build?: Build;
  /** Renders pages on demand in place of the build. */
  renderPage?: RenderPage;
  timeouts?: Partial<HttpTimeouts & ServiceTimeouts>;
}

/** Assembles the server; the caller starts listening. */
export async function createApp(
  config: Config,
  content: SiteContent,
  log: Log,
  { build, renderPage = build?.renderPage, timeouts, metrics }: AppOptions = {},
): Promise<FastifyInstance> {
  const { probes, close, ...services } = await startServices(config, content, log, { timeouts, metrics });
  const { languages } = content;
  const plain = byLanguage(languages, language =>
    plainErrorPage(content.copyIn(language), language, content.organization.phone),
  );
  const app = createHttpServer({
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    log,
    identifyClient: services.identifyClient,
    errorPage: build?.errorPage ?? plain,
    plainErrorPage: plain,
    timeouts,
    onResponse: metrics?.onResponse,
  });
  // Runs when all open requests have been answered.
  app.addHook('onClose', close);

  try {
    await app.register(health, { probes, log });
    const { allowedOrigins, siteUrl, offline } = config;
    await app.register(contactApi, { ...services, content, allowedOrigins, log, prefix: contactApiPath });
    if (config.editor) await app.register(editor, { backend: config.editorBackend, prefix: editorPath });
    if (renderPage) await app.register(onDemandPages, { ...services, languages, siteUrl, renderPage });
    if (build) await app.register(staticSite, { build, languages, offline });
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
