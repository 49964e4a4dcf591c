import { z } from 'zod/mini';
import type { FormValues } from '#shared/contact/contact-message.ts';
import { emptyValues, filledFields, isSameText, storedValues } from './form-values.ts';
import { draftKey, eraseKept, readKept, writeKept } from './storage.ts';

const storedDraft = z.object({
  savedAt: z.number(),
  values: storedValues,
  /** `key` and `lastAttempt` of the draft; before an attempt, earlier versions had none. */
  attempt: z.optional(z.object({ key: z.string(), values: storedValues })),
  /** The planner's last text in the message. */
  plan: z.optional(z.string()),
  /** Where the message goes on after the planner has added to it; gone once somebody types. */
  cursor: z.optional(z.number()),
});

/** It is on visitors' devices, so its names stay. `scripts/first-press.ts` writes it, too. */
export type StoredDraft = z.input<typeof storedDraft>;

/** Text that was not sent. It never leaves this device. */
export interface Draft extends Omit<z.output<typeof storedDraft>, 'savedAt' | 'attempt'> {
  /**
   * The idempotency key of every attempt to send the message, from its first letter until the receipt is
   * seen. So what Back or another tab still has of a sent message gets the first receipt. The server takes
   * key and text together, so a text that was changed is another message.
   */
  key: string;
  /** The text of the last attempt; empty before the first. */
  lastAttempt: FormValues;
}

/** Reads the tab's draft, or adopts the device's. */
export function loadDraft(): Draft | undefined {
  const own = readKept('sessionStorage', draftKey, storedDraft);
  const kept = own ?? readKept('localStorage', draftKey, storedDraft);
  if (!kept) return undefined;
  if (!own) writeKept('sessionStorage', draftKey, kept);
  const { attempt, ...draft } = kept;
  return { ...draft, key: attempt?.key ?? newKey(), lastAttempt: attempt?.values ?? emptyValues };
}

/** Saves the draft, or removes an empty one. Returns whether the device keeps the text. */
export function saveDraft({ key, lastAttempt, ...draft }: Draft): boolean {
  if (filledFields(draft.values).length === 0) {
    clearDraft();
    return false;
  }
  const stored = { ...draft, attempt: { key, values: lastAttempt }, savedAt: Date.now() };
  writeKept('sessionStorage', draftKey, stored);
  return writeKept('localStorage', draftKey, stored);
}

/** Removes the tab's draft. The device's stays if another tab has written it. */
export function clearDraft(): void {
  const own = readKept('sessionStorage', draftKey, storedDraft);
  const last = readKept('localStorage', draftKey, storedDraft);
  if (!own || own.savedAt === last?.savedAt) eraseKept('localStorage', draftKey);
  eraseKept('sessionStorage', draftKey);
}

/** Removes the draft if it holds what was sent with this key. */
export function clearSent(key: string): void {
  const draft = loadDraft();
  if (draft?.key === key && isSameText(draft.values, draft.lastAttempt)) clearDraft();
}

/** Random bits, without `randomUUID`, which exists only on https and localhost, and not on older phones. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Puts a plan into the draft's message, below questions that no plan answers, such as `Where:`. */
export function putInDraft(plan: string, questions: readonly string[]): void {
  const draft = loadDraft() ?? { values: emptyValues, key: newKey(), lastAttempt: emptyValues };
  const message = withPlan(draft.values.message, plan, questions, draft.plan);
  const cursor = firstGap(message, questions) ?? message.indexOf(plan);
  saveDraft({ ...draft, values: { ...draft.values, message }, plan, cursor });
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
