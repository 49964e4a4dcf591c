import { hash, type KeyObject } from 'node:crypto';
import { type FieldProblem, type FormValues, parseContactMessage } from '#shared/contact/contact-message.ts';
import { formType, type MessageReceipt } from '#shared/contact/contact-requests.ts';
import type { Client } from '../base/client.ts';
import { type Clock, day, hour } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { toReceipt } from '../base/message.ts';
import { raceSignal } from '../base/race-signal.ts';
import type { RateLimiter } from '../base/rate-limiter.ts';
import { type ChannelSettings, planDeliveries } from '../outbox/plan-deliveries.ts';
import { findSuspicions, freeText, textDigest } from './abuse.ts';
import type { NewMessage } from './message-rows.ts';
import type { MessageStore } from './message-store.ts';
import { newReference } from './reference.ts';

/** How submitting a form ended. Only `stored` means that the message is on disk. */
export type SubmitOutcome =
  | { kind: 'stored'; receipt: MessageReceipt }
  | { kind: 'invalid'; problems: FieldProblem[] }
  /** There were too many messages, from this client or from all together. */
  | { kind: 'limited'; scope: 'client' | 'site'; retryAfterSeconds: number }
  | { kind: 'unavailable' };

export interface ReceivedForm {
  fields: Readonly<Record<string, unknown>>;
  /** What the honeypot holds; only a text that can be seen counts. */
  honeypot: unknown;
  /** The language of the page it was written on, one of the site's. */
  language: string;
  /** What is sent again with this key and the same content within `keyLifetimeMs` is the same message. */
  idempotencyKey?: string | undefined;
  client: Client;
  requestId: string;
  /** Nobody has typed the text of this addition: the same one before is no sign of abuse. */
  mayRepeat?: boolean;
}

export const rejections = ['invalid', 'limited', 'unavailable'] as const;

export interface SubmitMetrics {
  /** Counts a new message, once. */
  stored(message: NewMessage): void;
  rejected(reason: (typeof rejections)[number]): void;
}

export interface SubmitDeps {
  store: Pick<MessageStore, 'add' | 'findByKey' | 'countText'>;
  limiter: RateLimiter;
  /** Within how many hours a message is answered: what the visitor is promised. */
  responseHours: number;
  referencePrefix: string;
  channelSettings: ChannelSettings;
  textKey: KeyObject;
  clock: Pick<Clock, 'now'>;
  log: Log;
  wakeDelivering(): void;
  /** How long a visitor waits for the store. */
  storeTimeoutMs: number;
  metrics?: SubmitMetrics | undefined;
}

/** Messages with the same text within this time look like abuse. */
const sameTextPeriodMs = day;

/** Makes the function that takes a message, from the contact API and from the posted form. */
export function createSubmit(deps: SubmitDeps) {
  const { store, limiter, clock, log, metrics, channelSettings } = deps;

  const judge = async (
    message: FormValues,
    { honeypot, language, mayRepeat }: ReceivedForm,
    isOverLimit: boolean,
  ): Promise<NewMessage> => {
    const receivedAt = clock.now();
    const replyBy = new Date(receivedAt.getTime() + deps.responseHours * hour);
    const digest = textDigest(message, deps.textKey);
    const since = new Date(receivedAt.getTime() - sameTextPeriodMs);
    const setAsideFor = findSuspicions(freeText(message), {
      isHoneypotFilled: typeof honeypot === 'string' && honeypot.trim() !== '',
      sameTexts: mayRepeat ? 0 : await store.countText(digest, since),
      isOverLimit,
    });
    const reference = newReference(deps.referencePrefix);
    const judged = { ...message, language, receivedAt, replyBy, setAsideFor, reference };
    return { ...judged, textDigest: digest, deliveries: planDeliveries(judged, channelSettings, receivedAt) };
  };

  const limitAndStore = async (form: ReceivedForm, signal: AbortSignal): Promise<SubmitOutcome> => {
    const parsed = parseContactMessage(form.fields);
    if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };
    const { message } = parsed;
    const { client, idempotencyKey } = form;
    const keyHash = idempotencyKey === undefined ? undefined : hashKey(idempotencyKey, message);
    // A repeated call gets its first answer, even beyond the limit and while the database is locked.
    const known = keyHash === undefined ? undefined : await store.findByKey(keyHash);
    if (known) return { kind: 'stored', receipt: toReceipt(known) };
    const decision = limiter.admit(client);
    if (!decision.allowed) return { kind: 'limited', ...decision };
    let isNew = false;
    try {
      const incoming = await judge(message, form, decision.isOverLimit);
      const stored = await store.add({ ...incoming, keyHash }, signal);
      isNew = stored.reference === incoming.reference;
      if (isNew) {
        metrics?.stored(incoming);
        deps.wakeDelivering();
      }
      return { kind: 'stored', receipt: toReceipt(stored) };
    } finally {
      // Only a new message counts for the limit.
      if (!isNew) limiter.takeBack(client);
    }
  };

  /** Stores a message durably, once. Suspected abuse is stored and set aside; the visitor sees no difference. */
  return async (form: ReceivedForm): Promise<SubmitOutcome> => {
    const signal = AbortSignal.timeout(deps.storeTimeoutMs);
    const outcome = await raceSignal(limitAndStore(form, signal), signal).catch((error: unknown) => {
      log.error({ requestId: form.requestId, err: error }, 'message not stored');
      return { kind: 'unavailable' } as const;
    });
    if (outcome.kind !== 'stored') metrics?.rejected(outcome.kind);
    return outcome;
  };
}

/**
 * Binds the key to the content, so that the same key with other content is a new message and not lost.
 * The digest of a message must stay the same: otherwise one whose answer was lost, and that is sent again
 * after an update, would be stored twice.
 */
export function hashKey(key: string, values: FormValues): string {
  return hash('sha256', `${key}\0${JSON.stringify({ ...values, formType })}`);
}
