import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent, readOrganization } from './content.ts';
import { languages, localizedPath } from './language.ts';

/** A copy of the content with one file changed. */
function contentWith(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearwell-content-'));
  cpSync('content', folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return folder;
}

test('the content of every language is complete', () => {
  for (const language of languages()) expect(readContent(language).home.hero.title).toBeTruthy();
});

test('a missing text is reported with its file and field', () => {
  const folder = contentWith('en/home.yaml', text => text.replace(/^ {2}subtitle: .*$/m, ''));
  expect(() => readContent('en', folder)).toThrow(/en\/home\.yaml: hero\.subtitle: .*expected string/);
});

test('a misspelled fact is reported and never reaches a visitor', () => {
  const folder = contentWith('en/home.yaml', text => text.replace('subtitle: ', 'subtitle: "{brandt} " #'));
  expect(() => readContent('en', folder)).toThrow(/en\/home\.yaml: hero\.subtitle: .*placeholder/);
});

test('organization.yaml without a phone number is refused', () => {
  const folder = contentWith('organization.yaml', text => text.replace(/^phone:.*$/m, ''));
  expect(() => readOrganization(folder)).toThrow(/organization\.yaml: phone: /);
});

test('a page that a language does not have is linked in English, and its copy cannot be used by mistake', () => {
  const { shared, ...copy } = readContent('es');
  expect(shared.header.links.map(({ href }) => href)).toContain('/es/about');
  expect(shared.footer.more.links).toContainEqual({
    label: expect.stringMatching(/\(inglés\)$/),
    href: '/press',
  });
  expect(() => readContent('es').press).toThrow(/es\/press\.yaml does not exist/);
  expect(copy.home.hero.title).toBeTruthy();
  expect(localizedPath('es', '/contact?about=giving')).toBe('/es/contact?about=giving');
  expect(localizedPath('en', '/about')).toBe('/about');
});
