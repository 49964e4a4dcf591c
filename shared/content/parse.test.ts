import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { pathIn } from '../i18n/language.ts';
import { loadContent, readFiles } from './load-content.ts';
import { parseContent, parseOrganization } from './parse.ts';

const files = readFiles();
const other = loadContent().languages[1] ?? 'none';

/** Tests of what only a translation can have. */
const translatedTest = test.skipIf(other === 'none');

/** The content with a file changed. */
const changed = (file: string, change: (text: string) => string) => ({
  ...files,
  [file]: change(files[file] ?? ''),
});

translatedTest('Every mistake in every language is reported with its file and field', () => {
  const mistakes = changed('en/home.yaml', text => text.replace(/^ {2}subtitle: .*$/m, ''));
  mistakes[`${other}/contact.yaml`] = 'title: [1]';
  expect(() => parseContent(mistakes)).toThrow(
    new RegExp(
      `content/en/home.yaml: hero.subtitle: is missing(.*\\n)+content/${other}/contact.yaml: title: `,
    ),
  );
});

test('A file that is not YAML is reported with its name', () => {
  expect(() => parseContent(changed('en/mail.yaml', () => 'team: "'))).toThrow(/content\/en\/mail\.yaml: /);
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

translatedTest('A language that lacks a file or a key does not build, and the message names both', () => {
  const { [`${other}/press.yaml`]: _, ...withoutPress } = files;
  expect(() => parseContent(withoutPress)).toThrow(`content/${other}/press.yaml: (whole file): is missing`);
  const withoutTitle = changed(`${other}/press.yaml`, text => text.replace(/^title:.*$/m, ''));
  expect(() => parseContent(withoutTitle)).toThrow(`content/${other}/press.yaml: title: is missing`);
});

translatedTest('Links of the copy lead to pages of its language', () => {
  const { header } = parseContent(files).copyIn(other).shared;
  expect(header.links.map(({ href }) => href)).toContain(`/${other}/about`);
  expect(pathIn(other, '/contact?about=giving')).toBe(`/${other}/contact?about=giving`);
  expect(pathIn('en', '/about')).toBe('/about');
});

translatedTest(
  'A language that does not say who checked its translation is named with file and field',
  () => {
    const { [`${other}/shared.yaml`]: text = '', ...rest } = files;
    const { language, ...shared } = parse(text);
    const { translation: _, ...own } = language;
    const mistake = { ...rest, [`${other}/shared.yaml`]: stringify({ ...shared, language: own }) };
    expect(() => parseContent(mistake)).toThrow(
      `content/${other}/shared.yaml: language.translation: is missing`,
    );
  },
);

test('The facts that an owner may leave out can all be missing', () => {
  const { brand, referencePrefix, phone, email, address, geo, ...more } = parse(
    files['organization.yaml'] ?? '',
  );
  const { hours, responseHours, supportHours, callHours, answersIn, retention, policyUpdated } = more;
  const required = { brand, referencePrefix, phone, email, address, geo, hours, responseHours, supportHours };
  const facts = { ...required, callHours, answersIn, retention, policyUpdated };
  const { copyIn } = parseContent({ ...files, 'organization.yaml': stringify(facts) });
  expect(copyIn('en').shared.footer.copyright).toContain(brand);
});
