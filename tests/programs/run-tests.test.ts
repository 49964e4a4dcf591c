import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runTests } from '../../scripts/run/run-tests.mjs';
import { temporaryFolder } from '../support/temporary-folder.ts';

const code = `import { test } from 'vitest';
test('passes', async () => { setTimeout(() => { throw new Error('late'); }); await new Promise(done => setTimeout(done, 50)); });
`;

// With the settings of this project: PostgreSQL for tests would end the runner with 0.
test('A server test that leaves an error which nobody catches ends the runner with 1', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'tests/server'), { recursive: true });
  for (const name of ['node_modules', 'tests/support']) symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, 'tests/server/one.test.ts'), code);
  const report = join(folder, 'report.json');
  const vitest = ['vitest', 'run', '--config', resolve('vitest.config.ts'), '--root', folder];
  const command = [...vitest, '--reporter=json', `--outputFile=${report}`];
  expect(await runTests(command, report, { capture: true })).toMatchObject({ code: 1, passed: 1, failed: 1 });
});
