import { createHmac, type KeyObject } from 'node:crypto';
import type { ContactMessage } from '#contract/contact-message.ts';

/**
 * What finds the same name and message again, in any case and spacing. Keyed, so that nobody who sees the database
 * alone can try out texts against it.
 */
export function textDigest(
  { name, message }: Pick<ContactMessage, 'name' | 'message'>,
  key: KeyObject,
): string {
  const text = [name, message].map(part => part.toLowerCase().replace(/\s+/g, ' ').trim()).join('\n');
  return createHmac('sha256', key).update(text).digest('hex');
}
