import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactAnswer, contactFunctionPath, parseContactMessage } from '#contract/contact-message.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';
import { type AnyCall, anyCall, brokenRequest } from './call-arbitraries.ts';
import { printFigures } from './figures.ts';
import { type RawAnswer, sendBytes } from './raw-call.ts';
import { requestBytes } from './request-bytes.ts';
import { size } from './size.ts';
import { takeStock } from './stock.ts';

// Whatever is sent to the function: an answer of the table "The call", in its shape. Needs `npm run build`.

const cases = size(1200, 10_000);
const brokenCases = size(300, 3000);

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ SITE_LIMIT: 'off' });
});
afterAll(() => site.close());

/** The statuses that the table gives for a call; several when several things are wrong with it. */
function documentedStatuses(call: AnyCall): number[] {
  if (call.method === 'OPTIONS') return [204];
  const wrong: number[] = [];
  if (call.method !== 'POST') wrong.push(405);
  if (call.contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/json') wrong.push(415);
  if (call.body.length > 64 * 1024) wrong.push(413);
  if (call.key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(call.key)) wrong.push(400);
  if (fieldsOf(call.body) === undefined) wrong.push(400);
  return wrong.length > 0 ? wrong : [200];
}

/** The object that a body is, when it is one. */
function fieldsOf(body: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function bytesOf({ key, ...call }: AnyCall): Uint8Array {
  const withKey = key === undefined ? [] : [['Idempotency-Key', key] as const];
  return requestBytes(contactFunctionPath, { ...call, headers: [...withKey, ...call.headers] });
}

function expectDocumentedShape(call: AnyCall, { status, headers, body }: RawAnswer): void {
  expect(documentedStatuses(call)).toContain(status);
  expect(headers.get('x-request-id')).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  if (status === 405 || status === 204) expect(headers.get('allow')).toBe('POST, OPTIONS');
  if (status === 204 || call.method === 'HEAD') {
    expect(body).toBe('');
    return;
  }
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('cache-control')).toBe('no-store');
  const { success, reference, error } = contactAnswer.parse(JSON.parse(body));
  expect(success).toBe(status === 200 && parseContactMessage(fieldsOf(call.body) ?? {}).ok);
  if (success) expect(reference).toMatch(/^CW-\w{4}-\w{4}$/);
  else expect(error).toMatch(/\w/);
}

it(`answers each of ${cases} arbitrary calls as documented`, { timeout: cases * 100 }, async () => {
  const counts = new Map<number, number>();
  const references = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyCall, async call => {
      const reaction = await sendBytes(site.port, bytesOf(call));
      if (reaction.kind !== 'answer') throw new Error(`no answer: ${reaction.kind}`);
      const { answer } = reaction;
      expectDocumentedShape(call, answer);
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      const reference = answer.status === 200 && contactAnswer.parse(JSON.parse(answer.body)).reference;
      if (reference) references.add(reference);
    }),
    { numRuns: cases },
  );
  const { stored } = await takeStock(`sqlite:${site.databaseFile}`, []);
  const byStatus = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => [status, count]);
  printFigures('fuzzed calls', { calls: cases, ...Object.fromEntries(byStatus), stored });
  expect(stored).toBe(references.size);
  expect(stored).toBeGreaterThan(cases / 20);
});

it(`refuses or ends each of ${brokenCases} broken requests`, { timeout: brokenCases * 100 }, async () => {
  const counts: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(brokenRequest, async request => {
      const reaction = await sendBytes(site.port, request, { end: true });
      const seen = reaction.kind === 'answer' ? reaction.answer.status : reaction.kind;
      counts[seen] = (counts[seen] ?? 0) + 1;
      expect(seen).not.toBe('silence');
      if (reaction.kind === 'answer') expect(reaction.answer.status).toBeLessThan(500);
    }),
    { numRuns: brokenCases },
  );
  printFigures('broken requests', { requests: brokenCases, ...counts });
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  // Nothing was unexpected to the server itself.
  expect(site.logged.filter(line => JSON.parse(line).level >= 50)).toEqual([]);
});
