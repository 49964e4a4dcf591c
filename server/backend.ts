import type { IncomingMessage } from 'node:http';
import { readContent, readDistressWords, readOrganization } from '#content/content.ts';
import { defaultLanguage, languages } from '#content/language.ts';
import { contactBodyLimit } from '#contract/contact-message.ts';
import type { Services } from '#contract/page-services.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { databaseMessageStore } from './contact/database-message-store.ts';
import { distressFinder } from './contact/distress.ts';
import { memoryCounter, messageLimiter, sharedCounter } from './contact/message-limiter.ts';
import { parseReference } from './contact/reference.ts';
import { startRetention } from './contact/retention.ts';
import { submitContactForm } from './contact/submit-contact-form.ts';
import { deskLinks } from './desk/link.ts';
import { messageDesk } from './desk/message-desk.ts';
import { progressProbe } from './health/progress.ts';
import { type Readiness, readiness } from './health/readiness.ts';
import type { Answer } from './http/answer.ts';
import { clientAddress, senderDigest } from './http/client-address.ts';
import { contactAnswers } from './http/contact-answers.ts';
import { contactFunction } from './http/contact-function.ts';
import { type ErrorPage, plainErrorPage } from './http/error-page.ts';
import type { BodyLimits } from './http/read-body.ts';
import { deriveKey } from './keys.ts';
import type { Log } from './log.ts';
import { receiptOf } from './message.ts';
import type { Metrics } from './metrics/metrics.ts';
import { databaseOutbox } from './outbox/database-outbox.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { type Database, openDatabase } from './storage/database.ts';
import { readSecret, recordHeartbeat } from './storage/installation.ts';
import { isPostgres } from './storage/postgres.ts';

/** Times and sizes that tests make smaller. Milliseconds and bytes. */
export interface Limits {
  body: BodyLimits;
  /** How long a write waits for another process's lock. */
  busyTimeout: number;
  /**
   * How long a visitor waits for the store; then the answer is 503. The message may be stored all the same, a moment
   * later: it is not confirmed, and delivered like any other.
   */
  storeDeadline: number;
  /** How long deliveries that are on their way may take when the server stops. */
  deliveryGrace: number;
}

/** A visitor's browser gives up after 30 s; the store must have said no well before. */
export const defaultLimits: Limits = {
  body: { bytes: contactBodyLimit, milliseconds: 45_000 },
  busyTimeout: 3_000,
  storeDeadline: 8_000,
  deliveryGrace: 5_000,
};

/** What the server does for a request, and how to let go of what it holds. */
export interface Backend {
  readiness: Readiness;
  /** Answers the JSON call. */
  contactFunction(req: IncomingMessage, requestId: string, sound: boolean): Promise<Answer>;
  servicesFor(req: IncomingMessage, requestId: string): Services;
  close(): Promise<void>;
}

interface BackendOptions {
  errorPage?: ErrorPage;
  limits?: Limits;
  metrics?: Metrics | undefined;
}

/** Puts the parts behind the pages together: the store, the limit and the use case. */
export async function createBackend(
  config: Config,
  log: Log,
  options: BackendOptions = {},
): Promise<Backend> {
  const { busyTimeout } = options.limits ?? defaultLimits;
  const database = await openDatabase(config.database, { busyTimeoutMs: busyTimeout });
  try {
    return await backendOn(database, config, log, options);
  } catch (error) {
    // Open, it would keep the process alive.
    await database.destroy().catch(() => {});
    throw error;
  }
}

/** What runs by itself is started last: a failure leaves nothing behind that goes on. */
async function backendOn(
  database: Database,
  config: Config,
  log: Log,
  options: BackendOptions,
): Promise<Backend> {
  const { errorPage = plainErrorPage, limits = defaultLimits, metrics } = options;
  const language = defaultLanguage;
  const spoken = languages();
  const answersFor = (code: string) => contactAnswers(readContent(code)['contact-answers'], code);
  const answers = answersFor(language);
  const answersOf = new Map(spoken.map(code => [code, answersFor(code)]));
  const isDistress = distressFinder(readDistressWords());
  const { messageMonths: months } = readOrganization().retention;
  const store = databaseMessageStore(database);
  const outbox = databaseOutbox(database);
  metrics?.watch(outbox, log);
  const { now } = systemClock;
  const secret = config.secretKey ?? (await readSecret(database, 'key'));
  const [senderKey, textKey] = [deriveKey(secret, 'clients'), deriveKey(secret, 'texts')];
  const linkKey = deriveKey(secret, 'links');
  const desk = messageDesk({ store, key: linkKey, clock: systemClock });
  const limiter = messageLimiter({
    contactLimit: config.contactLimit,
    siteLimit: config.siteLimit,
    makeCounter: isPostgres(database) ? sharedCounter(database) : memoryCounter,
    log,
  });
  const deliveries = await startOutbox(config, {
    outbox,
    findMessage: store.findByReference,
    linksFor: reference => deskLinks(reference, now(), { siteUrl: config.siteUrl, key: linkKey }),
    addressKey: deriveKey(secret, 'addresses'),
    clock: systemClock,
    log,
    metrics,
  });
  const retention = startRetention({
    store,
    outbox,
    months,
    clock: systemClock,
    log,
  });

  const failedIn = (requestId: string) => (error: unknown) =>
    log.error({ requestId, err: error }, 'unexpected error');
  const submitFrom =
    (req: IncomingMessage, requestId: string): Services['submit'] =>
    async submitted => {
      const forwardedFor = req.headers['x-forwarded-for']?.toString();
      const address = clientAddress(req.socket.remoteAddress, forwardedFor, config.trustedProxies);
      return submitContactForm(
        {
          ...submitted,
          language: spoken.find(code => code === submitted.language) ?? language,
          client: { address: senderDigest(address, senderKey, now()) },
          requestId,
        },
        {
          store,
          limiter,
          deliveryOptions: config,
          isDistress,
          textKey,
          clock: systemClock,
          log,
          nudge: deliveries.nudge,
          storeTimeoutMs: limits.storeDeadline,
          metrics,
        },
      );
    };
  const servicesFor = (req: IncomingMessage, requestId: string): Services => ({
    requestId,
    submit: submitFrom(req, requestId),
    async receipt(text) {
      const reference = parseReference(text);
      const message = reference && (await store.findByReference(reference));
      return message ? receiptOf(message) : undefined;
    },
    desk,
    unexpectedError(error) {
      failedIn(requestId)(error);
      return new Response(errorPage.render({ status: 500, requestId }), {
        status: 500,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': errorPage.policy,
          'Cache-Control': 'no-store',
        },
      });
    },
  });
  return {
    servicesFor,
    contactFunction: (req, requestId, sound) =>
      contactFunction(req, {
        sound,
        answersIn: code => (code !== undefined && answersOf.get(code)) || answers,
        allowedOrigins: config.allowedOrigins,
        limits: limits.body,
        submit: submitFrom(req, requestId),
        failed: failedIn(requestId),
      }),
    readiness: readiness(
      [
        { name: 'database', check: () => recordHeartbeat(database, 'database', now()) },
        progressProbe('outbox', () => deliveries.lastPass()?.getTime()),
      ],
      log,
    ),
    async close() {
      await Promise.all([retention.stop(), deliveries.stop(limits.deliveryGrace)]);
      await database.destroy();
    },
  };
}
