import type { FastifyRequest } from 'fastify';
import { mapFields } from '#shared/contact/contact-message.ts';
import { additionField, honeypotField, keyField, keyPattern } from '#shared/contact/contact-requests.ts';
import { minute } from '../../base/clock.ts';

/** Without a key, the same content in one such period of the clock is one message, as after a reload. */
const periodMs = 10 * minute;

/** Our forms have fewer. `tests/chaos/floods.test.ts` sends 20,000. */
const maxFields = 50;

/** Reads a contact form that a browser posted. */
export function readForm(request: Pick<FastifyRequest, 'body'>) {
  const posted = postedFields(request);
  const key = posted.get(keyField) ?? '';
  return {
    typed: mapFields(({ name }) => posted.get(name) ?? ''),
    honeypot: posted.get(honeypotField) ?? '',
    /** The page's script makes one for all attempts to send this message. */
    key: keyPattern.test(key) ? key : undefined,
    /** In an addition, the reference of the message to which it adds. */
    addsTo: posted.get(additionField) ?? '',
  };
}

/** The fields of a posted form, whose body the server has read and limited. */
export function postedFields({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams {
  const encoded = Buffer.isBuffer(body) ? body.toString() : '';
  return new URLSearchParams(encoded.split('&', maxFields).join('&'));
}

/**
 * A page without JavaScript cannot make a key for each message. A key counts together with the content, so
 * the time is enough. The space keeps it apart from the keys of the contact API.
 */
export function idempotencyKeyAt(now: Date): string {
  return `form ${Math.floor(now.getTime() / periodMs)}`;
}

/**
 * True if a page of another website sent this form from a visitor's browser. Every browser since 2023 says so
 * itself (`Sec-Fetch-Site`); older ones name the page's origin, and still older ones nothing, which is no
 * reason to refuse a call.
 */
export function isForeignPost({ headers }: Pick<FastifyRequest, 'headers'>, siteUrl: URL): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'cross-site';
  // Pages that send no referrer, such as that of a team link, have the origin `null`.
  if (origin === undefined || origin === 'null' || origin === siteUrl.origin) return false;
  // The site may have other addresses than the public one; no page can choose the host that it asks.
  return URL.parse(origin)?.host !== host;
}
