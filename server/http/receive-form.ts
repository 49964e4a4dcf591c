import type { FastifyRequest } from 'fastify';
import {
  honeypotField,
  keyField,
  keyPattern,
  mapFields,
  referenceField,
} from '#shared/contact/contact-message.ts';
import type { ReturnedForm, ShownReceipt } from '#shared/contact/on-demand.ts';
import { maskedContact, mistypedEmail } from '#shared/contact/reply-contact.ts';
import type { LimitDecision } from '../contact/rate-limiter.ts';
import type { FormSubmission, SubmitOutcome } from '../contact/submit-contact-form.ts';
import { toReceipt } from '../storage/message.ts';
import { RequestError } from './requests.ts';

/** The answer to a form that the browser posted. */
export type FormResult =
  /** `addedTo`: the reference of the message that this one adds to. */
  | { kind: 'stored'; shown: ShownReceipt; addedTo: string | undefined; key: string | undefined }
  | { kind: 'nothing-added'; reference: string }
  | {
      kind: 'rejected';
      status: 403 | 422 | 429 | 503;
      retryAfterSeconds?: number | undefined;
      form: ReturnedForm;
    };

/** The same content, sent again within this time or somewhat later, is the same message: a second press, or a reload. */
const sameMessageMs = 10 * 60_000;

/** Our forms have fewer. To read 20,000 takes milliseconds, and a hundred such forms may arrive together. */
const maxFields = 50;

/** What is known of the call apart from the form. */
interface FormPost {
  now: Date;
  language: string;
  siteUrl: URL;
  /** Whether the client may have another page. */
  counted: LimitDecision;
}

type Refusal = Extract<LimitDecision, { allowed: false }>;

type PostedForm = Pick<FastifyRequest, 'headers' | 'body'>;

/**
 * Submits a form that a browser posted. If the visitor has to fix something, returns what was typed. Throws a `RequestError`
 * for a body that is no such form.
 */
export async function receiveForm(
  request: PostedForm,
  submit: (submitted: FormSubmission) => Promise<SubmitOutcome>,
  { now, language, siteUrl, counted }: FormPost,
): Promise<FormResult> {
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/x-www-form-urlencoded') throw new RequestError(415);
  const sent = postedFields(request);
  const values = mapFields(({ name }) => sent.get(name) ?? '');
  const sentKey = sent.get(keyField) ?? '';
  const key = keyPattern.test(sentKey) ? sentKey : undefined;
  const comesBack = (
    status: 403 | 422 | 429 | 503,
    form: Omit<ReturnedForm, 'values' | 'key'>,
    retryAfterSeconds?: number,
  ): FormResult => ({ kind: 'rejected', status, retryAfterSeconds, form: { values, key, ...form } });
  const tooMany = ({ of, retryAfterSeconds }: Omit<Refusal, 'allowed'>): FormResult => {
    const waitMinutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
    return comesBack(429, { outcome: 'failed', waitMinutes, busy: of === 'site' }, retryAfterSeconds);
  };
  // The visitor may send it from our page.
  if (isForeignPost(request, siteUrl)) return comesBack(403, { outcome: 'failed' });
  if (!counted.allowed) return tooMany(counted);
  const addedTo = sent.get(referenceField) || undefined;
  if (addedTo && (values.phone + values.email).trim() === '')
    return { kind: 'nothing-added', reference: addedTo };
  const outcome = await submit({
    fields: { ...values, [honeypotField]: sent.get(honeypotField) ?? '' },
    language,
    idempotencyKey: key ?? keyAt(now.getTime()),
    earlierKey: key ? undefined : keyAt(now.getTime() - sameMessageMs),
  });
  switch (outcome.kind) {
    case 'invalid':
      return comesBack(422, { outcome: 'invalid' });
    case 'unavailable':
      return comesBack(503, { outcome: 'failed' }, outcome.retryAfterSeconds);
    case 'limited':
      return tooMany(outcome);
    case 'stored': {
      const replyTo = maskedContact(values);
      const mistyped = replyTo ? undefined : mistypedEmail(values);
      return {
        kind: 'stored',
        shown: { receipt: { ...toReceipt(outcome), replyTo }, mistyped },
        addedTo,
        key,
      };
    }
  }
}

/**
 * True if a page of another website sent this form from a visitor's browser. Every browser since 2023 says so itself
 * (`Sec-Fetch-Site`); older ones name the page's origin, and still older ones nothing, which is no reason to refuse a call.
 */
export function isForeignPost({ headers }: Pick<PostedForm, 'headers'>, siteUrl: URL): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'cross-site';
  // Pages that send no referrer, such as that of a team link, have the origin `null`.
  if (origin === undefined || origin === 'null' || origin === siteUrl.origin) return false;
  // The site may have other addresses than the public one; no page can choose the host that it asks.
  return URL.parse(origin)?.host !== host;
}

/** The fields of a posted form, whose body the server has read and limited. */
export function postedFields({ body }: Pick<PostedForm, 'body'>): URLSearchParams {
  const encoded = Buffer.isBuffer(body) ? body.toString() : '';
  return new URLSearchParams(encoded.split('&', maxFields).join('&'));
}

/**
 * A page without JavaScript cannot make a key for each message. A key counts together with the content, so the time is
 * enough. The space keeps it apart from the keys of the contact API.
 */
function keyAt(time: number): string {
  return `form ${Math.floor(time / sameMessageMs)}`;
}
