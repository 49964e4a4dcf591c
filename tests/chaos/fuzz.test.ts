import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contactAnswer,
  contactFormPath,
  contactFunctionPath,
  fieldNames,
  parseContactMessage,
} from '#contract/contact-message.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import {
  brokenRequest,
  type FormPost,
  type FunctionCall,
  formPost,
  functionCall,
  markup,
} from './arbitrary-requests.ts';
import { encodeRequest, type RawRequest, type RawResponse, sendBytes } from './raw-http.ts';
import { compareSentWithStored, report } from './results.ts';
import type { Confirmed } from './visitors.ts';

// Arbitrary requests get a documented answer, never a 5xx and never silence. The seed of a failure is printed.

const testOptions = { timeout: 1_200_000 };

test(
  'Each of 10,000 arbitrary calls of the contact function gets its documented answer',
  testOptions,
  async () => {
    const { server, port, databaseUrl } = await start();
    const confirmed: Confirmed[] = [];
    const statuses = await fuzz(10_000, functionCall, async call => {
      const withKey = call.key === undefined ? [] : [['Idempotency-Key', call.key] as const];
      const response = await send(port, contactFunctionPath, {
        ...call,
        headers: [...withKey, ...call.headers],
      });
      expect(documentedFunctionStatuses(call)).toContain(response.status);
      const reference = expectFunctionAnswer(call, response);
      if (reference) confirmed.push({ reference, text: messageIn(call.body)?.message ?? '' });
      return response.status;
    });
    await expectStored(server, databaseUrl, confirmed, { 'arbitrary calls': 10_000, ...statuses });
  },
);

test(
  'Each of 5,000 arbitrary forms posted without JavaScript gets its documented answer',
  testOptions,
  async () => {
    const { server, port, databaseUrl } = await start();
    const confirmed: Confirmed[] = [];
    const statuses = await fuzz(5_000, formPost, async form => {
      const response = await send(port, contactFormPath + form.query, form);
      expect(documentedFormStatuses(form)).toContain(response.status);
      const reference = expectFormAnswer(form, response);
      if (reference) confirmed.push({ reference, text: messageInForm(form.body)?.message ?? '' });
      return response.status;
    });
    await expectStored(server, databaseUrl, confirmed, { 'arbitrary forms': 5_000, ...statuses });
  },
);

test('Each of 3,000 broken requests is refused or its connection is ended', testOptions, async () => {
  const { server, port } = await start();
  const reactions = await fuzz(3_000, brokenRequest, async request => {
    const reaction = await sendBytes(port, request, { end: true });
    expect(reaction.kind).not.toBe('silence');
    if (reaction.kind !== 'response') return reaction.kind;
    expect(reaction.response.status).toBeLessThan(500);
    return reaction.response.status;
  });
  report('broken requests', { requests: 3_000, ...reactions });
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  expectNoErrorLogged(server);
});

async function start(): Promise<{ server: ServerProcess; port: number; databaseUrl: string }> {
  const databaseUrl = `sqlite:${join(temporaryFolder(), 'messages.db')}`;
  const server = await startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
  return { server, port: Number(new URL(server.url).port), databaseUrl };
}

/** Checks arbitrary values and counts what each check returns. */
async function fuzz<T>(
  numRuns: number,
  arbitrary: fc.Arbitrary<T>,
  check: (value: T) => Promise<number | string>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const countedCheck = async (value: T) => {
    const result = await check(value);
    counts[result] = (counts[result] ?? 0) + 1;
  };
  await fc.assert(fc.asyncProperty(arbitrary, countedCheck), { numRuns });
  return counts;
}

async function send(port: number, target: string, request: FunctionCall | FormPost): Promise<RawResponse> {
  const reaction = await sendBytes(port, encodeRequest(target, request));
  if (reaction.kind !== 'response') throw new Error(`no response: ${reaction.kind}`);
  expect(reaction.response.headers.get('x-request-id')).toMatch(/\w/);
  if (request.method === 'HEAD') expect(reaction.response.body).toBe('');
  return reaction.response;
}

