import { readContact } from '#shared/contact/clean-text.ts';
import { fieldNames } from '#shared/contact/contact-message.ts';
import type { MessageState, StoredMessage } from '../base/message.ts';

/** Chooses messages: all conditions must hold. */
export interface MessageFilter {
  state?: MessageState | undefined;
  /** Only those that are set aside, or only those that are not. */
  setAside?: boolean | undefined;
  /** Received at this time or later. */
  since?: Date | undefined;
  /** Received before this time. */
  before?: Date | undefined;
  /** As `hasText` says. */
  text?: string | undefined;
}

/** True if a text is a part of any field, in any case, or of the phone number in any spelling. */
export function hasText(message: StoredMessage, text: string): boolean {
  // Texts are stored in this form, in which accents are not characters of their own.
  const sought = text.normalize('NFC').toLowerCase();
  if (fieldNames.some(name => message[name].toLowerCase().includes(sought))) return true;
  // The end of a phone number is the same with and without the country code or a leading zero.
  const digits = phoneDigits(readContact(text));
  return /^\d{4,}$/.test(digits) && phoneDigits(message.phone).includes(digits.slice(-8));
}

/** A phone number with digits from 0 to 9 and nothing between them: `(٣٠٥) 555-0142` becomes `3055550142`. */
function phoneDigits(text: string): string {
  return text
    .replace(/[\s()+./\-\u2011]/g, '')
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 0xf));
}
