import { createHash } from 'node:crypto';
import { parseContactMessage, responseHours } from '../../contract/contact-message.ts';
import type { MessageReceipt, SubmitOutcome } from '../../contract/services.ts';
import type { DueDelivery } from './delivery.ts';
import type { MessageLimiter } from './message-limiter.ts';
import type { IdempotencyKey, MessageStore, NewMessage } from './message-store.ts';

const hour = 60 * 60 * 1000;

/** How long a repeated call is known as such, in milliseconds. */
const keyLifetime = 24 * hour;

/** When to try again after the store failed: long enough for a lock to pass, short enough to wait for. */
const retryAfterSeconds = 5;

export interface Submission {
  fields: Readonly<Record<string, unknown>>;
  /** Whose messages are counted together. */
  sender: string;
  language: string;
  idempotencyKey?: string | undefined;
}

export interface SubmitNeeds {
  store: MessageStore;
  limiter: MessageLimiter;
  now(): Date;
  makeReference(): string;
  /** What a message sets off; written down together with it. */
  deliveriesFor(message: NewMessage['message']): readonly DueDelivery[];
  /** Hears of each failure of the store; the sender only hears that it did not work. */
  storeFailed(error: unknown): void;
  /** Longest wait for the store, in milliseconds. */
  storeDeadline: number;
}

/** Takes a contact message: checks it, knows a repeated call again, limits, and stores durably before it says so. */
export async function submitContactForm(submission: Submission, needs: SubmitNeeds): Promise<SubmitOutcome> {
  const parsed = parseContactMessage(submission.fields);
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };

  const receivedAt = needs.now();
  const message = { ...parsed.message, language: submission.language, receivedAt, heldFor: [] };
  const key = submission.idempotencyKey ? digestKey(submission.idempotencyKey, receivedAt) : undefined;
  try {
    return await withDeadline(takeMessage(message, key, submission.sender, needs), needs.storeDeadline);
  } catch (error) {
    needs.storeFailed(error);
    return { kind: 'unavailable', retryAfterSeconds };
  }
}

/** By when a message is answered that was stored at that moment. */
export function receiptOf(message: { reference: string; receivedAt: Date }): MessageReceipt {
  const { reference, receivedAt } = message;
  return { reference, receivedAt, replyBy: new Date(receivedAt.getTime() + responseHours * hour) };
}

type UnnamedMessage = Omit<NewMessage['message'], 'reference'>;

async function takeMessage(
  message: UnnamedMessage,
  key: IdempotencyKey | undefined,
  sender: string,
  needs: SubmitNeeds,
): Promise<SubmitOutcome> {
  const repeated = key && (await needs.store.findByKey(key.hash, message.receivedAt));
  if (repeated) return { kind: 'stored', ...receiptOf(repeated) };

  const decision = await needs.limiter.take(sender);
  if (!decision.allowed) return { kind: 'limited', retryAfterSeconds: decision.retryAfterSeconds };
  let counts = false;
  try {
    const { stored, isNew } = await store(message, key, needs);
    counts = isNew;
    return { kind: 'stored', ...receiptOf(stored) };
  } finally {
    if (!counts) await needs.limiter.giveBack(sender);
  }
}

/** Two references alike are one in 38 billion; ten in a row mean that something is broken. */
const referenceAttempts = 10;

async function store(
  message: UnnamedMessage,
  key: IdempotencyKey | undefined,
  needs: SubmitNeeds,
): Promise<{ stored: { reference: string; receivedAt: Date }; isNew: boolean }> {
  const textDigest = digestText(message);
  for (let attempt = 0; attempt < referenceAttempts; attempt++) {
    const stored = { ...message, reference: needs.makeReference() };
    const deliveries = needs.deliveriesFor(stored);
    const result = await needs.store.add({ message: stored, key, textDigest, deliveries });
    if (result === 'added') return { stored, isNew: true };
    // The same call arrived twice at once and the other one was faster: both get its answer.
    const first =
      result === 'key-taken' && key ? await needs.store.findByKey(key.hash, message.receivedAt) : undefined;
    if (first) return { stored: first, isNew: false };
  }
  throw new Error(`no free reference after ${referenceAttempts} attempts`);
}

/** The same for texts that differ in case and white space only. */
export function digestText({ name, message }: { name: string; message: string }): string {
  const plain = `${name}\n${message}`.toLowerCase().replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(plain).digest('hex');
}

function digestKey(key: string, now: Date): IdempotencyKey {
  const hash = createHash('sha256').update(key).digest('hex');
  return { hash, expiresAt: new Date(now.getTime() + keyLifetime) };
}

async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`the store did not answer within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
