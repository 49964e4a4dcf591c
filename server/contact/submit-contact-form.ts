import { hash } from 'node:crypto';
import { type ContactMessage, parseContactMessage, trapField } from '#contract/contact-message.ts';
import type { SubmitOutcome, Submitted } from '#contract/page-services.ts';
import { receiptOf, type StoredMessage, type Suspicion } from '../message.ts';
import type { DueDelivery } from '../outbox/outbox.ts';
import { countedRepetitions, judge } from './abuse.ts';
import type { MessageLimiter } from './message-limiter.ts';
import type { IdempotencyKey, MessageStore, NewMessage } from './message-store.ts';

const hour = 60 * 60 * 1000;

/** How long a repeated call is known as such, in milliseconds. */
const keyLifetime = 24 * hour;

/** How far back the same text is looked for, in milliseconds. */
const sameTextPeriod = 24 * hour;

/** When to try again after the store failed: long enough for a lock to pass, short enough to wait for. */
const retryAfterSeconds = 5;

export interface Submission extends Submitted {
  /** Whose messages are counted together: a digest. */
  sender: string;
  language: string;
}

export interface SubmitNeeds {
  store: MessageStore;
  limiter: MessageLimiter;
  now(): Date;
  makeReference(): string;
  /** Whether a text holds words of distress. */
  isDistress(text: string): boolean;
  /** What finds the same name and message again. */
  textDigest(message: ContactMessage): string;
  /** What a message sets off, nothing while it is held; written down together with it. */
  deliveriesFor(message: NewMessage['message']): readonly DueDelivery[];
  /** A message was just stored, in time for its sender to hear of it or not. */
  stored(): void;
  /** Hears of each failure of the store; the sender only hears that it did not work. */
  storeFailed(error: unknown): void;
  /** Longest wait for the store, in milliseconds. */
  storeDeadline: number;
}

/**
 * Takes a contact message: checks it, knows a repeated call again, limits, and stores durably before it says so. One
 * that looks like abuse is stored as well, and held; its sender is told the same.
 */
export async function submitContactForm(submission: Submission, needs: SubmitNeeds): Promise<SubmitOutcome> {
  const parsed = parseContactMessage(submission.fields);
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };

  const receivedAt = needs.now();
  const message = { ...parsed.message, language: submission.language, receivedAt };
  try {
    return await withDeadline(needs.storeDeadline, signal => takeMessage(message, submission, needs, signal));
  } catch (error) {
    needs.storeFailed(error);
    return { kind: 'unavailable', retryAfterSeconds };
  }
}

type UnjudgedMessage = Omit<NewMessage['message'], 'reference' | 'heldFor'>;

async function takeMessage(
  message: UnjudgedMessage,
  submission: Submission,
  needs: SubmitNeeds,
  signal: AbortSignal,
): Promise<SubmitOutcome> {
  const { sender, idempotencyKey } = submission;
  const key = idempotencyKey ? digestKey(idempotencyKey, message.receivedAt) : undefined;
  const urgent = needs.isDistress(`${message.name}\n${message.organization}\n${message.message}`);
  const decision = await needs.limiter.take(sender, urgent);
  if (!decision.allowed) {
    // A call that was taken once is answered as then, whatever came in between.
    const repeated = key && (await needs.store.findByKey(key.hash, message.receivedAt));
    if (repeated) return { kind: 'stored', ...receiptOf(repeated) };
    const { of, retryAfterSeconds } = decision;
    return { kind: 'limited', of, retryAfterSeconds };
  }
  let counts = false;
  try {
    const { stored, isNew } = await store({ message, submission, key, urgent }, needs, signal);
    counts = isNew;
    if (isNew) needs.stored();
    return { kind: 'stored', ...receiptOf(stored) };
  } finally {
    if (!counts) await needs.limiter.giveBack(sender, urgent);
  }
}

/** Why a message is held. Never asked about words of distress: those go out, whatever else speaks against them. */
function suspicionsOf({ message, submission }: Unstored, sameTexts: number): Suspicion[] {
  const { fields, formAge } = submission;
  const trap = Object.hasOwn(fields, trapField) ? fields[trapField] : '';
  const trapped = typeof trap === 'string' && trap.trim() !== '';
  return judge(message, { trapped, formAge, sameTexts });
}

interface Unstored {
  message: UnjudgedMessage;
  submission: Submission;
  key: IdempotencyKey | undefined;
  urgent: boolean;
}

/** Two references alike are one in 38 billion; ten in a row mean that something is broken. */
const attemptLimit = 10;

/** Stores a message as if nobody had sent the same text before, and judges it again if somebody has. */
async function store(
  unstored: Unstored,
  needs: SubmitNeeds,
  signal: AbortSignal,
): Promise<{ stored: Pick<StoredMessage, 'reference' | 'receivedAt'>; isNew: boolean }> {
  const { message, key, urgent } = unstored;
  const textDigest = needs.textDigest(message);
  const since = new Date(message.receivedAt.getTime() - sameTextPeriod);
  let sameTexts = 0;
  for (let attempt = 0; attempt < attemptLimit; attempt++) {
    const heldFor = urgent ? [] : suspicionsOf(unstored, sameTexts);
    const stored = { ...message, heldFor, reference: needs.makeReference() };
    const counts = !urgent && sameTexts < countedRepetitions;
    const entry = {
      message: stored,
      key,
      textDigest,
      deliveries: needs.deliveriesFor(stored),
      unlessSeen: counts ? { since, moreThan: sameTexts } : undefined,
    };
    const result = await needs.store.add(entry, signal);
    if (result.kind === 'added') return { stored, isNew: true };
    if (result.kind === 'repeated') return { stored: result.message, isNew: false };
    if (result.kind === 'seen') sameTexts = result.times;
  }
  throw new Error(`not stored after ${attemptLimit} attempts`);
}

function digestKey(key: string, now: Date): IdempotencyKey {
  return { hash: hash('sha256', key), expiresAt: new Date(now.getTime() + keyLifetime) };
}

/** Waits for work so many milliseconds, and tells it when nobody waits any more. */
async function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`the store did not answer within ${milliseconds} ms`);
    reject(error);
    late.abort(error);
  }, milliseconds);
  try {
    return await Promise.race([work(late.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}
