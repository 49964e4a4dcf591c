import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readContent, readDistressWords, readOrganization } from '#content/content.ts';
import { defaultLanguage, languages } from '#content/language.ts';
import { contactFormPath, contactFunctionPath } from '#contract/contact-message.ts';
import {
  deskPath,
  type MessageDesk,
  type MessageReceipt,
  type PageServices,
  type SubmitOutcome,
  type Submitted,
} from '#contract/page-services.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { clientAddress, clientOf } from './contact/client.ts';
import { databaseMessageStore } from './contact/database-message-store.ts';
import { distressFinder } from './contact/distress.ts';
import { memoryCounter, messageLimiter, sharedCounter } from './contact/message-limiter.ts';
import { parseReference } from './contact/reference.ts';
import { startRetention } from './contact/retention.ts';
import { type SubmitDeps, submitContactForm } from './contact/submit-contact-form.ts';
import { deskLinks } from './desk/link.ts';
import { messageDesk } from './desk/message-desk.ts';
import { readBuild } from './doors/build.ts';
import { contactAnswers } from './doors/contact-answers.ts';
import { contactFunction } from './doors/contact-function.ts';
import { deskDoor } from './doors/desk.ts';
import { type ErrorPage, plainErrorPage } from './doors/error-page.ts';
import { createReadiness, health, type Readiness, stallProbe } from './doors/health.ts';
import { createHttpServer } from './doors/http-server.ts';
import { pages } from './doors/pages.ts';
import { renderOnDemand } from './doors/render-on-demand.ts';
import { deriveKey } from './keys.ts';
import type { Log } from './log.ts';
import { receiptOf } from './message.ts';
import type { Metrics } from './metrics.ts';
import { databaseOutbox } from './outbox/database-outbox.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { type Database, openDatabase } from './storage/database.ts';
import { readSecret, recordHeartbeat } from './storage/installation.ts';
import { isPostgres } from './storage/postgres.ts';

/** Times that tests shorten. */
export interface Timeouts {
  /** How long a request may take to arrive. */
  requestMs: number;
  /** How long a connection may rest, even if its client just does not read. */
  idleMs: number;
  /** How long a write waits for another process's lock. */
  busyMs: number;
  /**
   * How long a visitor waits for the database before the answer is 503. The message may still be stored a moment
   * later; it is then delivered like any other.
   */
  storeMs: number;
  /** How long running deliveries may take when the server stops. */
  deliveryGraceMs: number;
}

/** A visitor's browser gives up after 30 s; the store must have answered well before. */
export const defaultTimeouts: Timeouts = {
  requestMs: 60_000,
  idleMs: 120_000,
  busyMs: 3_000,
  storeMs: 8_000,
  deliveryGraceMs: 5_000,
};

interface AppOptions {
  dist?: string;
  timeouts?: Partial<Timeouts>;
  metrics?: Metrics | undefined;
}

/** Builds the whole server: the built site in `dist`, the doors, and everything behind them. Does not listen yet. */
export async function createApp(
  config: Config,
  log: Log,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { dist = 'dist', metrics } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
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

  const servicesFor = (request: FastifyRequest) => pageServices(services, request, log, build.errorPage);
  const rendered = { renderOnDemand: renderOnDemand(build, servicesFor, log) };
  try {
    await app.register(health, services);
    await app.register(contactFunction, {
      ...contactDoor(services, config, log),
      prefix: contactFunctionPath,
    });
    await app.register(deskDoor, { ...rendered, prefix: deskPath.replace(/\/$/, '') });
    await app.register(pages, { ...rendered, build });
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** What the doors offer to visitors, the team and load balancers. */
export interface Services {
  submit(submitted: Submitted, sentBy: { address: string; requestId: string }): Promise<SubmitOutcome>;
  receipt(reference: string): Promise<MessageReceipt | undefined>;
  desk: MessageDesk;
  readiness: Readiness;
  close(): Promise<void>;
}

/** Opens the database and starts everything that needs no HTTP. */
export async function startServices(
  config: Config,
  log: Log,
  { timeouts = defaultTimeouts, metrics }: { timeouts?: Timeouts; metrics?: Metrics | undefined } = {},
): Promise<Services> {
  const database = await openDatabase(config.database, { busyTimeoutMs: timeouts.busyMs });
  try {
    return await servicesOn(database, config, log, timeouts, metrics);
  } catch (error) {
    // An open database would keep the process alive.
    await database.destroy().catch(() => {});
    throw error;
  }
}

async function servicesOn(
  database: Database,
  config: Config,
  log: Log,
  timeouts: Timeouts,
  metrics: Metrics | undefined,
): Promise<Services> {
  const clock = systemClock;
  const store = databaseMessageStore(database);
  const outbox = databaseOutbox(database);
  metrics?.watch(outbox, log);
  const secret = config.secretKey ?? (await readSecret(database, 'key'));
  const [clientKey, linkKey] = [deriveKey(secret, 'clients'), deriveKey(secret, 'links')];
  const runningOutbox = await startOutbox(config, {
    outbox,
    findMessage: store.findByReference,
    linksFor: reference => deskLinks(reference, clock.now(), { siteUrl: config.siteUrl, key: linkKey }),
    addressKey: deriveKey(secret, 'addresses'),
    clock,
    log,
    metrics,
  });
  const submitDeps: SubmitDeps = {
    store,
    limiter: messageLimiter({
      contactLimit: config.contactLimit,
      siteLimit: config.siteLimit,
      makeCounter: isPostgres(database) ? sharedCounter(database) : memoryCounter,
      log,
    }),
    deliveryOptions: config,
    isDistress: distressFinder(readDistressWords()),
    textKey: deriveKey(secret, 'texts'),
    clock,
    log,
    nudge: runningOutbox.nudge,
    storeTimeoutMs: timeouts.storeMs,
    metrics,
  };
  const months = readOrganization().retention.messageMonths;
  const retention = startRetention({ store, outbox, months, clock, log });
  const spoken = languages();

  return {
    submit: (submitted, { address, requestId }) =>
      submitContactForm(
        {
          ...submitted,
          language: spoken.find(code => code === submitted.language) ?? defaultLanguage,
          client: clientOf(address, clientKey, clock.now()),
          requestId,
        },
        submitDeps,
      ),
    async receipt(text) {
      const reference = parseReference(text);
      const message = reference && (await store.findByReference(reference));
      return message ? receiptOf(message) : undefined;
    },
    desk: messageDesk({ store, key: linkKey, clock }),
    readiness: createReadiness(
      [
        { name: 'database', check: () => recordHeartbeat(database, 'database', clock.now()) },
        stallProbe('outbox', () => runningOutbox.lastPass()?.getTime()),
      ],
      log,
    ),
    async close() {
      await Promise.all([retention.stop(), runningOutbox.stop(timeouts.deliveryGraceMs)]);
      await database.destroy();
    },
  };
}

/** Options of the door for scripts, which also serves `astro dev`. */
export function contactDoor({ submit }: Services, { allowedOrigins }: Config, log: Log) {
  const answers = new Map(
    languages().map(code => [code, contactAnswers(readContent(code)['contact-answers'], code)]),
  );
  const inDefault = contactAnswers(readContent(defaultLanguage)['contact-answers'], defaultLanguage);
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
