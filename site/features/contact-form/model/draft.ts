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

/** A draft as devices store it, so its names must stay. `browser/first-submit.ts` writes it, too. */
export type StoredDraft = z.input<typeof storedDraft>;

/** What was typed and not sent, and what was submitted last. It never leaves the device. */
export type Draft = Omit<z.output<typeof storedDraft>, 'savedAt' | 'attempt'> & { submission: Submission };

/** Reads the tab's draft. A tab without one takes the device's as its own. */
export function loadDraft(): Draft | undefined {
  const ofTab = readStored('sessionStorage', draftKey, storedDraft);
  const stored = ofTab ?? readStored('localStorage', draftKey, storedDraft);
  if (!stored) return undefined;
  if (!ofTab) writeStored('sessionStorage', draftKey, stored);
  const { attempt: submission, ...draft } = stored;
  return { ...draft, submission };
}

/** Saves the draft, or removes an empty one. Returns whether the device stores it. */
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
  const ofTab = readStored('sessionStorage', draftKey, storedDraft);
  const ofDevice = readStored('localStorage', draftKey, storedDraft);
  if (ofTab?.savedAt === ofDevice?.savedAt) writeStored('localStorage', draftKey);
  writeStored('sessionStorage', draftKey);
}

/** After another tab has removed the device's draft, this tab's takes its place, unless it was the same. */
export function restoreDraft(removed: string): void {
  const ofTab = readStored('sessionStorage', draftKey, storedDraft);
  // The same draft was saved at the same time.
  if (ofTab && !removed.includes(String(ofTab.savedAt))) writeStored('localStorage', draftKey, ofTab);
}

/** Removes the draft if it holds what was sent with this key. */
export function clearSentDraft(key: string): void {
  const draft = loadDraft();
  if (draft?.submission.key === key && isSameText(draft.values, draft.submission.values)) clearDraft();
}

/** Adds a plan to the draft's message, below the questions that no plan answers, such as `Where:`. */
export function addPlanToDraft(plan: string, questions: readonly string[]): void {
  const draft = loadDraft() ?? { values: emptyValues, submission: newSubmission() };
  const message = withPlan(draft.values.message, plan, questions, draft.plan);
  saveDraft({ ...draft, values: { ...draft.values, message }, plan });
}

/** Replaces the previous plan. If that is gone or was edited, the new one goes below the text. */
function withPlan(message: string, plan: string, questions: readonly string[], previous?: string): string {
  const lines = `\n${message}\n`;
  const old = [plan, previous].find(text => text && lines.includes(`\n${text}\n`));
  if (old) return lines.replace(`\n${old}\n`, () => `\n${plan}\n`).slice(1, -1);
  const open = questions.filter(question => !lines.includes(`\n${question}`));
  return [message.trimEnd(), open.map(question => `${question} `).join('\n'), plan]
    .filter(part => part !== '')
    .join('\n\n');
}
