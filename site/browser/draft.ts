import { z } from 'zod/mini';
import { eachField, type FormValues } from '#contract/contact-message.ts';
import { emptyValues, isEmpty } from './form-values.ts';

const text = z.string();

/** A broken field or attempt does not cost the rest of the draft. */
const storedDraft = z.object({
  savedAt: z.number(),
  values: z.record(text, z.catch(text, '')),
  attempt: z.catch(z.optional(z.object({ key: text, content: text })), undefined),
});

/** One attempt to send. A retry with the same idempotency key stores nothing twice, even after a reload. */
export interface Attempt {
  key: string;
  content: string;
}

/** Unsent text. Never leaves this device. */
export interface Draft {
  values: FormValues;
  attempt?: Attempt | undefined;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'contact-draft';

/** The device may be shared, as in a shelter or a library: a draft ends after this. */
export const maxDraftHours = 24;

/** `localStorage`; `undefined` where it is blocked (private windows, settings). */
export function deviceStore(): Store | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Reads the draft; `undefined` for anything broken or foreign. Removes a draft that is too old. */
export function loadDraft(store: Store | undefined): Draft | undefined {
  try {
    const draft = asDraft(JSON.parse(store?.getItem(storageKey) ?? 'null'));
    if (!draft) store?.removeItem(storageKey);
    return draft;
  } catch {
    return undefined;
  }
}

/** Saves the draft, or removes an empty one. Returns whether the text is kept: a store may be full or blocked. */
export function saveDraft(store: Store | undefined, draft: Draft): boolean {
  if (isEmpty(draft.values)) {
    clearDraft(store);
    return false;
  }
  try {
    store?.setItem(storageKey, JSON.stringify({ ...draft, savedAt: Date.now() }));
    return store !== undefined;
  } catch {
    return false;
  }
}

export function clearDraft(store: Store | undefined): void {
  try {
    store?.removeItem(storageKey);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

/** Adds a text with a title in its first line to the draft's message. Returns whether this browser keeps it. */
export function putInDraft(block: string, store: Store | undefined = deviceStore()): boolean {
  const draft = loadDraft(store);
  const message = appended(draft?.values.message ?? '', block);
  return saveDraft(store, { values: { ...emptyValues, ...draft?.values, message }, attempt: draft?.attempt });
}

/** Appends a block after a blank line, unless the message already contains it. A second plan is numbered: both count. */
function appended(message: string, block: string): string {
  if (message.trim() === '') return block;
  const [title = '', ...lines] = block.split('\n');
  const body = lines.join('\n');
  if (`${message}\n`.includes(`\n${body}\n`)) return message;
  const before = message.split('\n').filter(line => line.startsWith(title)).length;
  return `${message.trimEnd()}\n\n${before > 0 ? `${title} ${before + 1}` : title}\n${body}`;
}

function asDraft(stored: unknown): Draft | undefined {
  const draft = z.safeParse(storedDraft, stored).data;
  if (!draft || Date.now() - draft.savedAt >= maxDraftHours * 60 * 60 * 1000) return undefined;
  const values = eachField(({ name }) => draft.values[name] ?? '');
  return isEmpty(values) ? undefined : { values, attempt: draft.attempt };
}

/** Reuses the key of unchanged content, so that the server recognizes a retry. */
export function attemptFor(content: string, previous: Attempt | undefined): Attempt {
  return previous?.content === content ? previous : { key: randomKey(), content };
}

/** `randomUUID` exists only on https and localhost, and not on older phones. */
function randomKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
