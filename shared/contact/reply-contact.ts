import { cleanText } from './clean-text.ts';
import type { FormValues } from './contact-message.ts';

/** What browsers accept in a field for an email address (HTML, "valid email address"). */
const validEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** The text of a field as the server stores it. */
const readCode = (text: string): string => cleanText(text, 'code', 254);

/**
 * The address to which an email can be sent, its domain in lowercase ASCII. Stricter than browsers: a domain
 * without a dot, or that ends in a number, is on no public network. Many mail servers take only ASCII before
 * the `@` (SMTPUTF8).
 */
export function mailAddress(text: string): string | undefined {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(readCode(text)) ?? [];
  const address = `${local}@${asciiDomain(domain).toLowerCase()}`;
  return validEmail.test(address) && /\.(?!\d+$)[^.]+$/.test(address) ? address : undefined;
}

/** `xn--mgbh0fb.example` for `مثال.example`; any text that is no domain as it is. */
function asciiDomain(domain: string): string {
  const isAscii = /^[\x21-\x7e]*$/.test(domain);
  // Anything but letters, digits, hyphens and dots could be read as another part of a URL.
  if (isAscii || /[^-.a-z\d\u0080-\u{10ffff}]/iu.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** True if our email cannot reach an address, because it has other letters than ASCII before the `@`. */
export function hasNonAsciiLocalPart(address: string): boolean {
  return /[^\0-\x7f].*@/s.test(readCode(address));
}

/** True if email could reach this address. An implausible one blocks no message: it is stored, not used. */
export function isPlausibleEmail(address: string): boolean {
  return mailAddress(address) !== undefined;
}

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
  const [email, phone] = [readCode(values.email), readCode(values.phone)];
  if (isPlausibleEmail(email)) return { kind: 'email', address: email };
  return isUsablePhone(phone) ? { kind: 'phone', address: phone } : undefined;
}

export function mistypedEmail({ email }: Pick<FormValues, 'email'>): string | undefined {
  const typed = readCode(email);
  return typed === '' || isPlausibleEmail(typed) ? undefined : typed;
}

/** The visitor recognizes it, but nobody else with the reference can use it: `d…@example.org`, `…0142`. */
export function maskedContact(values: ContactValues): ReplyContact | undefined {
  const contact = replyContact(values);
  if (!contact) return undefined;
  const { kind, address } = contact;
  const masked =
    kind === 'email'
      ? `${address.charAt(0)}…${address.slice(address.lastIndexOf('@'))}`
      : `…${digitsOf(withoutExtension(address)).slice(-4).join('')}`;
  return { kind, address: masked };
}

/** `+1 305 555 0142` for `+1 305 555 0142 ext. 7`: people know their number by its own last digits. */
function withoutExtension(phone: string): string {
  return phone.split(/[\p{L},;#]+/u).find(isUsablePhone) ?? phone;
}
