import { expect, test } from 'vitest';
import { loadContent, readFiles } from './content.ts';
import { parseContent, parseOrganization } from './parse.ts';

const files = readFiles();

/** The content with a file changed. */
const changed = (file: string, change: (text: string) => string) => ({
  ...files,
  [file]: change(files[file] ?? ''),
});

test('Every mistake in every language is reported with its file and field', () => {
  const mistakes = changed('en/home.yaml', text => text.replace(/^ {2}subtitle: .*$/m, ''));
  mistakes['es/contact.yaml'] = 'title: [1]';
  expect(() => parseContent(mistakes)).toThrow(
    /content\/en\/home\.yaml: hero\.subtitle: .*expected string(.*\n)+content\/es\/contact\.yaml: title: /,
  );
});

test('A file that is not YAML is reported with its name', () => {
  expect(() => parseContent(changed('fr/mail.yaml', () => 'team: "'))).toThrow(/content\/fr\/mail\.yaml: /);
});

test('A file that a language must have is reported if it is missing', () => {
  const { 'ht/contact.yaml': _, ...rest } = files;
  expect(() => parseContent(rest)).toThrow(/content\/ht\/contact\.yaml: \(whole file\): /);
});

test('A misspelled fact is reported and never reaches a visitor', () => {
  const mistake = changed('en/home.yaml', text => text.replace('subtitle: ', 'subtitle: "{brandt} " #'));
  expect(() => parseContent(mistake)).toThrow(/content\/en\/home\.yaml: hero\.subtitle: .*placeholder/);
});

test('An organization without a phone number is refused, for the whole content and alone', () => {
  const mistake = changed('organization.yaml', text => text.replace(/^phone:.*$/m, ''));
  expect(() => parseContent(mistake)).toThrow(/^content\/organization\.yaml: phone: /);
  expect(() => parseOrganization(mistake['organization.yaml'] ?? '')).toThrow(
    /^content\/organization\.yaml: phone: /,
  );
});

test('A page that a language does not have is linked in English, and has no copy', () => {
  const { copyIn, localizedPath } = loadContent();
  const { shared, ...copy } = copyIn('es');
  expect(shared.header.links.map(({ href }) => href)).toContain('/es/about');
  expect(shared.footer.more.links).toContainEqual({
    label: expect.stringMatching(/\(en\singlés\)$/),
    href: '/press',
    hrefLang: 'en',
  });
  expect(copyIn('es').press).toBeUndefined();
  expect(copy.home.hero.title).toBeTruthy();
  expect(localizedPath('es', '/contact?about=giving')).toBe('/es/contact?about=giving');
  expect(localizedPath('es', '/press')).toBe('/press');
  expect(localizedPath('en', '/about')).toBe('/about');
});
