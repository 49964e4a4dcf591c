import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'dist/client';

test('No style sheet holds a media query that an iPhone with iOS 15 cannot read', () => {
  const pages = globSync('**/*.html', { cwd: folder });
  expect(pages).not.toEqual([]);
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    // The browser drops all that such a query holds: `width < 48em`, and `not` without a type, which compilers make of it.
    expect(html, `${page} holds a range`).not.toMatch(/@media[^{]*[<>]/);
    expect(html, `${page} holds a bare not`).not.toMatch(/@media[^{]*not \(/);
  }
});

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
