import type { ContactMessage } from '#contract/contact-message.ts';
import { type Suspicion, suspicions } from '../message.ts';

/** What is known about a message besides its words. */
export interface Evidence {
  /** Something stands in the field that people neither see nor reach. */
  trapped: boolean;
  /** Seconds from opening the page to sending; `undefined` without script and from other programs. */
  formAge: number | undefined;
  /** How many messages with the same text came within a day before. */
  sameTexts: number;
}

/** From this sum of points on a message is held. */
const threshold = 10;

/** Nobody writes a message in so few seconds; but a draft that was kept is sent as fast. */
const fastestHand = 3;

/** A place on a map and a page of one's own are no flood. */
const usualLinks = 2;

/** More earlier messages with the same text than this count no more. */
export const countedRepetitions = 2;

const linkPattern = /\b(?:https?:\/\/|www\.)\S/giu;

/** Links as they are written for forums and pages, which people do not type into a form. */
const markupPattern = /<a\s[^>]{0,200}href\s{0,9}=|\[\/?(?:url|link|img)[=\]]/iu;

/**
 * Weighs what speaks against a message; gives the reasons to hold it, none when they do not suffice. The field for
 * robots, markup, six links or a text that came twice before suffice alone; haste and a text that came once before only
 * together with something else.
 */
export function judge(
  message: Pick<ContactMessage, 'name' | 'organization' | 'message'>,
  { trapped, formAge, sameTexts }: Evidence,
): Suspicion[] {
  const text = `${message.name}\n${message.organization}\n${message.message}`;
  const links = text.match(linkPattern)?.length ?? 0;
  const points: Readonly<Record<Suspicion, number>> = {
    honeypot: trapped ? 10 : 0,
    'too-fast': formAge !== undefined && formAge < fastestHand ? 6 : 0,
    links: Math.max(0, links - usualLinks) * 3,
    markup: markupPattern.test(text) ? 10 : 0,
    duplicate: Math.min(countedRepetitions, sameTexts) * 6,
  };
  const reasons = suspicions.filter(reason => points[reason] > 0);
  const sum = reasons.reduce((total, reason) => total + points[reason], 0);
  return sum >= threshold ? reasons : [];
}
