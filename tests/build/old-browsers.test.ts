import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'dist/client';

test('No script of a page holds syntax that an iPhone with iOS 15 cannot parse', () => {
  const scripts = globSync(['_astro/*.js', 'sw.js'], { cwd: folder });
  expect(scripts).not.toEqual([]);
  for (const script of scripts) {
    const code = readFileSync(join(folder, script), 'utf8');
    // A browser that cannot parse it runs nothing of the whole file. No compiler rewrites a lookbehind.
    expect(code, `${script} holds a lookbehind`).not.toMatch(/\(\?<[=!]/);
    expect(code, `${script} holds a static block`).not.toMatch(/\bstatic\s*\{/);
  }
});
