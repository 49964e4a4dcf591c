import type { RefusalCode } from '../../content/schema/contact-answers.ts';
import { formAgeHeader } from '../../contract/contact-message.ts';
import type { SubmitOutcome, Submitted } from '../../contract/services.ts';
import type { ContactAnswers } from './contact-answers.ts';
import { crossOriginHeaders } from './cross-origin.ts';
import { type BodyLimits, readBody } from './read-body.ts';

export interface ContactFunctionNeeds {
  answers: ContactAnswers;
  allowedOrigins: ReadonlySet<string>;
  limits: BodyLimits;
  submit(submitted: Submitted): Promise<SubmitOutcome>;
  /** Hears of an error that nobody foresaw. */
  failed(error: unknown): void;
}

/** Answers `POST /functions/v1/submit-contact-form`: every case of the architecture's table "The call". */
export async function contactFunction(request: Request, needs: ContactFunctionNeeds): Promise<Response> {
  const response = await answerCall(request, needs).catch((error: unknown) => {
    needs.failed(error);
    return needs.answers.unexpected();
  });
  const headers = crossOriginHeaders(request, needs.allowedOrigins);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Answered by POST; OPTIONS is how a browser asks beforehand. */
const methods = { Allow: 'POST, OPTIONS' };

async function answerCall(request: Request, needs: ContactFunctionNeeds): Promise<Response> {
  const { answers, limits } = needs;
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: methods });
  if (request.method !== 'POST') return answers.refusal('wrongMethod', methods);
  if (!isJson(request.headers.get('Content-Type')))
    return answers.refusal('wrongType', { Accept: 'application/json' });
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) return answers.refusal('badKey');
  if (Number(request.headers.get('Content-Length') ?? 0) > limits.bytes) return answers.refusal('tooLarge');

  const body = await readBody(request.body, limits);
  if (body.kind !== 'read') return answers.refusal(unread[body.kind]);
  const parsed = parseFields(body.bytes);
  if (!parsed.ok) return answers.refusal(parsed.code);
  return answers.ofOutcome(
    await needs.submit({
      fields: parsed.fields,
      idempotencyKey: key,
      language: request.headers.get('Content-Language') ?? undefined,
      formAge: parseSeconds(request.headers.get(formAgeHeader)),
    }),
  );
}

const unread = { 'too-large': 'tooLarge', 'too-slow': 'tooSlow', broken: 'badRequest' } as const;

/** What cannot be read says nothing, as if it were not there. */
function parseSeconds(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

type ParsedFields =
  | { ok: true; fields: Readonly<Record<string, unknown>> }
  | { ok: false; code: RefusalCode };

function parseFields(bytes: Uint8Array): ParsedFields {
  let value: unknown;
  try {
    // Text that is not UTF-8 is no JSON (RFC 8259, 8.1); a byte order mark is passed over.
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { ok: false, code: 'notJson' };
  }
  return isRecord(value) ? { ok: true, fields: value } : { ok: false, code: 'notObject' };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
