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

const linkPattern = /\b(?:https?:\/\/|www\.)\S/giu;

/** BBCode or HTML links, which nobody types into a form. */
const markupPattern = /<a\s[^>]{0,200}href\s{0,9}=|\[\/?(?:url|link|img)[=\]]/iu;

/** The free text of a message, without the visitor's phone number and address. */
export function freeText(message: FormValues): string {
  const fields = contactFields.filter(({ type }) => type === 'text' || type === 'multiline');
  return fields.map(({ name }) => message[name]).join('\n');
}

/** Returns why a message with this text is set aside; nothing if it is not. */
export function findSuspicions(
  text: string,
  { isHoneypotFilled, sameTexts, isOverLimit }: AbuseSignals,
): Suspicion[] {
  const found: Readonly<Record<Suspicion, boolean>> = {
    honeypot: isHoneypotFilled,
    // A map and a website are normal, and so is a text that was sent a second time.
    links: (text.match(linkPattern)?.length ?? 0) >= 6,
    markup: markupPattern.test(text),
    duplicate: sameTexts >= 2,
    limit: isOverLimit,
  };
  return suspicions.filter(suspicion => found[suspicion]);
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
