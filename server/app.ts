import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteContent } from '#content/parse.ts';
import { contactFormPath, contactFunctionPath } from '#contract/contact-message.ts';
import { deskPath, type PageServices, receiptPath } from '#contract/page-services.ts';
import type { Config } from './config.ts';
import type { Build } from './http/build.ts';
import { contactFunction } from './http/contact-function.ts';
import { editor, editorPath } from './http/editor.ts';
import { type ErrorPage, plainErrorPage } from './http/error-page.ts';
import { health } from './http/health.ts';
import { createHttpServer, type HttpTimeouts } from './http/http-server.ts';
import { pages } from './http/pages.ts';
import { renderOnDemand } from './http/render-on-demand.ts';
import { renderTurns } from './http/render-turns.ts';
import type { Log } from './log.ts';
import { type Services, type ServicesOptions, type ServiceTimeouts, startServices } from './services.ts';

export interface AppOptions extends ServicesOptions {
  /** Without it there are no pages: `astro dev` renders them itself. */
  build?: Build;
  /** The folder that the build has written the editor into. */
  editorFolder?: string;
  timeouts?: Partial<HttpTimeouts & ServiceTimeouts>;
}

export interface App {
  app: FastifyInstance;
  /** What a page rendered on demand may ask of the server, for one request. */
  servicesFor(request: PageRequest): PageServices;
}

type PageRequest = Pick<FastifyRequest, 'id' | 'ip' | 'ips' | 'url'>;

/** Assembles the server; the caller starts listening. */
export async function createApp(
  config: Config,
  content: SiteContent,
  log: Log,
  { build, editorFolder = 'dist/editor', timeouts, metrics }: AppOptions = {},
): Promise<App> {
  const services = await startServices(config, content, log, { timeouts, metrics });
  const app = createHttpServer({
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    log,
    errorPage: build?.errorPage,
    timeouts,
    onResponse: metrics?.onResponse,
  });
  // Runs when all open requests have been answered.
  app.addHook('onClose', services.close);

  const turns = renderTurns();
  const servicesFor = (request: PageRequest) =>
    pageServices(services, request, log, {
      errorPage: build?.errorPage(request.url) ?? plainErrorPage,
      pause: build ? turns.pause : waiting => waiting,
    });
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
    if (build)
      await app.register(pages, {
        build,
        languages: content.languages,
        renderOnDemand: renderOnDemand({ build, turns, servicesFor, clientOf: services.clientOf, log }),
        offline: config.offline,
      });
    await app.ready();
    return { app, servicesFor };
  } catch (error) {
    await app.close();
    throw error;
  }
}

interface PageOptions {
  errorPage: ErrorPage;
  /** Called with each wait for the database. */
  pause<T>(waiting: Promise<T>): Promise<T>;
}

function pageServices(
  { submit, clientOf, receipt, desk }: Services,
  request: PageRequest,
  log: Log,
  { errorPage, pause }: PageOptions,
): PageServices {
  const requestId = request.id;
  return {
    requestId,
    submit: submitted => pause(submit({ ...submitted, client: clientOf(request), requestId })),
    receipt: reference => pause(receipt(reference)),
    desk: {
      open: token => pause(desk.open(token)),
      change: (token, state) => pause(desk.change(token, state)),
    },
    unexpectedError(error) {
      log.error({ requestId, err: error }, 'unexpected error');
      return new Response(errorPage.render({ status: 500, requestId }), {
        status: 500,
        headers: errorPage.headers,
      });
    },
  };
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
