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
  { last }: Extract<TeamLinkView, { kind: 'message' }>,
  { done }: TeamLinkCopy,
  { language, timeZone }: Place,
): string {
  return last
    ? fill(done[last.change], { moment: formatDateTime(last.at, language, timeZone) })
    : done.untouched;
}

export function writtenMoment(moment: Date, copy: TeamLinkCopy, { language, timeZone }: Place): string {
  return fill(copy.moment, { moment: formatDateTime(moment, language, timeZone) });
}
