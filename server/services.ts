import type { PublicReceipt } from '#shared/contact/on-demand.ts';
import { maskedContact } from '#shared/contact/reply-contact.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { raceSignal, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Client, identifyClient } from './contact/client.ts';
import { databaseMessageStore } from './contact/database-message-store.ts';
import { messageLimiter } from './contact/message-limiter.ts';
import { parseReference } from './contact/reference.ts';
import { startRetention } from './contact/retention.ts';
import {
  type Submission,
  type SubmitDeps,
  type SubmitOutcome,
  submitContactForm,
} from './contact/submit-contact-form.ts';
import { type TeamLinkActions, teamLinkActions } from './contact/team-link-actions.ts';
import { teamLinks } from './contact/team-link-token.ts';
import { assertAlive } from './http/health.ts';
import { RequestError } from './http/requests.ts';
import { deriveKey } from './keys.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { databaseOutbox } from './outbox/database-outbox.ts';
import { setAsideQueue } from './outbox/set-aside-queue.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { assertWritable, getOrCreateSecret } from './storage/app-state.ts';
import { openDatabase } from './storage/database.ts';
import { toReceipt } from './storage/message.ts';

/** Times that tests shorten. A visitor's browser gives up after 30 s; the database must have answered well before. */
const defaultTimeouts = {
  /** How long a statement waits for another process's lock. */
  busyMs: 3_000,
  /**
   * How long a visitor waits for the database before the answer is an error. A message may still be stored a moment
   * later; it is then delivered like any other.
   */
  storeMs: 8_000,
  /** How often to look for messages that were set aside and not yet listed. */
  listPollMs: 30_000,
  /** How long running deliveries may take when the server stops. */
  deliveryGraceMs: 5_000,
};

export type ServiceTimeouts = typeof defaultTimeouts;

export interface ServicesOptions {
  timeouts?: Partial<ServiceTimeouts> | undefined;
  metrics?: Metrics | undefined;
}

/** Opens the database and starts everything except the HTTP server. Returns what the routes call. */
export async function startServices(
  config: Config,
  content: SiteContent,
  log: Log,
  { timeouts, metrics }: ServicesOptions = {},
) {
  const { busyMs, storeMs, listPollMs, deliveryGraceMs } = { ...defaultTimeouts, ...timeouts };
  const database = await openDatabase(config.database, { busyTimeoutMs: busyMs });
  try {
    const { organization } = content;
    const clock = systemClock;
    const store = databaseMessageStore(database);
    const outbox = databaseOutbox(database);
    metrics?.watch(outbox, log);
    const secret = config.secretKey ?? (await getOrCreateSecret(database));
    const [clientKey, linkKey] = [deriveKey(secret, 'clients'), deriveKey(secret, 'links')];
    const runningOutbox = await startOutbox(config, {
      content,
      outbox,
      findMessage: store.findByReference,
      setAside: {
        queue: setAsideQueue(database),
        countSetAside: () => store.count({ state: 'new', setAside: true }),
        pollMs: listPollMs,
      },
      linksFor: reference => teamLinks(reference, clock.now(), { siteUrl: config.siteUrl, key: linkKey }),
      addressKey: deriveKey(secret, 'addresses'),
      clock,
      log,
      metrics,
    });
    const submitDeps: SubmitDeps = {
      store,
      limiter: messageLimiter(config),
      responseHours: organization.responseHours,
      referencePrefix: organization.referencePrefix,
      deliveryOptions: config,
      textKey: deriveKey(secret, 'texts'),
      clock,
      log,
      wakeOutbox: runningOutbox.wake,
      storeTimeoutMs: storeMs,
      metrics,
    };
    const months = organization.retention.messageMonths;
    const retention = startRetention({ store, outbox, months, clock, log });
    const withTimeout = async <T>(reading: Promise<T>): Promise<T> => {
      try {
        return await raceSignal(reading, AbortSignal.timeout(storeMs));
      } catch (error) {
        log.error({ err: error }, 'message not read');
        throw new RequestError(503);
      }
    };
    const { open, change } = teamLinkActions({
      store,
      key: linkKey,
      clock,
      deliveryOptions: config,
      wakeOutbox: runningOutbox.wake,
    });
    const actions: TeamLinkActions = {
      open: token => withTimeout(open(token)),
      change: (token, state) => withTimeout(change(token, state)),
    };

    return {
      submit: (submission: Submission): Promise<SubmitOutcome> => submitContactForm(submission, submitDeps),
      /** Identifies the sender of a request. */
      identifyClient: ({ ip }: { ip: string }): Client => identifyClient(ip, clientKey, clock.now()),
      async findReceipt(text: string): Promise<PublicReceipt | undefined> {
        const reference = parseReference(text, organization.referencePrefix);
        const message = reference && (await withTimeout(store.findByReference(reference)));
        return message ? { ...toReceipt(message), replyTo: maskedContact(message) } : undefined;
      },
      actions,
      probes: {
        database: () => assertWritable(database),
        outbox: () => assertAlive(runningOutbox.lastPassMs()),
      },
      async close() {
        await Promise.all([retention.stop(), runningOutbox.stop(deliveryGraceMs)]);
        await database.destroy();
      },
    };
  } catch (error) {
    // An open database would keep the process alive.
    await database.destroy().catch(() => {});
    throw error;
  }
}
