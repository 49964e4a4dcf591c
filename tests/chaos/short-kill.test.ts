import { expect, test } from 'vitest';
import { restartUnderLoad } from './restarts.ts';

// In `npm test`; restarts.test.ts is the long form. Needs `npm run build`.

test('A server killed four times while visitors send loses and duplicates no confirmed message', {
  timeout: 300_000,
}, async () => {
  const { cut } = await restartUnderLoad('SIGKILL', 4);
  expect(cut).toBeGreaterThan(0);
});
