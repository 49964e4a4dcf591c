import type { IncomingMessage } from 'node:http';
import type { RefusalCode } from '#content/schema/messages.ts';
import { formAgeHeader } from '#contract/contact-message.ts';
import type { SubmitOutcome, Submitted } from '#contract/page-services.ts';
import type { Answer } from './answer.ts';
import type { ContactAnswers } from './contact-answers.ts';
import { crossOriginHeaders } from './cross-origin.ts';
import { type BodyLimits, readBody } from './read-body.ts';

export interface ContactFunctionNeeds {
  /** The answers in the language of the page, or in the default one. */
  answersIn(language: string | undefined): ContactAnswers;
  allowedOrigins: ReadonlySet<string>;
  limits: BodyLimits;
  /** Whether the request's head, apart from what concerns the function, is as it should be. */
  sound: boolean;
  submit(submitted: Submitted): Promise<SubmitOutcome>;
  /** Hears of an error that nobody foresaw. */
  failed(error: unknown): void;
}

/** Answers `POST /functions/v1/submit-contact-form`: every case of the architecture's table "The call". */
export async function contactFunction(req: IncomingMessage, needs: ContactFunctionNeeds): Promise<Answer> {
  const answers = needs.answersIn(req.headers['content-language']?.toString());
  const answer = await answerCall(req, answers, needs).catch((error: unknown) => {
    needs.failed(error);
    return answers.unexpected();
  });
  return {
    ...answer,
    headers: {
      ...answer.headers,
      ...crossOriginHeaders(req.method, req.headers.origin, needs.allowedOrigins),
    },
  };
}

/** Answered by POST; OPTIONS is how a browser asks beforehand. */
const methods = { Allow: 'POST, OPTIONS' };

async function answerCall(
  req: IncomingMessage,
  answers: ContactAnswers,
  { limits, sound, submit }: ContactFunctionNeeds,
): Promise<Answer> {
  const { headers } = req;
  if (!sound) return answers.refusal('badRequest');
  if (req.method === 'OPTIONS') return { status: 204, headers: methods };
  if (req.method !== 'POST') return answers.refusal('wrongMethod', methods);
  if (!isJson(headers['content-type'])) return answers.refusal('wrongType', { Accept: 'application/json' });
  const key = headers['idempotency-key']?.toString();
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) return answers.refusal('badKey');
  if (Number(headers['content-length'] ?? 0) > limits.bytes) return answers.refusal('tooLarge');

  const body = await readBody(req, limits);
  if (body.kind !== 'read') return answers.refusal(unread[body.kind]);
  const parsed = parseFields(body.bytes);
  if (!parsed.ok) return answers.refusal(parsed.code);
  return answers.ofOutcome(
    await submit({
      fields: parsed.fields,
      idempotencyKey: key,
      language: headers['content-language']?.toString(),
      formAge: parseSeconds(headers[formAgeHeader.toLowerCase()]?.toString()),
    }),
  );
}

const unread = { 'too-large': 'tooLarge', 'too-slow': 'tooSlow', broken: 'badRequest' } as const;

/** What cannot be read says nothing, as if it were not there. */
function parseSeconds(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

type ParsedFields =
  | { ok: true; fields: Readonly<Record<string, unknown>> }
  | { ok: false; code: RefusalCode };

/** Text that is not UTF-8 is no JSON (RFC 8259, 8.1); a byte order mark is passed over. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseFields(bytes: Uint8Array): ParsedFields {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    return { ok: false, code: 'notJson' };
  }
  return isRecord(value) ? { ok: true, fields: value } : { ok: false, code: 'notObject' };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
