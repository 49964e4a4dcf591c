import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contactAnswer, contactFunctionPath } from '#contract/contact-message.ts';

/** A message of which the sender was told that it is stored. */
export interface Confirmed {
  text: string;
  reference: string;
}

/** How often senders met what. */
export interface Encounters {
  /** Nobody listened. */
  refused: number;
  /** Connections that broke during a call. */
  cut: number;
  /** Answers 503, each with the time to wait. */
  unavailable: number;
  /** Calls whose answer was lost though the message was stored: a later try was answered as the first one. */
  answeredAgain: number;
}

export function noEncounters(): Encounters {
  return { refused: 0, cut: 0, unavailable: 0, answeredAgain: 0 };
}

/** What one try came to. Any other answer of the server is a mistake and is thrown. */
export type Try =
  | { kind: 'confirmed'; reference: string; receivedAt: Date }
  | { kind: 'refused' | 'cut' | 'unavailable' };

/** After this a browser gives up waiting, in milliseconds. */
const patience = 30_000;

/** Sends a message once. */
export async function send(url: string, text: string, key: string = randomUUID()): Promise<Try> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url + contactFunctionPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name: 'Ada', message: text, formType: 'contact' }),
      signal: AbortSignal.timeout(patience),
    });
    body = await response.text();
  } catch (error) {
    return { kind: isRefused(error) ? 'refused' : 'cut' };
  }
  const { success, reference, receivedAt } = contactAnswer.parse(JSON.parse(body));
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

/** Sends a message as a visitor's browser does: the same key with each try, again until it is confirmed. */
export async function sendUntilConfirmed(
  url: () => string,
  text: string,
  encounters: Encounters,
): Promise<Confirmed> {
  const key = randomUUID();
  while (true) {
    const begun = new Date();
    const result = await send(url(), text, key);
    if (result.kind === 'confirmed') {
      if (result.receivedAt < begun) encounters.answeredAgain += 1;
      return { text, reference: result.reference };
    }
    encounters[result.kind] += 1;
    await wait(50 + Math.random() * 150);
  }
}

/** People who send one message after the other until they are stopped. */
export interface Senders {
  confirmed: Confirmed[];
  encounters: Encounters;
  /** Lets each finish the message that it is sending. */
  stop(): Promise<void>;
}

/** @param url where the site is now, asked before each try with the number of the sender */
export function startSenders(count: number, url: (sender: number) => string): Senders {
  const confirmed: Confirmed[] = [];
  const encounters = noEncounters();
  let stopped = false;
  const work = async (sender: number) => {
    while (!stopped) {
      const text = `We need water. ${randomUUID()}`;
      confirmed.push(await sendUntilConfirmed(() => url(sender), text, encounters));
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, sender) => work(sender)));
  // Told to whoever stops them, not to the process.
  all.catch(() => {});
  return {
    confirmed,
    encounters,
    async stop() {
      stopped = true;
      await all;
    },
  };
}
