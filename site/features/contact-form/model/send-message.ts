import { z } from 'zod/mini';
import {
  contactApiPath,
  contactResponseBody,
  formType,
  honeypotField,
  type MessageReceipt,
  messageReceipt,
} from '#shared/contact/contact-requests.ts';
import type { Submission } from './form-values.ts';

/** What became of a message. `text` is the server's own, if there is one for the visitor. */
export type Outcome = { text?: string | undefined } & (
  | { kind: 'sent'; receipt?: MessageReceipt | undefined }
  /** The call was lost, and the offline queue has the message. */
  | { kind: 'queued' }
  /** `refused`: retrying won't help. `temporary`: retry later. `no-answer`: it may have arrived. */
  | { kind: 'refused' | 'temporary' | 'no-answer' }
);

const answerTimeoutMs = 30_000;

/** The request as it is sent and queued. */
export interface MessageRequest {
  headers: Record<string, string>;
  body: string | ArrayBuffer;
}

/** The request of docs/operations/reference.md, "The contact API". */
export function requestFor(submission: Submission, language: string, honeypot: string): MessageRequest {
  const { key, values } = submission;
  return {
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': language,
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ ...values, formType, [honeypotField]: honeypot || undefined }),
  };
}

/** Sends the request once. Never throws. */
export function sendMessage({ headers, body }: MessageRequest): Promise<Outcome> {
  const answer = fetch(contactApiPath, { method: 'POST', headers, body }).then(async response =>
    parseAnswer(response.status, await response.text()),
  );
  return withTimeout(answer, answerTimeoutMs).catch(() => ({ kind: 'no-answer' }));
}

/** Rejects if there is no answer in time. What was asked for may still happen. */
export function withTimeout<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(reject, timeoutMs, new Error('No answer in time'));
  });
  return Promise.race([answer, timeout]);
}

/** Reads an answer of any server: one that is not documented counts as a failure. */
export function parseAnswer(status: number, body: string): Outcome {
  const json = parseJson(body);
  const answer = z.safeParse(contactResponseBody, json).data;
  const error = answer?.error?.trim() || undefined;
  if (status === 429) return { kind: 'temporary', text: error };
  // A captive portal answers every request with its own page.
  if (!answer) return { kind: 'temporary' };
  // 408: the request took too long to arrive.
  const isRefused = status >= 400 && status < 500 && status !== 408;
  if (status < 200 || status >= 300) return { kind: isRefused ? 'refused' : 'temporary' };
  if (!answer.success) return { kind: 'refused', text: error };
  return {
    kind: 'sent',
    text: answer.message?.trim() || undefined,
    receipt: z.safeParse(messageReceipt, json).data,
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
