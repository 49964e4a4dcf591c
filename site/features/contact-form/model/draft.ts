import { z } from 'zod/mini';
import { type FormValues, mapFields } from '#shared/contact/contact-message.ts';
import { emptyValues, isEmpty } from './form-values.ts';

const text = z.string();

/** A broken field or attempt does not cost the rest of the draft. */
const storedDraft = z.object({
  savedAt: z.number(),
  values: z.record(text, z.catch(text, '')),
  attempt: z.catch(z.optional(z.object({ key: text, content: text })), undefined),
  plan: z.catch(z.optional(text), undefined),
  cursor: z.catch(z.optional(z.number()), undefined),
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
  /** The planner's last text in the message. */
  plan?: string | undefined;
  /** Where the message goes on after the planner has added to it; gone once somebody types. */
  cursor?: number | undefined;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Its name in the storage. */
export const draftKey = 'contact-draft';

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
    const draft = asDraft(JSON.parse(store?.getItem(draftKey) ?? 'null'));
    if (!draft) store?.removeItem(draftKey);
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
    store?.setItem(draftKey, JSON.stringify({ ...draft, savedAt: Date.now() }));
    return store !== undefined;
  } catch {
    return false;
  }
}

export function clearDraft(store: Store | undefined): void {
  try {
    store?.removeItem(draftKey);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

/**
 * Puts a plan into the draft's message, below questions that no plan answers, such as `Where:`. Returns whether this
 * browser keeps it.
 */
export function putInDraft(
  plan: string,
  questions: readonly string[],
  store: Store | undefined = deviceStore(),
): boolean {
  const draft = loadDraft(store);
  const message = withPlan(draft?.values.message ?? '', plan, questions, draft?.plan);
  const values = { ...emptyValues, ...draft?.values, message };
  const cursor = firstGap(message, questions) ?? message.indexOf(plan);
  return saveDraft(store, { values, attempt: draft?.attempt, plan, cursor });
}

/** Replaces the earlier plan. If that is gone or was edited, the new one goes below the text. */
function withPlan(message: string, plan: string, questions: readonly string[], before?: string): string {
  const lines = `\n${message}\n`;
  const old = [plan, before].find(text => text && lines.includes(`\n${text}\n`));
  if (old) return lines.replace(`\n${old}\n`, () => `\n${plan}\n`).slice(1, -1);
  const open = questions.filter(question => !lines.includes(`\n${question}`));
  return [message.trimEnd(), open.map(question => `${question} `).join('\n'), plan]
    .filter(part => part !== '')
    .join('\n\n');
}

/** The end of the first question without an answer on its line. */
function firstGap(message: string, questions: readonly string[]): number | undefined {
  const lines = message.split('\n');
  const gap = lines.findIndex(line => questions.includes(line.trim()));
  return gap < 0 ? undefined : lines.slice(0, gap + 1).join('\n').length;
}

function asDraft(stored: unknown): Draft | undefined {
  const draft = z.safeParse(storedDraft, stored).data;
  if (!draft || Date.now() - draft.savedAt >= maxDraftHours * 60 * 60 * 1000) return undefined;
  const values = mapFields(({ name }) => draft.values[name] ?? '');
  return isEmpty(values)
    ? undefined
    : { values, attempt: draft.attempt, plan: draft.plan, cursor: draft.cursor };
}

/** Reuses the key of unchanged content, so that the server recognizes a retry. */
export function attemptFor(content: string, previous: Attempt | undefined): Attempt {
  return previous?.content === content ? previous : { key: randomKey(), content };
}

/** `randomUUID` exists only on https and localhost, and not on older phones. */
function randomKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
