import { eachField, emptyValues, type FormValues, isEmpty } from './form-values.ts';

/**
 * One try to send one content. The key tells the server that a further try means the same message, so that a retry
 * after a lost answer stores nothing twice, even after a reload.
 */
export interface Attempt {
  key: string;
  content: string;
}

/** What was typed and not yet sent. Stays on this device. */
export interface Draft {
  values: FormValues;
  attempt?: Attempt | undefined;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'contact-draft';

/** The device's own store; `undefined` where it is blocked (private windows, settings). */
export function deviceStore(): Store | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Reads the draft. Anything that is not one, broken or foreign, counts as none. */
export function loadDraft(store: Store | undefined): Draft | undefined {
  try {
    return asDraft(JSON.parse(store?.getItem(storageKey) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Keeps the draft; forgets it when nothing is left in it. A full or blocked store is no reason to disturb anyone. */
export function saveDraft(store: Store | undefined, draft: Draft): void {
  try {
    if (isEmpty(draft.values)) store?.removeItem(storageKey);
    else store?.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // The form works without: only a reload would lose what was typed.
  }
}

export function clearDraft(store: Store | undefined): void {
  try {
    store?.removeItem(storageKey);
  } catch {
    // Nothing was kept then.
  }
}

function asDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored) || !isRecord(stored['values'])) return undefined;
  const kept = stored['values'];
  const values = eachField(field => {
    const value = kept[field];
    return typeof value === 'string' ? value : emptyValues[field];
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
