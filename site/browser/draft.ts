import { eachField, type FormValues } from '#contract/contact-message.ts';
import { emptyValues, isEmpty } from './form-values.ts';

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

/** `localStorage`; `undefined` where it is blocked (private windows, settings). */
export function deviceStore(): Store | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Reads the draft; `undefined` for anything broken or foreign. */
export function loadDraft(store: Store | undefined): Draft | undefined {
  try {
    return asDraft(JSON.parse(store?.getItem(storageKey) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Saves the draft, or removes an empty one. Ignores a full or blocked store. */
export function saveDraft(store: Store | undefined, draft: Draft): void {
  try {
    if (isEmpty(draft.values)) store?.removeItem(storageKey);
    else store?.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Only a reload would lose the text.
  }
}

export function clearDraft(store: Store | undefined): void {
  try {
    store?.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

/** Adds a text to the draft's message. Returns whether this browser keeps it. */
export function putInDraft(block: string, store: Store | undefined = deviceStore()): boolean {
  const draft = loadDraft(store);
  const message = appended(draft?.values.message ?? '', block);
  saveDraft(store, { values: { ...emptyValues, ...draft?.values, message }, attempt: draft?.attempt });
  return loadDraft(store)?.values.message === message;
}

/** Appends a block after a blank line, unless the message already contains it. */
function appended(message: string, block: string): string {
  if (message.trim() === '') return block;
  return message.includes(block) ? message : `${message.trimEnd()}\n\n${block}`;
}

function asDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored) || !isRecord(stored['values'])) return undefined;
  const kept = stored['values'];
  const values = eachField(({ name }) => {
    const value = kept[name];
    return typeof value === 'string' ? value : '';
  });
  if (isEmpty(values)) return undefined;
  const attempt = stored['attempt'];
  if (!isRecord(attempt)) return { values };
  const { key, content } = attempt;
  return typeof key === 'string' && typeof content === 'string'
    ? { values, attempt: { key, content } }
    : { values };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reuses the key of unchanged content, so that the server recognizes a retry. */
export function attemptFor(content: string, previous: Attempt | undefined): Attempt {
  return previous?.content === content ? previous : { key: randomKey(), content };
}

/** `randomUUID` exists only on https and localhost, and not on older phones. */
function randomKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
