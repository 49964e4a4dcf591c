import type { FastifyRequest } from 'fastify';
import { type FormValues, mapFields } from '#shared/contact/contact-message.ts';
import { honeypotField, keyField, keyPattern, referenceField } from '#shared/contact/contact-requests.ts';
import { fill } from '#shared/i18n/fill.ts';
import { minute } from '../base/clock.ts';
import type { Submission } from '../contact/submit-contact-form.ts';
import { RequestError } from './request-error.ts';

/** Without a key, the same content within one such period of the clock is the same message, as after a reload. */
const periodMs = 10 * minute;

/** Our forms have fewer. `tests/chaos/floods.test.ts` sends 20,000. */
const maxFields = 50;

type FormRequest = Pick<FastifyRequest, 'headers' | 'body'>;

/**
 * Reads a form that a browser posted. Throws a `RequestError` for a body of another type.
 * @param addedText the text of a message that adds a phone number or an email to another one
 */
export function readForm(request: FormRequest, now: Date, addedText: string) {
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/x-www-form-urlencoded') throw new RequestError(415);
  const sent = postedFields(request);
  const addedTo = sent.get(referenceField) || undefined;
  // The page of a receipt knows no name. No email greets by this one.
  const added: Partial<FormValues> = addedTo
    ? { name: `#${addedTo}`, message: fill(addedText, { reference: addedTo }) }
    : {};
  const values = mapFields(({ name }) => sent.get(name) || (added[name] ?? ''));
  const sentKey = sent.get(keyField) ?? '';
  const key = keyPattern.test(sentKey) ? sentKey : undefined;
  const submission: Pick<Submission, 'fields' | 'idempotencyKey'> = {
    fields: { ...values, [honeypotField]: sent.get(honeypotField) ?? '' },
    idempotencyKey: key ?? keyAt(now),
  };
  return {
    /** What was typed, and what the server writes for a receipt. */
    values,
    /** From the page's script, for each attempt to send this message. */
    key,
    /** The reference of the message to which this one adds a phone number or an email. */
    addedTo,
    submission,
  };
}

/** The fields of a posted form, whose body the server has read and limited. */
export function postedFields({ body }: Pick<FormRequest, 'body'>): URLSearchParams {
  const encoded = Buffer.isBuffer(body) ? body.toString() : '';
  return new URLSearchParams(encoded.split('&', maxFields).join('&'));
}

/**
 * A page without JavaScript cannot make a key for each message. A key counts together with the content, so
 * the time is enough. The space keeps it apart from the keys of the contact API.
 */
function keyAt(now: Date): string {
  return `form ${Math.floor(now.getTime() / periodMs)}`;
}

/**
 * True if a page of another website sent this form from a visitor's browser. Every browser since 2023 says so
 * itself (`Sec-Fetch-Site`); older ones name the page's origin, and still older ones nothing, which is no
 * reason to refuse a call.
 */
export function isForeignPost({ headers }: Pick<FormRequest, 'headers'>, siteUrl: URL): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'cross-site';
  // Pages that send no referrer, such as that of a team link, have the origin `null`.
  if (origin === undefined || origin === 'null' || origin === siteUrl.origin) return false;
  // The site may have other addresses than the public one; no page can choose the host that it asks.
  return URL.parse(origin)?.host !== host;
}
