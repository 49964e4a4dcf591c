import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contactApiPath, contactResponseBody } from '#shared/contact/contact-message.ts';

/** A message whose visitor was told that it is stored. */
export interface Confirmed {
  text: string;
  reference: string;
}

/** How often visitors met something other than a confirmation at the first attempt. */
export interface Setbacks {
  /** Connections that nobody accepted. */
  refused: number;
  /** Connections that broke during a call. */
  cut: number;
  /** Answers 503 with `Retry-After`. */
  unavailable: number;
  /** Messages stored by a call whose answer was lost; a retry got the first answer. */
  repeated: number;
}

export type SendResult =
  | { kind: 'confirmed'; reference: string; receivedAt: Date }
  | { kind: 'refused' | 'cut' | 'unavailable' };

/** Browsers give up after this time. */
const callTimeoutMs = 30_000;

/** Sends a message once. Throws on any answer that is not documented. */
export async function sendMessage(
  url: string,
  text: string,
  key: string = randomUUID(),
): Promise<SendResult> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url + contactApiPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name: 'Ada', message: text, formType: 'contact' }),
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    body = await response.text();
  } catch (error) {
    return { kind: isRefused(error) ? 'refused' : 'cut' };
  }
  // A proxy's answer when its connection to the server broke.
  if (response.status === 502) return { kind: 'cut' };
  const { success, reference, receivedAt } = contactResponseBody.parse(JSON.parse(body));
  if (response.status === 200 && success && reference && receivedAt)
    return { kind: 'confirmed', reference, receivedAt: new Date(receivedAt) };
  if (response.status === 503 && !success && Number(response.headers.get('Retry-After')) > 0)
    return { kind: 'unavailable' };
  throw new Error(`unexpected answer ${response.status}: ${body}`);
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

/**
 * Starts visitors who send one message after the other, each as a browser does: with one key, until it is confirmed.
 * @param urlFor returns the current address of the site for a visitor, called before each attempt
 */
export function startVisitors(count: number, urlFor: (visitor: number) => string) {
  const confirmed: Confirmed[] = [];
  const setbacks: Setbacks = { refused: 0, cut: 0, unavailable: 0, repeated: 0 };
  let stopped = false;

  const sendUntilConfirmed = async (visitor: number, text: string): Promise<Confirmed> => {
    const key = randomUUID();
    while (true) {
      const startedAt = new Date();
      const result = await sendMessage(urlFor(visitor), text, key);
      if (result.kind === 'confirmed') {
        if (result.receivedAt < startedAt) setbacks.repeated += 1;
        return { text, reference: result.reference };
      }
      setbacks[result.kind] += 1;
      await wait(50 + Math.random() * 150);
    }
  };
  const visit = async (visitor: number) => {
    while (!stopped) confirmed.push(await sendUntilConfirmed(visitor, `We need water. ${randomUUID()}`));
  };

  const all = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  // Leaves errors to `stop`; without a handler they would end the test run.
  all.catch(() => {});
  return {
    confirmed,
    setbacks,
    /** Lets each visitor finish the current message. */
    async stop() {
      stopped = true;
      await all;
    },
  };
}
