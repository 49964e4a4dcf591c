import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { runTests } from './run-tests.mjs';

const code = `import { test } from 'vitest';
test('passes', async () => { setTimeout(() => { throw new Error('late'); }); await new Promise(done => setTimeout(done, 50)); });
`;

test('An error that no test catches counts as a failure', async () => {
  const folder = temporaryFolder();
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'one.test.ts'), code);
  const report = join(folder, 'report.json');
  const command = ['vitest', 'run', '--root', folder, '--reporter=json', `--outputFile=${report}`];
  expect(await runTests(command, report, { capture: true })).toMatchObject({ code: 1, passed: 1, failed: 1 });
});
