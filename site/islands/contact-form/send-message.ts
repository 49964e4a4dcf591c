import { z } from 'zod/mini';
import {
  type ContactMessage,
  contactAnswer,
  contactFunctionPath,
  formAgeHeader,
  trapField,
} from '#contract/contact-message.ts';

/** The receipt of a stored message. Times in ISO 8601, UTC. */
export interface Receipt {
  reference: string;
  receivedAt?: string | undefined;
  replyBy?: string | undefined;
}

/** The outcome of the call, with the text to show (specification, section 8). */
export type Outcome =
  | { kind: 'sent'; text: string; receipt?: Receipt | undefined }
  | { kind: 'failed'; text: string; waitMinutes?: number | undefined };

export interface OutcomeTexts {
  failed: string;
  network: string;
  sent: string;
}

/** A message with what is known about its sending. */
export interface Call {
  message: ContactMessage;
  /** Idempotency key: lets the server recognize a retry. */
  key: string;
  /** Language of the page. */
  language: string;
  /** The text of the honeypot; sent only if there is one. */
  trap: string;
}

/** A network that hangs longer counts as lost. */
const answerTimeoutMs = 30_000;

/** Makes the call of the architecture, section "The call", once. Never throws. */
export async function sendMessage(
  { message, key, language, trap }: Call,
  texts: OutcomeTexts,
  timeoutMs: number = answerTimeoutMs,
): Promise<Outcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(contactFunctionPath, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': language,
        'Idempotency-Key': key,
        // Counted from the opening of the page: the form is shown with it.
        [formAgeHeader]: String(Math.floor(performance.now() / 1000)),
      },
      body: JSON.stringify(trap === '' ? message : { ...message, [trapField]: trap }),
      signal: abort.signal,
    });
    // Read to the end before the timer stops: an answer that breaks off is a lost answer.
    return outcomeOf(response.status, response.headers.get('Retry-After'), await response.text(), texts);
  } catch {
    return { kind: 'failed', text: texts.network };
  } finally {
    clearTimeout(timer);
  }
}

/** Reads an answer. One that is not as documented counts as failed. */
export function outcomeOf(
  status: number,
  retryAfter: string | null,
  body: string,
  texts: OutcomeTexts,
): Outcome {
  const answer = z.safeParse(contactAnswer, parseJson(body)).data;
  // "Please try again" would be wrong advice: the answer says to wait.
  if (status === 429)
    return {
      kind: 'failed',
      text: answer?.error?.trim() || texts.failed,
      waitMinutes: minutesOf(retryAfter),
    };
  if (status !== 200) return { kind: 'failed', text: texts.failed };
  if (!answer?.success) return { kind: 'failed', text: answer?.error?.trim() || texts.failed };
  const { reference, receivedAt, replyBy } = answer;
  return {
    kind: 'sent',
    text: answer.message?.trim() || texts.sent,
    receipt: reference ? { reference, receivedAt, replyBy } : undefined,
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** `Retry-After` in seconds as whole minutes to wait, at least one; `undefined` when it says nothing usable. */
export function minutesOf(retryAfter: string | null): number | undefined {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : undefined;
}
