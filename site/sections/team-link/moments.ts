import type { TeamLinkView } from '#shared/contact/on-demand.ts';
import type { TeamLinkCopy } from '#shared/content/schemas/team-link.ts';
import { fill, formatDateTime } from '#shared/i18n/fill.ts';

/** The language and time zone of a formatted moment. */
interface Place {
  language: string;
  timeZone: string;
}

/** The last change to a message, and its time. */
export function lastChange(
  { state, changedAt }: Extract<TeamLinkView, { kind: 'message' }>,
  { done }: TeamLinkCopy,
  { language, timeZone }: Place,
): string {
  return changedAt
    ? fill(done[state], { moment: formatDateTime(changedAt, language, timeZone) })
    : done.untouched;
}

export function writtenMoment(moment: Date, copy: TeamLinkCopy, { language, timeZone }: Place): string {
  return fill(copy.moment, { moment: formatDateTime(moment, language, timeZone) });
}
