import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const reading = "import { a } from '../server/a.ts';\nimport.meta.glob('../content/**/*.yaml');\n";

test.each([
  ['check-imports.ts', 'site/page.ts', reading, 'site/page.ts must not import server/a.ts\n'],
  [
    'check-imports.ts',
    'shared/i18n/a.ts',
    "import.meta.glob('../../content/*.{svg,png}');",
    'shared/i18n/a.ts must not import content/*.{svg,png}\n',
  ],
  ['check-links.ts', 'docs/a.md', '[b](b.md), [a](a.md)', 'docs/a.md: b.md does not exist\n'],
  ['check-links.ts', 'docs/a.md', '# A, b\n[a](#a-b), [c](a.md#c)', 'docs/a.md: a.md#c does not exist\n'],
  ['check-links.ts', 'docs/a.md', 'See `server/a.ts`', 'docs/a.md: server/a.ts does not exist\n'],
])('The check %s names what is wrong in %s, and fails', (check, file, text, expected) => {
  const folder = temporaryFolder();
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const script = resolve('scripts/run', check);
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expected });
});
