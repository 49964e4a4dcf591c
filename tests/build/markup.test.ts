import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

// The built pages as files.

const folder = 'dist/client';
const files = globSync('**/*.html', { cwd: folder });
const readHtml = (file: string): string => readFileSync(join(folder, file), 'utf8');

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Matters of style, about which Astro and React have their own ways.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    'long-title': 'off',
    // CSS keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
  },
  elements: [
    'html5',
    { 'astro-island': { flow: true, phrasing: true, transparent: true, permittedContent: ['@flow'] } },
  ],
});

test.each(files)('The page %s is valid HTML without inline code or placeholders', async file => {
  const html = readHtml(file);
  const { results } = await validator.validateString(html, file);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(problems).toEqual([]);
  expect(html.trimEnd()).toMatch(/<\/html>$/);
  expect(html).not.toMatch(/<[^>]+\son\w+=/);
  // Islands and scripts are given their copy with its placeholders.
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<astro-island[^>]*>| data-[\w-]+="[^"]*"/g, '');
  expect(text).not.toMatch(/[{}]|undefined|\[object/);
});

test('What a drawing repeats stands on its page', () => {
  for (const file of files) {
    const html = readHtml(file);
    const used = new Set([...html.matchAll(/<use [^>]*?href="?#([\w-]+)/g)].map(([, id]) => id));
    const symbols = [...html.matchAll(/<(?:symbol|g) [^>]*?\bid="?([\w-]+)/g)].map(([, id]) => id);
    const missing = [...used].filter(id => !symbols.includes(id));
    expect(missing, file).toEqual([]);
  }
});
