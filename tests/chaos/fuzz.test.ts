import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contactFormPath,
  contactResponseBody,
  fieldNames,
  parseContactMessage,
} from '#shared/contact/contact-message.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { brokenRequest, formPost, functionCall, markup } from './arbitrary-requests.ts';
import { encodeRequest, type RawRequest, type RawResponse, sendBytes } from './raw-http.ts';
import { compareSentWithStored, report } from './results.ts';
import type { Confirmed } from './visitors.ts';

// Arbitrary requests get a documented answer, never a 5xx and never silence. The seed of a failure is printed. Which
// answer belongs to which request: tests/server/contact-api.test.ts.

/** In the order of docs/architecture.md; the last for OPTIONS. */
const functionStatuses = [200, 400, 405, 415, 413, 204];
const formStatuses = [303, 400, 403, 422, 405, 415, 413, 204];

const testOptions = { timeout: 1_200_000 };

test.each([
  [
    '10,000 arbitrary calls of the contact API',
    {
      numRuns: 10_000,
      arbitrary: functionCall,
      documented: functionStatuses,
      referenceIn: apiReference,
      messageIn: messageInJson,
    },
  ],
  [
    '5,000 arbitrary forms posted without JavaScript',
    {
      numRuns: 5_000,
      arbitrary: formPost,
      documented: formStatuses,
      referenceIn: formReference,
      messageIn: messageInForm,
    },
  ],
] as const)('Each of %s gets a documented answer', testOptions, async (name, fuzzed) => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const confirmed: Confirmed[] = [];
  const statuses = await fuzz(fuzzed.numRuns, fuzzed.arbitrary, async request => {
    const response = await send(server.port, request);
    expect(fuzzed.documented).toContain(response.status);
    const reference = fuzzed.referenceIn(request, response);
    if (reference) confirmed.push({ reference, text: fuzzed.messageIn(request.body)?.message ?? '' });
    return response.status;
  });
  const { stored, lost } = await compareSentWithStored(server.databaseUrl, confirmed);
  report(name, { ...statuses, stored, lost });
  expect(lost).toBe(0);
  expect(stored).toBe(new Set(confirmed.map(({ reference }) => reference)).size);
  expect(stored).toBeGreaterThan(100);
  expectNoErrorLogged(server);
});

test('Each of 3,000 broken requests is refused or its connection is ended', testOptions, async () => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const reactions = await fuzz(3_000, brokenRequest, async request => {
    const reaction = await sendBytes(server.port, request, { end: true });
    expect(reaction.kind).not.toBe('silence');
    if (reaction.kind !== 'response') return reaction.kind;
    expect(reaction.response.status).toBeLessThan(500);
    return reaction.response.status;
  });
  report('broken requests', { requests: 3_000, ...reactions });
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  expectNoErrorLogged(server);
});

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

async function send(port: number, request: RawRequest): Promise<RawResponse> {
  const reaction = await sendBytes(port, encodeRequest(request));
  if (reaction.kind !== 'response') throw new Error(`no response: ${reaction.kind}`);
  expect(reaction.response.headers.get('x-request-id')).toMatch(/\w/);
  if (request.method === 'HEAD') expect(reaction.response.body).toBe('');
  return reaction.response;
}

/** Checks the shape of an answer and returns the reference if it confirms a message. */
function apiReference(call: RawRequest, { status, headers, body }: RawResponse): string | undefined {
  if (status === 405 || status === 204) expect(headers.get('allow')).toContain('POST');
  if (status === 204 || call.method === 'HEAD') return undefined;
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('cache-control')).toBe('no-store');
  const { success, reference, error } = contactResponseBody.parse(JSON.parse(body));
  expect(success).toBe(status === 200 && messageInJson(call.body) !== undefined);
  if (!success) expect(error).toMatch(/\w/);
  return success ? reference : undefined;
}

function formReference(form: RawRequest, { status, headers, body }: RawResponse): string | undefined {
  expect(body).not.toContain(markup);
  if (form.method !== 'POST') return undefined;
  if (status === 422) {
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toBe('no-store');
    // `Accept-Encoding: *` asks for any compression.
    if (!headers.has('content-encoding')) expect(body).toContain(`action="${contactFormPath}"`);
  }
  if (status !== 303) return undefined;
  const location = headers.get('location') ?? '';
  const [, reference] = /^\/contact\/sent\/([A-Z]{2,4}-\w{4}-\w{4})/.exec(location) ?? [];
  if (reference === undefined) throw new Error(`${location} is no receipt`);
  return reference;
}

function objectIn(body: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function messageInJson(body: Uint8Array) {
  const parsed = parseContactMessage(objectIn(body) ?? {});
  return parsed.ok ? parsed.message : undefined;
}

function messageInForm(body: Uint8Array) {
  const sent = new URLSearchParams(new TextDecoder().decode(body));
  const fields = fieldNames.map(field => [field, sent.get(field) ?? '']);
  const parsed = parseContactMessage(Object.fromEntries(fields));
  return parsed.ok ? parsed.message : undefined;
}

function expectNoErrorLogged(server: ServerProcess): void {
  expect(
    server
      .output()
      .split('\n')
      .filter(line => line.startsWith('{')),
  ).toEqual([]);
}
