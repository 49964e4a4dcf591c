import { z } from 'zod/mini';
import {
  contactApiPath,
  contactResponseBody,
  type FormValues,
  formAgeHeader,
  formType,
  honeypotField,
} from '#shared/contact/contact-message.ts';

/** The receipt of a stored message, as the server sent it. Times in ISO 8601, UTC. */
export interface ReceivedReceipt {
  reference: string;
  receivedAt?: string | undefined;
  replyBy?: string | undefined;
}

/**
 * Why a message was not taken. `refused`: retrying won't help. `busy`: retry later, or another server answered.
 * `no-answer`: it may have arrived.
 */
type FailureReason = 'refused' | 'busy' | 'no-answer';

/** The outcome of the call; `text` is the server's own, where the visitor should read it. */
export type SendResult =
  | { kind: 'sent'; text?: string | undefined; receipt?: ReceivedReceipt | undefined }
  | {
      kind: 'failed';
      reason: FailureReason;
      text?: string | undefined;
      waitMinutes?: number | undefined;
    };

/** A message with what is known about its sending. */
export interface Call {
  message: FormValues;
  /** Idempotency key: lets the server recognize a retry. */
  key: string;
  /** Language of the page. */
  language: string;
  /** The text of the honeypot; sent only if there is one. */
  honeypot: string;
  /** The form's: the contact API is at the same origin. */
  action: string;
}

const answerTimeoutMs = 30_000;

/** The request as it is sent and queued. */
export interface MessageRequest {
  url: string;
  headers: Record<string, string>;
  body: string | ArrayBuffer;
}

/** The request of the architecture, section "The contact API". */
export function requestFor({ message, key, language, honeypot, action }: Call) {
  return {
    url: new URL(contactApiPath, new URL(action, location.href)).href,
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': language,
      'Idempotency-Key': key,
      [formAgeHeader]: String(Math.floor(performance.now() / 1000)),
    },
    body: JSON.stringify({ ...message, formType, ...(honeypot !== '' && { [honeypotField]: honeypot }) }),
  } satisfies MessageRequest;
}

/** Sends the request once, unless or until the signal aborts it. Never throws. */
export async function sendMessage(
  { url, headers, body }: MessageRequest,
  timeoutMs: number = answerTimeoutMs,
  signal?: AbortSignal,
): Promise<SendResult> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, timeoutMs);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: abort.signal });
    // Read the body before the timer stops: a truncated answer is a lost one.
    return parseAnswer(response.status, response.headers.get('Retry-After'), await response.text());
  } catch {
    return { kind: 'failed', reason: 'no-answer' };
  } finally {
    clearTimeout(timer);
  }
}

/** Reads an answer. An undocumented one counts as failed. */
export function parseAnswer(status: number, retryAfter: string | null, body: string): SendResult {
  const answer = z.safeParse(contactResponseBody, parseJson(body)).data;
  const error = answer?.error?.trim() || undefined;
  if (status === 429)
    return { kind: 'failed', reason: 'busy', text: error, waitMinutes: waitMinutes(retryAfter) };
  // A captive portal answers every request with its own page.
  if (!answer) return { kind: 'failed', reason: 'busy' };
  if (status !== 200) return { kind: 'failed', reason: isRefusal(status) ? 'refused' : 'busy' };
  if (!answer.success) return { kind: 'failed', reason: 'refused', text: error };
  const { reference, receivedAt, replyBy } = answer;
  return {
    kind: 'sent',
    text: answer.message?.trim() || undefined,
    receipt: reference ? { reference, receivedAt, replyBy } : undefined,
  };
}

/** 408: the request took too long to arrive. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** `Retry-After` in seconds as whole minutes to wait, at least one; `undefined` when it says nothing usable. */
export function waitMinutes(retryAfter: string | null): number | undefined {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : undefined;
}
