import { readContact } from './clean-text.ts';
import type { FormValues } from './contact-message.ts';

/** What browsers accept in a field for an email address (HTML, "valid email address"). */
const validEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * The address to which an email can be sent, its domain in lowercase ASCII. Stricter than browsers: a domain
 * without a dot, or that ends in a number, is on no public network. Many mail servers take only ASCII before
 * the `@` (SMTPUTF8).
 */
export function emailAddress(text: string): string | undefined {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(readContact(text)) ?? [];
  const address = `${local}@${asciiDomain(domain).toLowerCase()}`;
  return validEmail.test(address) && /\.(?!\d+$)[^.]+$/.test(address) ? address : undefined;
}

/** `xn--mgbh0fb.example` for `مثال.example`; any text that is no domain as it is. */
function asciiDomain(domain: string): string {
  // Anything but letters, digits, hyphens and dots could be read as another part of a URL.
  if (/[^-.a-z\d\u0080-\u{10ffff}]/iu.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** True if email could reach this address. An implausible one blocks no message: it is stored, not used. */
export function isPlausibleEmail(address: string): boolean {
  return emailAddress(address) !== undefined;
}

export function mistypedEmail({ email }: Pick<FormValues, 'email'>): string | undefined {
  const typed = readContact(email);
  return typed === '' || isPlausibleEmail(typed) ? undefined : typed;
}
