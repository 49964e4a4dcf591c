import type { IncomingHttpHeaders } from 'node:http';
import fastifyCors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { contactBodyLimit, keyPattern } from '#shared/contact/contact-requests.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { supportedLanguage } from '#shared/i18n/language.ts';
import { isObject } from '#shared/is-object.ts';
import type { Log } from '../../base/log.ts';
import type { Submission, SubmitOutcome } from '../../contact/submit-contact-form.ts';
import { loggedStatus, RequestError } from '../request-error.ts';
import { createContactResponses } from './contact-responses.ts';

interface ContactApiOptions {
  submit(submission: Submission): Promise<SubmitOutcome>;
  content: Pick<SiteContent, 'languages' | 'copyIn'>;
  /** Other origins whose pages may call the contact API. */
  allowedOrigins: ReadonlySet<string>;
  log: Log;
}

/**
 * The route plugin of the contact API: the table "The contact API" in docs/architecture.md, except for 408,
 * which `client-error.ts` answers. Register it with its path as the prefix.
 */
export const contactApi: FastifyPluginAsync<ContactApiOptions> = async (app, options) => {
  const { submit, content, allowedOrigins, log } = options;
  /** The first subtag of the first language counts: `es-MX, en` is Spanish. */
  const contentLanguage = (headers: IncomingHttpHeaders) => {
    const [, subtag] = /^\s*([a-z]+)/i.exec(headers['content-language'] ?? '') ?? [];
    return supportedLanguage(subtag?.toLowerCase(), content.languages);
  };
  const responsesFor = (reply: FastifyReply) => {
    const language = contentLanguage(reply.request.headers);
    return createContactResponses(content.copyIn(language), language, reply);
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
  app.setErrorHandler((error, _request, reply) =>
    responsesFor(reply).refuse(loggedStatus(error, reply, log)),
  );

  app.post('', { bodyLimit: contactBodyLimit, config: { kind: 'api' } }, async (request, reply) => {
    const { headers, body } = request;
    if (!Buffer.isBuffer(body)) throw new RequestError(415);
    const key = headers['idempotency-key']?.toString();
    const fields = parseFields(body);
    if (!fields || (key !== undefined && !keyPattern.test(key))) throw new RequestError(400);
    const outcome = await submit({
      fields,
      idempotencyKey: key,
      language: contentLanguage(headers),
      client: request.client,
      requestId: request.id,
    });
    return responsesFor(reply).answer(outcome);
  });
};

/** Bytes that are not UTF-8 are not JSON (RFC 8259, 8.1); a byte order mark is skipped. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The fields of a JSON object; `undefined` for any other body. */
function parseFields(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
