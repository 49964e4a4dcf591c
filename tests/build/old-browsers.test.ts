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

// No compiler rewrites these, and the types allow them, because the server may use them.
const tooNew = [
  // A browser that cannot parse lookbehind, static block or flag v runs nothing of the whole file.
  /\(\?<[=!]/,
  /\bstatic\s*\{/,
  /\/[dgimsuy]*v[dgimsuy]*[,;.)]/,
  /\.(toSorted|toReversed|toSpliced|with|groupBy|fromAsync|withResolvers|isWellFormed|toWellFormed|canParse)\(/,
  /\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\b(AbortSignal\.(any|timeout)|Promise\.try|Iterator\.from|Intl\.Segmenter)\b/,
  /\.(keys|values|entries)\(\)\.(map|filter|some|every|find|reduce|flatMap|take|drop|forEach|toArray)\(/,
];

test('No script of a page holds what an iPhone with iOS 15 cannot parse or does not have', () => {
  const files = globSync(['**/*.html', '_astro/*.js', 'sw.js'], { cwd: folder });
  expect(files).not.toEqual([]);
  for (const file of files) {
    const content = readFileSync(join(folder, file), 'utf8');
    const scripts = [...content.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script);
    const code = file.endsWith('.html') ? scripts.join('\n') : content;
    for (const feature of tooNew) expect(feature.exec(code)?.[0], file).toBeUndefined();
  }
});
