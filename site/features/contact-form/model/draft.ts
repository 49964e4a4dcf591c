import { z } from 'zod/mini';
import {
  emptyValues,
  filledFields,
  isSameText,
  newSubmission,
  type Submission,
  storedSubmission,
  storedValues,
} from './form-values.ts';
import { draftKey, readStored, writeStored } from './storage.ts';

const storedDraft = z.object({
  savedAt: z.number(),
  values: storedValues,
  /** The last submission: drafts on devices have this name for it. */
  attempt: storedSubmission,
  /** The planner's last text in the message. */
  plan: z.optional(z.string()),
});

/** It is on visitors' devices, so its names stay. `browser/first-submit.ts` writes it, too. */
export type StoredDraft = z.input<typeof storedDraft>;

/** Text that was not sent. It never leaves this device. */
export type Draft = Omit<z.output<typeof storedDraft>, 'savedAt' | 'attempt'> & { submission: Submission };

/** Reads the tab's draft. A tab without one takes the device's as its own. */
export function loadDraft(): Draft | undefined {
  const own = readStored('sessionStorage', draftKey, storedDraft);
  const kept = own ?? readStored('localStorage', draftKey, storedDraft);
  if (kept && !own) writeStored('sessionStorage', draftKey, kept);
  if (!kept) return undefined;
  const { attempt: submission, ...draft } = kept;
  return { ...draft, submission };
}

/** Saves the draft, or removes an empty one. Returns whether the device keeps the text. */
export function saveDraft({ submission, ...draft }: Draft): boolean {
  if (filledFields(draft.values).length === 0) {
    clearDraft();
    return false;
  }
  const stored = { ...draft, attempt: submission, savedAt: Date.now() };
  writeStored('sessionStorage', draftKey, stored);
  return writeStored('localStorage', draftKey, stored);
}

/** Removes the tab's draft. The device's stays if another tab has written it. */
export function clearDraft(): void {
  const own = readStored('sessionStorage', draftKey, storedDraft);
  const last = readStored('localStorage', draftKey, storedDraft);
  if (own?.savedAt === last?.savedAt) writeStored('localStorage', draftKey);
  writeStored('sessionStorage', draftKey);
}

/** Removes the draft if it holds what was sent with this key. */
export function clearSentDraft(key: string): void {
  const draft = loadDraft();
  if (draft?.submission.key === key && isSameText(draft.values, draft.submission.values)) clearDraft();
}

/** Puts a plan into the draft's message, below questions that no plan answers, such as `Where:`. */
export function addPlanToDraft(plan: string, questions: readonly string[]): void {
  const draft = loadDraft() ?? { values: emptyValues, submission: newSubmission() };
  const message = withPlan(draft.values.message, plan, questions, draft.plan);
  saveDraft({ ...draft, values: { ...draft.values, message }, plan });
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
