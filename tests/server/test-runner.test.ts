import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runTests } from '../../scripts/run/run-tests.mjs';
import { temporaryFolder } from '../support/temporary-folder.ts';

// The runner itself, with the settings of this project: no broken server test is green.

// Each starts Vitest and PostgreSQL.
vi.setConfig({ testTimeout: 60_000 });

const passes = "test('passes', () => {});";

test.each([
  ['cannot be loaded', `import './missing.ts'; ${passes}`, { code: 1, passed: 0, failed: 1 }],
  ['fails', `${passes} test('fails', () => expect(1).toBe(2));`, { code: 1, passed: 1, failed: 1 }],
  [
    'leaves an error that nobody catches',
    "test('passes', async () => { setTimeout(() => { throw new Error('late'); }); await new Promise(done => setTimeout(done, 50)); });",
    { code: 1, passed: 1, failed: 1 },
  ],
])(
  'A server test file that %s ends the runner with the right code and counts',
  async (_what, code, counts) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'tests/server'), { recursive: true });
    for (const name of ['node_modules', 'tests/support']) symlinkSync(resolve(name), join(folder, name));
    writeFileSync(
      join(folder, 'tests/server/one.test.ts'),
      `import { expect, test } from 'vitest';\n${code}\n`,
    );
    const report = join(folder, 'report.json');
    const vitest = ['vitest', 'run', '--config', resolve('vitest.config.ts'), '--root', folder];
    const command = [...vitest, '--reporter=json', `--outputFile=${report}`];
    expect(await runTests(command, report, { capture: true })).toEqual(counts);
  },
);
