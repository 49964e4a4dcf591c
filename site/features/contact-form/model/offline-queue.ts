import { BackgroundSyncQueueStore } from 'serwist';
import { z } from 'zod/mini';
import { type FormValues, mapFields, maxQueuedDays } from '#shared/contact/contact-message.ts';
import { replyContact } from '#shared/contact/reply-contact.ts';
import { type MessageRequest, sendMessage } from './send-message.ts';

// Messages stay on this device until they are sent, and their outcome until the visitor closes it. Runs in pages and in
// the service worker.

/** Outcome of a queued message. `refused` and `expired` keep the text for editing. */
const settled = z.object({
  kind: z.enum(['sent', 'refused', 'expired']),
  /** The visitor gave a usable phone number or email address. */
  answerable: z.boolean(),
  receipt: z.optional(
    z.object({ reference: z.string(), receivedAt: z.optional(z.string()), replyBy: z.optional(z.string()) }),
  ),
  /** The server's own words. */
  text: z.optional(z.string()),
});

type Settled = z.infer<typeof settled>;

const storedMessage = z.object({
  key: z.string(),
  values: z.record(z.string(), z.string()),
  settled: z.optional(settled),
});

export interface QueuedMessage {
  id: number;
  /** Idempotency key of its attempts. */
  key: string;
  values: FormValues;
  /** `undefined` while it is queued. */
  settled?: Settled | undefined;
}

export const queueTag = 'messages';

const store = new BackgroundSyncQueueStore('messages');
const channelName = 'messages';
const maxQueuedMs = maxQueuedDays * 24 * 60 * 60 * 1000;

/** Calls `changed` after every change, including those of other pages and the service worker. Returns a cleanup. */
export function watchQueue(changed: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', changed);
  return () => channel.close();
}

/** Tells every page, and whoever is sending, to read the messages again. */
function announceChange(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** The queued messages, oldest first; none where storage is blocked. */
export async function queuedMessages(): Promise<QueuedMessage[]> {
  const entries = await store.getAll().catch(() => []);
  return entries.flatMap(({ id, metadata }) => {
    const message = z.safeParse(storedMessage, metadata).data;
    return message ? [{ ...message, id, values: formValues(message) }] : [];
  });
}

function formValues({ values }: z.infer<typeof storedMessage>): FormValues {
  return mapFields(({ name }) => values[name] ?? '');
}

/** True if this browser sends the queue with the site closed. Elsewhere the next visit sends it. */
export function sendsInBackground(): boolean {
  return 'SyncManager' in globalThis;
}

/** Queues a message. Returns whether this browser can. */
export async function queueMessage(
  { url, headers, body }: MessageRequest & { body: string },
  key: string,
  values: FormValues,
): Promise<boolean> {
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
  // Not awaited: once the service worker is turned off, `ready` never resolves.
  navigator.serviceWorker.ready.then(({ sync }) => sync?.register(queueTag)).catch(() => {});
  return true;
}

/** Removes a message, at once: an attempt to send it is aborted. Returns whether it was still queued. */
export async function removeFromQueue(id: number): Promise<boolean> {
  const isThere = await isQueued(id);
  await store.deleteEntry(id);
  announceChange();
  return isThere;
}

async function isQueued(id: number): Promise<boolean> {
  return (await store.getAll()).some(entry => entry.id === id);
}

/** Sends the queue. Returns whether it is empty now. */
export function sendQueue(): Promise<boolean> {
  return oneAtATime(async () => {
    let isDone = true;
    for (const { id, timestamp, requestData, metadata } of await store.getAll()) {
      const message = z.safeParse(storedMessage, metadata).data;
      if (!message) continue;
      const { key, settled } = message;
      if (settled) {
        // The text of a message that was never sent must not stay on a shared device.
        if (settled.kind !== 'sent' && Date.now() - timestamp > maxQueuedMs) await store.deleteEntry(id);
        continue;
      }
      const values = formValues(message);
      const outcome = await attempt({ body: '', ...requestData }, id, timestamp);
      const isThere = await isQueued(id);
      if (!outcome) {
        if (isThere) isDone = false;
        continue;
      }
      // One that was removed too late has been sent all the same, and the visitor should know.
      if (!isThere && outcome.kind !== 'sent') continue;
      const answerable = replyContact(values) !== undefined;
      const unsentValues = outcome.kind === 'sent' ? {} : values;
      await store.pushEntry({
        requestData: { url: requestData.url, headers: {} },
        metadata: { key, values: unsentValues, settled: { ...outcome, answerable } },
        timestamp: Date.now(),
      });
      await store.deleteEntry(id);
      announceChange();
    }
    return isDone;
  });
}

/** Tries once more; `undefined` if the message stays queued. */
async function attempt(
  request: MessageRequest,
  id: number,
  queuedAt: number,
): Promise<Pick<Settled, 'kind' | 'receipt' | 'text'> | undefined> {
  if (Date.now() - queuedAt > maxQueuedMs) return { kind: 'expired' };
  const removed = new AbortController();
  const stopWatching = watchQueue(async () => {
    if (!(await isQueued(id))) removed.abort();
  });
  if (!(await isQueued(id))) removed.abort();
  const outcome = await sendMessage(request, undefined, removed.signal).finally(stopWatching);
  if (outcome.kind === 'sent') return { kind: 'sent', receipt: outcome.receipt };
  return outcome.reason === 'refused' ? { kind: 'refused', text: outcome.text } : undefined;
}

/** One page or worker at a time. Without locks, the idempotency key prevents duplicates. */
function oneAtATime<Result>(run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('messages', run) : run();
}
