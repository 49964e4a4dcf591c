import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

/** Runs a check on a project of these files; returns its lines. */
function check(script: string, files: Readonly<Record<string, string>>): string[] {
  const cwd = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(cwd, dirname(name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/run', script)], { cwd });
  const lines = stderr.toString().split('\n').slice(0, -1);
  expect(status).toBe(lines.length === 0 ? 0 : 1);
  return lines;
}

test.each([
  ['shared/content/a.ts', 'shared/i18n/b.ts', 'shared/on-demand/b.ts'],
  ['site/sections/home/a.tsx', 'site/components/B.tsx', 'site/pages/b.ts'],
  ['server/outbox/a.ts', 'server/storage/b.ts', 'server/contact/b.ts'],
  ['scripts/run/a.ts', 'server/app.ts', 'tests/support/b.ts'],
])('The file %s may import %s and must not import %s', (file, allowed, forbidden) => {
  const up = '../'.repeat(file.split('/').length - 1);
  const text = `import { b } from '${up}${allowed}';\nimport { c } from '${up}${forbidden}';\n`;
  expect(check('check-imports.ts', { [file]: text })).toEqual([`${file} must not import ${forbidden}`]);
});

test('A link and a path in text or diagram of a document that lead nowhere are named, and others are not', () => {
  const code = '```sh\ncat `site/x`\n```\n```mermaid\nparticipant a as site/a.ts\n```';
  const text = `See [A](docs/a.md), \`docs/a.md\`, [B](docs/b.md) and \`docs/c.md\`.\n${code}`;
  expect(check('check-links.ts', { 'README.md': text, 'docs/a.md': '' })).toEqual([
    'README.md: docs/b.md does not exist',
    'README.md: docs/c.md does not exist',
    'README.md: site/a.ts does not exist',
  ]);
});
