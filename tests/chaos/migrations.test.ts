import { test } from 'vitest';
import { killWhileMigrating, startTogether } from './migrations.ts';

const options = { timeout: 1_800_000 };

test('A first start killed 50 times while it makes tables leaves a database that opens', options, async () =>
  killWhileMigrating(50, 0),
);

test('An upgrade killed 20 times loses no message, and the next start finishes it', options, async () =>
  killWhileMigrating(20, 60_000),
);

test('Two servers that start together on a new database both start, 20 times', options, async () =>
  startTogether(20),
);
