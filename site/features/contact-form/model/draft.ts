import { z } from 'zod/mini';
import { type FormValues, mapFields } from '#shared/contact/contact-message.ts';
import { emptyValues, isEmpty, isSameText } from './form-values.ts';
import { browserStores, isOver, readStore, type Stores, writeStore } from './storage.ts';

const text = z.string();
const texts = z.record(text, z.catch(text, ''));

/** A broken field or attempt does not cost the rest of the draft. Also written by `section/FirstPress.astro`. */
const storedDraft = z.object({
  savedAt: z.number(),
  values: texts,
  attempt: z.catch(z.optional(z.object({ key: text, values: texts })), undefined),
  plan: z.catch(z.optional(text), undefined),
  cursor: z.catch(z.optional(z.number()), undefined),
});

/**
 * The attempt to send a message: one idempotency key for every way and every retry, until its receipt is seen. The server
 * takes the key together with the text, so a text that was changed is another message.
 */
export interface Attempt {
  key: string;
  /** The text that was sent last. */
  values: FormValues;
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

/** Its name in the storage. */
export const draftKey = 'contact-draft';

/** Reads the tab's draft, or adopts the device's; `undefined` for anything broken or foreign. Removes one that is too old. */
export function loadDraft(stores: Stores = browserStores()): Draft | undefined {
  for (const store of [stores.tab, stores.device]) {
    const stored = readStore(store, draftKey);
    const draft = asDraft(stored);
    writeStore(draft ? stores.tab : store, draftKey, draft && stored);
    if (draft) return draft;
  }
  return undefined;
}

/** Saves the draft, or removes an empty one. Returns whether the device keeps the text: a store may be full or blocked. */
export function saveDraft(draft: Draft, { tab, device }: Stores = browserStores()): boolean {
  if (isEmpty(draft.values)) {
    clearDraft({ tab, device });
    return false;
  }
  const stored = { ...draft, savedAt: Date.now() };
  writeStore(tab, draftKey, stored);
  return writeStore(device, draftKey, stored);
}

/** Removes the tab's draft. The device's stays if another tab has written it. */
export function clearDraft({ tab, device }: Stores = browserStores()): void {
  const [mine, last] = [tab, device].map(store => JSON.stringify(readStore(store, draftKey)));
  if (!tab || mine === last) writeStore(device, draftKey, undefined);
  writeStore(tab, draftKey, undefined);
}

/** Removes the draft if it holds what was sent with this key. */
export function clearSent(key: string, stores: Stores = browserStores()): void {
  const { attempt, values } = loadDraft(stores) ?? {};
  if (values && attempt?.key === key && isSameText(values, attempt.values)) clearDraft(stores);
}

/**
 * Puts a plan into the draft's message, below questions that no plan answers, such as `Where:`. Returns whether this
 * browser keeps it.
 */
export function putInDraft(
  plan: string,
  questions: readonly string[],
  stores: Stores = browserStores(),
): boolean {
  const draft = loadDraft(stores);
  const message = withPlan(draft?.values.message ?? '', plan, questions, draft?.plan);
  const values = { ...emptyValues, ...draft?.values, message };
  const cursor = firstGap(message, questions) ?? message.indexOf(plan);
  return saveDraft({ values, attempt: draft?.attempt, plan, cursor }, stores);
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
  if (!draft || isOver(draft.savedAt)) return undefined;
  const fieldsOf = (kept: Record<string, string>) => mapFields(({ name }) => kept[name] ?? '');
  const { attempt, plan, cursor } = draft;
  const values = fieldsOf(draft.values);
  if (isEmpty(values)) return undefined;
  return { values, attempt: attempt && { ...attempt, values: fieldsOf(attempt.values) }, plan, cursor };
}

/** A retry keeps its key, so that the server recognizes it. */
export function attemptFor(values: FormValues, previous: Attempt | undefined): Attempt {
  return { key: previous?.key ?? randomKey(), values };
}

/** `randomUUID` exists only on https and localhost, and not on older phones. */
function randomKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
