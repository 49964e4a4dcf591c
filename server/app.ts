import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readContent } from '#content/content.ts';
import { defaultLanguage, languages } from '#content/language.ts';
import { contactFormPath, contactFunctionPath } from '#contract/contact-message.ts';
import { deskPath, type PageServices } from '#contract/page-services.ts';
import type { Config } from './config.ts';
import { clientAddress } from './contact/client.ts';
import { readBuild } from './doors/build.ts';
import { contactAnswers } from './doors/contact-answers.ts';
import { contactFunction } from './doors/contact-function.ts';
import { editor, editorPath } from './doors/editor.ts';
import { type ErrorPage, plainErrorPage } from './doors/error-page.ts';
import { health } from './doors/health.ts';
import { createHttpServer, type HttpTimeouts } from './doors/http-server.ts';
import { pages } from './doors/pages.ts';
import { renderOnDemand } from './doors/render-on-demand.ts';
import type { Log } from './log.ts';
import { type Services, type ServicesOptions, type ServiceTimeouts, startServices } from './services.ts';

export interface AppOptions extends ServicesOptions {
  /** The folder of the built site. */
  dist?: string;
  timeouts?: Partial<HttpTimeouts & ServiceTimeouts>;
}

/** Builds the whole server: the built site, the doors, and everything behind them. Does not listen yet. */
export async function createApp(
  config: Config,
  log: Log,
  { dist = 'dist', timeouts, metrics }: AppOptions = {},
): Promise<FastifyInstance> {
  const build = await readBuild(dist, config.siteUrl);
  const services = await startServices(config, log, { timeouts, metrics });
  const app = createHttpServer({
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    log,
    errorPage: build.errorPage,
    timeouts,
    onResponse: metrics?.onResponse,
  });
  // Runs when all open requests have been answered.
  app.addHook('onClose', services.close);

  const servicesFor = (request: FastifyRequest) =>
    pageServices(services, request, log, build.errorPage(request.url));
  try {
    await app.register(health, services);
    await app.register(contactFunction, {
      ...contactDoor(services, config, log),
      prefix: contactFunctionPath,
    });
    if (config.editor)
      await app.register(editor, {
        folder: join(dist, 'editor'),
        backend: config.editorBackend,
        prefix: editorPath,
      });
    await app.register(pages, {
      build,
      renderOnDemand: renderOnDemand(build, servicesFor, log),
      offline: config.offline,
    });
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Options of the door for scripts, which also serves `astro dev`. */
export function contactDoor({ submit }: Services, { allowedOrigins }: Config, log: Log) {
  const answers = new Map(languages().map(code => [code, contactAnswers(readContent(code), code)]));
  const inDefault = contactAnswers(readContent(defaultLanguage), defaultLanguage);
  return {
    submit,
    allowedOrigins,
    log,
    answersIn: (language = defaultLanguage) => answers.get(language) ?? inDefault,
  };
}

/** What a page rendered on demand may ask of the server, for one request. */
export function pageServices(
  { submit, receipt, desk }: Services,
  request: Pick<FastifyRequest, 'id' | 'ip' | 'ips'>,
  log: Log,
  errorPage: ErrorPage = plainErrorPage,
): PageServices {
  const requestId = request.id;
  return {
    requestId,
    submit: submitted => submit(submitted, { address: clientAddress(request), requestId }),
    receipt,
    desk,
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
  const urls = [
    `${contactFormPath}?about=giving`,
    '/contact/sent/none',
    '/planner?people=400',
    `${deskPath}none`,
  ];
  for (const url of urls) {
    const { statusCode } = await app.inject({ url, headers: { host: 'localhost' } });
    if (statusCode >= 500) log.error({ url }, 'on-demand page fails to render: run npm run build');
  }
}
