import { BackgroundSyncQueueStore } from 'serwist';
import { z } from 'zod/mini';
import { eachField, type FormValues, maxWaitingDays } from '#contract/contact-message.ts';
import { type MessageRequest, sendMessage } from './send-message.ts';

// Messages that found no connection. They stay on this device until they are sent, and their outcome until it was seen.
// Runs in pages and in the service worker, so that messages leave even where no service worker is left.

/** What became of a message that does not wait any more. `refused` keeps its text, which the visitor gets back. */
const settled = z.object({
  kind: z.enum(['sent', 'refused', 'expired']),
  /** The visitor gave a phone number or an email address. */
  answerable: z.boolean(),
  receipt: z.optional(
    z.object({ reference: z.string(), receivedAt: z.optional(z.string()), replyBy: z.optional(z.string()) }),
  ),
  /** The server's own words. */
  text: z.optional(z.string()),
});

type Settled = z.infer<typeof settled>;

const keptWithRequest = z.object({
  key: z.string(),
  values: z.record(z.string(), z.string()),
  settled: z.optional(settled),
});

export interface WaitingMessage {
  id: number;
  /** Idempotency key of its attempts. */
  key: string;
  values: FormValues;
  /** `undefined` while it waits. */
  settled?: Settled | undefined;
}

/** The tag of Background Sync. */
export const deliveryTag = 'messages';

const store = new BackgroundSyncQueueStore('messages');
const maxWaitingMs = maxWaitingDays * 24 * 60 * 60 * 1000;

/** Calls `changed` after every change, also by another page or the service worker. Returns how to stop. */
export function watchMessages(changed: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', changed);
  return () => channel?.close();
}

/** Tells every page to read the messages again. */
function announceChange(): void {
  const channel = openChannel();
  channel?.postMessage('changed');
  channel?.close();
}

/** Opened when needed: on the server it would keep the process from ending. Older browsers have none. */
function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel('messages') : undefined;
}

/** All messages on this device, oldest first; none where the browser keeps nothing. */
export async function waitingMessages(): Promise<WaitingMessage[]> {
  const entries = await store.getAll().catch(() => []);
  return entries.flatMap(({ id, metadata }) => {
    const kept = z.safeParse(keptWithRequest, metadata).data;
    if (!kept) return [];
    return [{ ...kept, id, values: eachField(({ name }) => kept.values[name] ?? '') }];
  });
}

/** Keeps a message for the next connection. Returns whether this browser can. */
export async function keepMessage(
  { url, headers, body }: MessageRequest & { body: string },
  key: string,
  values: FormValues,
): Promise<boolean> {
  // Without a service worker the form may not even open without a connection.
  if (!navigator.serviceWorker?.controller) return false;
  try {
    await store.pushEntry({
      requestData: { url, headers, body: new TextEncoder().encode(body).buffer },
      metadata: { key, values },
      timestamp: Date.now(),
    });
  } catch {
    return false;
  }
  announceChange();
  // Not in every browser, and visitors can forbid it: then the next visit delivers. Without a wait: a page whose service
  // worker was switched off meanwhile is never ready.
  navigator.serviceWorker.ready.then(({ sync }) => sync?.register(deliveryTag)).catch(() => {});
  return true;
}

/** Removes a message. Returns whether it was still there: it may have left meanwhile. */
export function removeMessage(id: number): Promise<boolean> {
  return oneAtATime(async () => {
    const isThere = (await store.getAll()).some(entry => entry.id === id);
    await store.deleteEntry(id);
    announceChange();
    return isThere;
  });
}

/** Sends every message that waits. Returns whether none has to wait any longer. */
export function deliverMessages(): Promise<boolean> {
  return oneAtATime(async () => {
    let isDone = true;
    for (const { id, timestamp, requestData, metadata } of await store.getAll()) {
      const message = z.safeParse(keptWithRequest, metadata).data;
      // Settled, or kept by a version that wrote it differently.
      if (!message || message.settled) continue;
      const { key, values } = message;
      const outcome = await attempt({ body: '', ...requestData }, timestamp);
      if (!outcome) {
        isDone = false;
        continue;
      }
      const answerable = Boolean(values['phone'] || values['email']);
      // What was typed leaves the device, unless the visitor has to change it.
      const kept = outcome.kind === 'refused' ? values : {};
      await store.pushEntry({
        requestData: { url: requestData.url, headers: {} },
        metadata: { key, values: kept, settled: { ...outcome, answerable } },
        timestamp,
      });
      await store.deleteEntry(id);
      announceChange();
    }
    return isDone;
  });
}

/** Tries once more; `undefined` if the message has to go on waiting. */
async function attempt(
  request: MessageRequest,
  keptAt: number,
): Promise<Pick<Settled, 'kind' | 'receipt' | 'text'> | undefined> {
  if (Date.now() - keptAt > maxWaitingMs) return { kind: 'expired' };
  const outcome = await sendMessage(request);
  if (outcome.kind === 'sent') return { kind: 'sent', receipt: outcome.receipt };
  return outcome.reason === 'refused' ? { kind: 'refused', text: outcome.text } : undefined;
}

/** One page or worker at a time; where browsers have no locks, the idempotency key keeps a message from being stored twice. */
function oneAtATime<Result>(run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('messages', run) : run();
}
