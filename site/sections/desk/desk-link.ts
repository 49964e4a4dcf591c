import { fill, formatDateTime } from '#content/fill.ts';
import type { DeskCopy } from '#content/schema/desk.ts';
import type { DeskView, MessageDesk } from '#contract/page-services.ts';

/** The language and time zone of a formatted moment. */
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
  return changedAt ? fill(done[state], { ...formatDateTime(changedAt, language, timeZone) }) : done.untouched;
}

export function writtenMoment(moment: Date, copy: DeskCopy, { language, timeZone }: Place): string {
  return fill(copy.moment, { ...formatDateTime(moment, language, timeZone) });
}

/** Does what the page's button asks for. Any other post changes nothing. */
export async function receiveChange(request: Request, token: string, desk: MessageDesk): Promise<DeskView> {
  // The server has read the body already and bounded it.
  const state = new URLSearchParams(await request.text()).get('state');
  return state === 'new' || state === 'answered' || state === 'spam'
    ? desk.change(token, state)
    : desk.open(token);
}

const statuses = { message: 200, forged: 403, unknown: 404, expired: 410, erased: 410 } as const;

/** The HTTP status for the outcome of a link. */
export function statusOf(view: DeskView): number {
  return statuses[view.kind];
}
