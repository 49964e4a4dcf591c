import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactFields, contactFormPath, parseContactMessage } from '#contract/contact-message.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';
import { printFigures } from './figures.ts';
import { type AnyForm, anyForm, markup } from './form-arbitraries.ts';
import { type RawAnswer, sendBytes } from './raw-call.ts';
import { requestBytes } from './request-bytes.ts';
import type { Confirmed } from './sender.ts';
import { size } from './size.ts';
import { takeStock } from './stock.ts';

// Whatever is posted as the form without script: a page, or the way to one. Needs `npm run build`.

const cases = size(150, 5000);

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

/** What a browser's form means, as the standard reads it. */
function messageIn(body: Uint8Array) {
  const sent = new URLSearchParams(new TextDecoder().decode(body));
  return parseContactMessage(Object.fromEntries(contactFields.map(field => [field, sent.get(field) ?? ''])));
}

function documentedStatus({ method, query, contentType, body }: AnyForm): number {
  if (method === 'TRACE') return 405;
  if (body.length > 256 * 1024) return 413;
  if (method === 'GET' || method === 'HEAD') return /[?&]about=giving(&|$)/.test(query) ? 200 : 303;
  if (method !== 'POST') return 405;
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return 415;
  return messageIn(body).ok ? 303 : 422;
}

/** Checks an answer; says what it confirmed. */
function confirmedBy(form: AnyForm, { status, headers, body }: RawAnswer): Confirmed | undefined {
  expect(status).toBe(documentedStatus(form));
  expect(headers.get('x-request-id')).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(body).not.toContain(markup);
  if (form.method === 'HEAD') expect(body).toBe('');
  if (status === 405) expect(headers.get('allow')).toMatch(/^GET, HEAD/);
  if (form.method === 'POST' && (status === 422 || status === 415)) {
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain(`action="${contactFormPath}"`);
  }
  if (form.method !== 'POST' || status !== 303) return undefined;
  const [, reference = ''] =
    /^\/contact\/sent\/(CW-\w{4}-\w{4})(\?answer=call)?$/.exec(headers.get('location') ?? '') ?? [];
  expect(reference).not.toBe('');
  const read = messageIn(form.body);
  return { reference, text: read.ok ? read.message.message : '' };
}

it(`answers each of ${cases} arbitrary forms as documented`, { timeout: cases * 500 }, async () => {
  const counts = new Map<number, number>();
  const confirmed: Confirmed[] = [];
  await fc.assert(
    fc.asyncProperty(anyForm, async form => {
      const reaction = await sendBytes(site.port, requestBytes(contactFormPath + form.query, form));
      if (reaction.kind !== 'answer') throw new Error(`no answer: ${reaction.kind}`);
      const { status } = reaction.answer;
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const one = confirmedBy(form, reaction.answer);
      if (one) confirmed.push(one);
    }),
    { numRuns: cases },
  );
  const { stored, lost } = await takeStock(`sqlite:${site.databaseFile}`, confirmed);
  const byStatus = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => [status, count]);
  printFigures('fuzzed forms', { forms: cases, ...Object.fromEntries(byStatus), stored, lost });
  expect(lost).toBe(0);
  expect(stored).toBe(new Set(confirmed.map(({ reference }) => reference)).size);
  expect(stored).toBeGreaterThan(cases / 20);
  // Nothing was unexpected to the server itself.
  expect(site.logged.filter(line => JSON.parse(line).level >= 50)).toEqual([]);
});
