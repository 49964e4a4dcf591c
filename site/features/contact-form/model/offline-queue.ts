import { BackgroundSyncQueueStore } from 'serwist';
import { z } from 'zod/mini';
import { contactApiPath, maxQueuedDays, messageReceipt } from '#shared/contact/contact-requests.ts';
import { emptyValues, isSameText, type Submission, storedSubmission, textChecksum } from './form-values.ts';
import { type MessageRequest, type Outcome, sendMessage, withTimeout } from './send-message.ts';

// Messages stay on this device until they have their fate, and that stays until the form has shown it,
// the visitor erases it, or for 7 days. Runs in pages and in the service worker.

/** The fate of a queued message. `refused` and `expired` keep the text for editing. */
const storedFate = z.object({
  kind: z.enum(['sent', 'refused', 'expired']),
  receipt: z.optional(messageReceipt),
  /** The checksum of the text that was sent, which is gone. Stored by this name. */
  digest: z.optional(z.number()),
  /** The server's own text. */
  text: z.optional(z.string()),
});

const storedMessage = z.extend(storedSubmission, {
  /** `undefined` while it is queued. */
  settled: z.optional(storedFate),
});

export type QueuedMessage = z.output<typeof storedMessage> & { id: number };

/** The name of queue, sync event, channel and lock. It must stay: devices store queued messages under it. */
export const queueName = 'messages';

// Serwist's own queue takes any answer for success, also a refusal, so only its store is used.
const store = new BackgroundSyncQueueStore(queueName);
/** The database may never answer, such as while it is being deleted and another tab has it open. */
const storeTimeoutMs = 1_000;
const dayMs = 24 * 60 * 60 * 1000;
const maxQueuedMs = maxQueuedDays * dayMs;

/**
 * Calls `changed` after every change, also in other pages or the service worker. Returns what stops it. Firefox
 * without cookies refuses the channel: then ui/FallbackForm.tsx stands in for the form.
 */
export function startWatchingQueue(changed: () => void): () => void {
  const channel = new BroadcastChannel(queueName);
  channel.addEventListener('message', changed);
  return () => channel.close();
}

/** Tells every page to read the messages again. */
function announceChange(): void {
  const channel = new BroadcastChannel(queueName);
  channel.postMessage('changed');
  channel.close();
}

async function readQueue() {
  const entries = await store.getAll();
  return entries.flatMap(({ id, timestamp, requestData, metadata }) => {
    const message = z.safeParse(storedMessage, metadata).data;
    return message ? [{ ...message, id, timestamp, requestData }] : [];
  });
}

/** The queued messages, oldest first; none where storage is blocked. */
export async function queuedMessages(): Promise<QueuedMessage[]> {
  return withTimeout(readQueue(), storeTimeoutMs).catch(() => []);
}

/** Sends a message, or queues it where there is no connection. Never throws. */
export async function sendOrQueue(submission: Submission, request: MessageRequest): Promise<Outcome> {
  const outcome = await sendMessage(request);
  const older = await messagesOf(submission);
  const isQueued = outcome.kind === 'no-answer' && (await queueMessage(submission, request));
  if (isQueued || outcome.kind === 'sent' || outcome.kind === 'refused')
    for (const { id } of older) await removeFromQueue(id);
  return isQueued ? { kind: 'queued' } : outcome;
}

/** Whether it is this text with its key: two tabs may have made two messages of one draft, with one key. */
export function isSubmission({ key, values, settled }: QueuedMessage, own: Submission): boolean {
  if (key !== own.key) return false;
  return settled?.kind === 'sent'
    ? settled.digest === textChecksum(own.values)
    : isSameText(values, own.values);
}

/** Returns whether this browser can queue it. */
async function queueMessage(submission: Submission, { headers, body }: MessageRequest): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  // The request is kept, too: only it has the language and the honeypot.
  const requestData = { url: contactApiPath, headers, body: await new Blob([body]).arrayBuffer() };
  const pushed = store.pushEntry({ requestData, metadata: submission, timestamp: Date.now() }).then(() => {
    announceChange();
    // Not awaited: once the service worker is turned off, `ready` never resolves.
    navigator.serviceWorker.ready.then(({ sync }) => sync?.register(queueName)).catch(() => {});
  });
  // A message that is stored later than that is shown and sent, too.
  return withTimeout(pushed, storeTimeoutMs).then(
    () => true,
    () => false,
  );
}

async function messagesOf(submission: Submission): Promise<QueuedMessage[]> {
  return (await queuedMessages()).filter(message => isSubmission(message, submission));
}

/** Removes the form's last submission, so that only the next one is sent. Never throws. */
export async function removeSubmission(submission: Submission): Promise<void> {
  for (const { id } of await messagesOf(submission)) await removeFromQueue(id);
}

/** Removes a message at once; an attempt to send it goes on. Never throws. */
export async function removeFromQueue(id: number): Promise<void> {
  await withTimeout(store.deleteEntry(id).then(announceChange), storeTimeoutMs).catch(() => {});
}

async function isQueued(id: number): Promise<boolean> {
  return (await store.getAll()).some(entry => entry.id === id);
}

/**
 * Sends the queue, one page or worker at a time. Returns whether nothing is left to send. Rejects in a browser
 * without locks, which has no queue, either.
 */
export async function sendQueue(): Promise<boolean> {
  return navigator.locks.request(queueName, sendAll);
}

async function sendAll(): Promise<boolean> {
  for (const { id, key, values, settled, timestamp, requestData } of await readQueue()) {
    const age = Date.now() - timestamp;
    if (settled) {
      // The device may be shared.
      if (Math.abs(age) > maxQueuedMs) await store.deleteEntry(id);
      continue;
    }
    // It may have been removed while another one was being sent.
    if (!(await isQueued(id))) continue;
    // More than a year ago means that the clock has been set right since: the message may be new.
    const isOld = age > maxQueuedMs && age < 365 * dayMs;
    const outcome = isOld ? { kind: 'expired' } : await sendMessage({ body: '', ...requestData });
    // An outcome that is no fate leaves it queued.
    const fate = z.safeParse(storedFate, outcome).data;
    // One that was removed too late has been sent all the same, and the visitor should know.
    if (!fate || (fate.kind !== 'sent' && !(await isQueued(id)))) continue;
    // The store cannot change an entry. The new one comes first, so that the message is always in one.
    await store.pushEntry({
      requestData: { url: contactApiPath, headers: {} },
      metadata: {
        key,
        values: fate.kind === 'sent' ? emptyValues : values,
        settled: { ...fate, digest: textChecksum(values) },
      },
      timestamp: Date.now(),
    });
    await store.deleteEntry(id);
    announceChange();
  }
  return (await readQueue()).every(({ settled }) => settled);
}