/** Any of them if several things are wrong. */
function documentedFunctionStatuses(call: FunctionCall): number[] {
  if (call.method === 'OPTIONS') return isEncoded(call) ? [204, 415] : [204];
  const wrong = [
    call.method !== 'POST' && 405,
    (mediaTypeOf(call) !== 'application/json' || isEncoded(call)) && 415,
    call.body.length > 64 * 1024 && 413,
    call.key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(call.key) && 400,
    objectIn(call.body) === undefined && 400,
  ].filter(status => status !== false);
  return wrong.length > 0 ? wrong : [200];
}

/** Checks the shape of an answer and returns the reference if it confirms a message. */
function expectFunctionAnswer(
  call: FunctionCall,
  { status, headers, body }: RawResponse,
): string | undefined {
  if (status === 405 || status === 204) expect(headers.get('allow')).toContain('POST');
  if (status === 204 || call.method === 'HEAD') return undefined;
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('cache-control')).toBe('no-store');
  const { success, reference, error } = contactAnswer.parse(JSON.parse(body));
  expect(success).toBe(status === 200 && messageIn(call.body) !== undefined);
  if (!success) expect(error).toMatch(/\w/);
  return success ? reference : undefined;
}

function isEncoded({ headers }: RawRequest): boolean {
  return headers.some(([name, value]) => name === 'Content-Encoding' && value !== 'identity');
}

function documentedFormStatuses(form: FormPost): number[] {
  // Beyond 20 forms a minute they count as pages, of which a client gets 600.
  const tooMany = [429];
  const tooLarge = [...(form.body.length > 80 * 1024 ? [413] : []), ...tooMany];
  if (isEncoded(form)) return [415, ...tooLarge];
  if (form.method === 'GET' || form.method === 'HEAD') return [303, 429, ...tooLarge];
  const wrong = [
    ...tooLarge,
    ...(form.method === 'POST' ? [] : [405, 429]),
    ...(mediaTypeOf(form) === 'application/x-www-form-urlencoded' ? [] : [415]),
  ];
  if (wrong.length > tooMany.length) return wrong;
  return [messageInForm(form.body) ? 303 : 422, ...tooMany];
}

function expectFormAnswer(form: FormPost, { status, headers, body }: RawResponse): string | undefined {
  expect(body).not.toContain(markup);
  if (form.method !== 'POST') return undefined;
  if (status === 422) {
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain(`action="${contactFormPath}"`);
  }
  if (status !== 303) return undefined;
  const location = headers.get('location') ?? '';
  const [, reference] = /^\/contact\/sent\/([A-Z]{2,4}-\w{4}-\w{4})/.exec(location) ?? [];
  if (reference === undefined) throw new Error(`${location} is no receipt`);
  return reference;
}

function mediaTypeOf({ contentType }: FunctionCall | FormPost): string | undefined {
  return contentType?.split(';')[0]?.trim().toLowerCase();
}

function objectIn(body: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function messageIn(body: Uint8Array) {
  const parsed = parseContactMessage(objectIn(body) ?? {});
  return parsed.ok ? parsed.message : undefined;
}

function messageInForm(body: Uint8Array) {
  const sent = new URLSearchParams(new TextDecoder().decode(body));
  const fields = fieldNames.map(field => [field, sent.get(field) ?? '']);
  const parsed = parseContactMessage(Object.fromEntries(fields));
  return parsed.ok ? parsed.message : undefined;
}

async function expectStored(
  server: ServerProcess,
  databaseUrl: string,
  confirmed: readonly Confirmed[],
  counts: Record<string, number>,
): Promise<void> {
  const { stored, lost } = await compareSentWithStored(databaseUrl, confirmed);
  report('fuzz', { ...counts, stored, lost });
  expect(lost).toBe(0);
  expect(stored).toBe(new Set(confirmed.map(({ reference }) => reference)).size);
  expect(stored).toBeGreaterThan(100);
  expectNoErrorLogged(server);
}

function expectNoErrorLogged(server: ServerProcess): void {
  expect(
    server
      .output()
      .split('\n')
      .filter(line => line.startsWith('{')),
  ).toEqual([]);
}
