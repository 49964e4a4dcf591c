import { test } from 'vitest';
import { killWhileMigrating, startTogether } from './migrations.ts';

// In `npm test`; migrations.test.ts is the long form. Needs `npm run build`.

const options = { timeout: 300_000 };

test(
  'A first start killed five times while it makes tables leaves a database that opens',
  options,
  async () => killWhileMigrating(5, 0),
);

test('An upgrade killed twice loses no message, and the next start finishes it', options, async () =>
  killWhileMigrating(2, 60_000),
);

test('Two servers that start together on a new database both start', options, async () => startTogether(2));
