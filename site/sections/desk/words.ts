import { momentWords } from '#content/date-time.ts';
import { fill } from '#content/fill.ts';
import type { DeskCopy } from '#content/schema/messages.ts';
import type { DeskView } from '#contract/page-services.ts';

/** In which words and at which place's time a moment is told. */
interface Place {
  language: string;
  timeZone: string;
}

/** What was last done to a message, and when. */
export function lastChange(
  { state, changedAt }: Extract<DeskView, { kind: 'message' }>,
  { done }: DeskCopy,
  { language, timeZone }: Place,
): string {
  return changedAt ? fill(done[state], { ...momentWords(changedAt, language, timeZone) }) : done.untouched;
}

export function momentOf(moment: Date, copy: DeskCopy, { language, timeZone }: Place): string {
  return fill(copy.moment, { ...momentWords(moment, language, timeZone) });
}
