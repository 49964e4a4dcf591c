import type { KeyObject } from 'node:crypto';
import { contactFields, type FormValues } from '#shared/contact/contact-message.ts';
import { keyedDigest } from '../base/keys.ts';
import { type Suspicion, suspicions } from '../base/message.ts';

export interface AbuseSignals {
  isHoneypotFilled: boolean;
  /** How many messages with the same text were received within a day before. */
  sameTexts: number;
  /** The client has reached its limit: a shelter or a bot. */
  isOverLimit: boolean;
}

/** A message with this many points is set aside. */
const threshold = 10;

/** Two links (say, a map and a website) are normal. */
const normalLinks = 2;

/** More earlier messages with the same text add no points. */
const maxCountedTexts = 2;

const linkPattern = /\b(?:https?:\/\/|www\.)\S/giu;

/** BBCode or HTML links, which nobody types into a form. */
const markupPattern = /<a\s[^>]{0,200}href\s{0,9}=|\[\/?(?:url|link|img)[=\]]/iu;

/** The free text of a message, without the visitor's phone number and address. */
export function freeText(message: FormValues): string {
  const fields = contactFields.filter(({ type }) => type === 'text' || type === 'multiline');
  return fields.map(({ name }) => message[name]).join('\n');
}

/**
 * Returns the suspicions for which a message with this text is set aside; none below the threshold. The
 * honeypot, markup, six links, a text received twice before or a client over its limit suffice alone; a text
 * received once before does not.
 */
export function findSuspicions(
  text: string,
  { isHoneypotFilled, sameTexts, isOverLimit }: AbuseSignals,
): Suspicion[] {
  const links = text.match(linkPattern)?.length ?? 0;
  const points: Readonly<Record<Suspicion, number>> = {
    honeypot: isHoneypotFilled ? 10 : 0,
    links: Math.max(0, links - normalLinks) * 3,
    markup: markupPattern.test(text) ? 10 : 0,
    duplicate: Math.min(maxCountedTexts, sameTexts) * 6,
    limit: isOverLimit ? 10 : 0,
  };
  const found = suspicions.filter(suspicion => points[suspicion] > 0);
  const sum = found.reduce((total, suspicion) => total + points[suspicion], 0);
  return sum >= threshold ? found : [];
}

/**
 * Returns a digest that is equal for the same name and message in any case and spacing. Keyed, so that nobody
 * can try texts against a stolen database.
 */
export function textDigest(
  { name, message }: Pick<FormValues, 'name' | 'message'>,
  textKey: KeyObject,
): string {
  const text = [name, message].map(part => part.toLowerCase().replace(/\s+/g, ' ').trim()).join('\n');
  return keyedDigest(text, textKey).toString('hex');
}
