import { readContact } from './clean-text.ts';
import type { FormValues } from './contact-message.ts';
import { isPlausibleEmail } from './email-address.ts';

/** Nobody can dial fewer digits: local numbers have 7 in North America and 8 in Haiti. */
const minPhoneDigits = 7;

const digitsOf = (phone: string): string[] => phone.match(/\p{Nd}/gu) ?? [];

function isUsablePhone(phone: string): boolean {
  return digitsOf(phone).length >= minPhoneDigits;
}

/** A phone number that is too short to dial. Never blocks a message. */
export function isDoubtfulPhone(phone: string): boolean {
  return phone.trim() !== '' && !isUsablePhone(phone);
}

export interface ReplyContact {
  kind: 'email' | 'phone';
  address: string;
}

type ContactValues = Pick<FormValues, 'phone' | 'email'>;

/** Email first, then phone; `undefined` if neither is usable, so that no reply may be promised. */
export function replyContact(values: ContactValues): ReplyContact | undefined {
  const [email, phone] = [readContact(values.email), readContact(values.phone)];
  if (isPlausibleEmail(email)) return { kind: 'email', address: email };
  return isUsablePhone(phone) ? { kind: 'phone', address: phone } : undefined;
}

/** The visitor recognizes it, but nobody else with the reference can use it: `d…@example.org`, `…0142`. */
export function maskedContact(values: ContactValues): ReplyContact | undefined {
  const contact = replyContact(values);
  if (!contact) return undefined;
  const { kind, address } = contact;
  // People know their number by its own last digits, not by those of an extension or of words after it.
  const number = address.split(/[\p{L},;#]+/u).find(isUsablePhone) ?? address;
  const masked =
    kind === 'email'
      ? `${address.charAt(0)}…${address.slice(address.lastIndexOf('@'))}`
      : `…${digitsOf(number).slice(-4).join('')}`;
  return { kind, address: masked };
}
