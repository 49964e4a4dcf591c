import { expect, test } from 'vitest';
import { startServer } from '../support/server-process.ts';
import { delayDuring, maxDelayMs, pipeline } from './delays.ts';

// The short form of floods.test.ts, for `npm test`. Needs `npm run build`.

test('One packet of 1,400 requests gets eight answers and delays nobody', { timeout: 120_000 }, async () => {
  const { url } = await startServer({ LOG_LEVEL: 'fatal' });
  let received = '';
  const longestMs = await delayDuring(url, async () => {
    received = await pipeline(url, '/contact/sent/none', 1400);
  });
  expect([...received.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status)).toEqual([
    ...Array<string>(8).fill('404'),
    '429',
  ]);
  expect(longestMs).toBeLessThan(maxDelayMs);
});
