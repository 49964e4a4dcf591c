import fastifyCors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  type ContactResponseBody,
  contactBodyLimit,
  honeypotField,
  keyPattern,
} from '#shared/contact/contact-requests.ts';
import { incompleteText, retryText } from '#shared/contact/problem-text.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { supportedLanguage } from '#shared/i18n/language.ts';
import { isObject } from '#shared/is-object.ts';
import type { Log } from '../../base/log.ts';
import type { ReceivedForm, SubmitOutcome } from '../../contact/submit-contact-form.ts';
import { busyRetrySeconds, logAndGetStatus, RequestError } from '../request-error.ts';
import { retryLater } from './retry-later.ts';

interface ContactApiOptions {
  submit(form: ReceivedForm): Promise<SubmitOutcome>;
  content: Pick<SiteContent, 'languages' | 'copyIn'>;
  allowedOrigins: ReadonlySet<string>;
  log: Log;
}

/** The site's own form never makes such calls. The texts are in English, for the author of the program. */
const refusals: Readonly<Record<number, string>> = {
  400: 'The body must be a JSON object, and an Idempotency-Key 1 to 200 visible ASCII characters.',
  405: 'Send the message with POST.',
  413: `The body is larger than ${contactBodyLimit / 1024} KiB.`,
  415: 'Send the message as JSON, with Content-Type: application/json.',
};

/**
 * The route plugin of the contact API: the table "The contact API" in docs/operations/reference.md, except for
 * 408, which `client-error.ts` answers. Register it with its path as the prefix.
 */
export const contactApi: FastifyPluginAsync<ContactApiOptions> = async (app, options) => {
  const { submit, content, allowedOrigins, log } = options;
  /** The first subtag of the first language counts: `es-MX, en` is Spanish. */
  const contentLanguage = ({ headers }: FastifyRequest) => {
    const [, subtag] = /^\s*([a-z]+)/i.exec(headers['content-language'] ?? '') ?? [];
    return supportedLanguage(subtag?.toLowerCase(), content.languages);
  };
  const send = (reply: FastifyReply, status: number, body: ContactResponseBody) =>
    reply.code(status).header('Cache-Control', 'no-store').send(body);

  const answer = (reply: FastifyReply, outcome: SubmitOutcome): FastifyReply => {
    const language = contentLanguage(reply.request);
    const { form } = content.copyIn(language).contact;
    switch (outcome.kind) {
      case 'stored':
        return send(reply, 200, { success: true, message: form.toasts.sent, ...outcome.receipt });
      case 'invalid':
        return send(reply, 200, { success: false, error: incompleteText(outcome.problems, form, language) });
      case 'limited':
      case 'unavailable': {
        const { status, retryAfterSeconds, wait } = retryLater(outcome);
        reply.header('Retry-After', retryAfterSeconds);
        return send(reply, status, { success: false, error: retryText(wait, form, language) });
      }
    }
  };

  const refuse = (reply: FastifyReply, status: number): FastifyReply => {
    // Too many requests are open, perhaps from a whole shelter: nobody is blamed for too many messages.
    if (status === 429)
      return answer(reply, { kind: 'limited', scope: 'site', retryAfterSeconds: busyRetrySeconds });
    if (status === 503) return answer(reply, { kind: 'unavailable' });
    const { failed } = content.copyIn(contentLanguage(reply.request)).contact.form.toasts;
    const error = status === 500 ? failed : (refusals[status] ?? 'The call was refused.');
    return send(reply, status, { success: false, error });
  };

  // Allows every header that is asked for: other pages may use the Supabase client, which keeps adding some.
  await app.register(fastifyCors, {
    origin: [...allowedOrigins],
    methods: ['POST'],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
    strictPreflight: false,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.setNotFoundHandler(({ method }, reply) => {
    if (method === 'POST') throw new RequestError(404);
    reply.header('Allow', 'POST, OPTIONS');
    throw new RequestError(405);
  });
  app.setErrorHandler((error, _request, reply) => refuse(reply, logAndGetStatus(error, reply, log)));

  app.post('', { bodyLimit: contactBodyLimit, config: { kind: 'api' } }, async (request, reply) => {
    const { headers, body } = request;
    if (!Buffer.isBuffer(body)) throw new RequestError(415);
    const key = headers['idempotency-key']?.toString();
    const fields = parseFields(body);
    if (!fields || (key !== undefined && !keyPattern.test(key))) throw new RequestError(400);
    const outcome = await submit({
      fields,
      honeypot: fields[honeypotField],
      idempotencyKey: key,
      language: contentLanguage(request),
      client: request.client,
      requestId: request.id,
    });
    return answer(reply, outcome);
  });
};

/** Bytes that are not UTF-8 are not JSON (RFC 8259, 8.1); a byte order mark is skipped. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseFields(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
