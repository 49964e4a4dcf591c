import { expect, test } from 'vitest';
import { contactApiPath, contactFormPath } from '#shared/contact/contact-message.ts';
import { startServer } from '../support/server-process.ts';
import { delayDuring, maxDelayMs } from './delays.ts';
import { report } from './results.ts';

const json = { path: contactApiPath, type: 'application/json' };
const form = { path: contactFormPath, type: 'application/x-www-form-urlencoded' };

/** Takes quadratic time to put in canonical order (NFC). Four bytes per pair. */
const combiningMarks = (pairs: number) => `a${'\u0300\u0323'.repeat(pairs)}`;

const costlyRequests: [name: string, request: { path: string; type: string; body: string }][] = [
  ['64 kB of JSON with combining marks', { ...json, body: messageWith(combiningMarks(16_000)) }],
  ['64 kB of JSON with short runs of marks', { ...json, body: messageWith(combiningMarks(15).repeat(1040)) }],
  ['64 kB of JSON with almost links', { ...json, body: messageWith('<a http://www.[url'.repeat(3_500)) }],
  ['5 kB of almost links', { ...json, body: messageWith('https:/ www, http '.repeat(250)) }],
  ['64 kB of nested JSON', { ...json, body: '['.repeat(65_000) }],
  ['80 kB of form with combining marks', { ...form, body: `name=Ada&message=${combiningMarks(20_000)}` }],
  ['80 kB of form with 20,000 fields', { ...form, body: 'a=1&'.repeat(20_000) }],
  ['80 kB of form with escaped marks', { ...form, body: `name=Ada&message=${'%CC%80'.repeat(13_000)}` }],
  // Each becomes a longer entity in the form that comes back.
  ['80 kB of form with quotation marks', { ...form, body: `name=Ada&message=${'"'.repeat(80_000)}` }],
  ['160 kB of form with quotation marks', { ...form, body: `name=Ada&message=${'"'.repeat(160_000)}` }],
];

test.each(costlyRequests)(
  '%s delay /healthz by less than 100 ms',
  { timeout: 300_000 },
  async (name, { path, type, body }) => {
    const { url } = await startServer({ LOG_LEVEL: 'fatal' });
    const longestMs = await delayDuring(url, async () => {
      const response = await fetch(url + path, { method: 'POST', headers: { 'Content-Type': type }, body });
      await response.text();
      expect(response.status).toBeLessThan(500);
    });
    report(name, { 'longest /healthz in ms': longestMs });
    expect(longestMs).toBeLessThan(maxDelayMs);
  },
);

function messageWith(text: string): string {
  return JSON.stringify({ name: 'Ada', message: text });
}
