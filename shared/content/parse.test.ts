import { expect, test } from 'vitest';
import { parse, parseDocument, stringify } from 'yaml';
import { loadContent, readFiles } from './load-content.ts';
import { parseContent } from './parse.ts';
import { organizationSchema } from './schemas/organization.ts';

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
  const mistakes: Record<string, string> = { ...files };
  delete mistakes[`${other}/press.yaml`];
  const change = (file: string, from: string | RegExp, to: string) => {
    mistakes[file] = (mistakes[file] ?? '').replace(from, to);
  };
  change('en/home.yaml', /^ {2}subtitle: .*$/m, '');
  change(`${other}/questions.yaml`, /^title:.*$/m, '');
  change(`${other}/contact.yaml`, /^title:.*$/m, 'title: [1]');
  change(`${other}/about.yaml`, /^cards:\n/m, '$&  - { title: One, text: More }\n');
  change(`${other}/mail.yaml`, '{brand}', 'the team');
  change(`${other}/mail.yaml`, '{replyBy}', 'then');
  change(`${other}/offline.yaml`, 'href: /', 'href: /x');
  change(`${other}/planner.yaml`, /^people: \{/m, '$& hint: More,');
  change(`${other}/planner.yaml`, /^ {2}wait: \{/m, '$& more: [More],');
  change(`${other}/every-page.yaml`, /^ {2}translation:\n( {4}.*\n)+/m, '');
  const check = () => parseContent(mistakes);
  for (const [file, mistake] of [
    ['en/home', 'hero.subtitle: is missing'],
    [`${other}/press`, '(whole file): is missing'],
    [`${other}/questions`, 'title: is missing'],
    [`${other}/contact`, 'title: '],
    [`${other}/about`, 'cards: must have the items'],
    [`${other}/mail`, 'acknowledgement.text.0: must have the words in braces'],
    [`${other}/mail`, 'acknowledgement.text.2: must have the words in braces'],
    [`${other}/offline`, 'links.0.href: must be as in English: /water-now'],
    [`${other}/planner`, 'people.hint: is not in the English copy'],
    [`${other}/planner`, 'taps.wait.more: is not in the English copy'],
    [`${other}/every-page`, 'language.translation: is missing'],
  ])
    expect(check).toThrow(`content/${file}.yaml: ${mistake}`);
});

translatedTest('A notice may be in a translation alone', () => {
  const notice = "event: { text: Agua, date: '2026-11-21', link: { label: Agua, href: /water-now } }\n";
  const { copyIn } = parseContent(changed(`${other}/every-page.yaml`, text => notice + text));
  expect(copyIn(other)['every-page'].event?.link?.href).toBe(`/${other}/water-now`);
  expect(copyIn('en')['every-page'].event).toBeUndefined();
});

test('A file that is not YAML is reported with its name', () => {
  expect(() => parseContent(changed('en/mail.yaml', () => 'team: "'))).toThrow(/content\/en\/mail\.yaml: /);
});

translatedTest('If English says nothing of its language, that is the only mistake', () => {
  const mistake = changed('en/every-page.yaml', text => text.replace(/^language:\n( +.*\n)+/m, ''));
  expect(() => parseContent(mistake)).toThrow(/^content\/en\/every-page\.yaml: language: is missing$/);
});

test('A misspelled fact is reported first, by its name, and never reaches a visitor', () => {
  const mistake = changed('en/home.yaml', text => text.replace('subtitle: ', 'subtitle: "{brandt} " #'));
  expect(() => parseContent(mistake)).toThrow(
    /^content\/en\/home\.yaml: hero\.subtitle: holds \{brandt\}, which no fact /,
  );
});

test('An organization without a phone number is refused', () => {
  const mistake = changed('organization.yaml', text => text.replace(/^phone:.*$/m, ''));
  expect(() => parseContent(mistake)).toThrow(/^content\/organization\.yaml: phone: /);
});

test.each([
  ['hours.timeZone', 'Berlin', 'is not a time zone such as America/New_York'],
  ['hours.closes', '08:00', 'must be later than `opens`'],
  ['address.country', 'U.', 'is not the code of a country such as US'],
  ['address.country', 'us', 'is not the code of a country such as US'],
  ['answersIn.0', 'en_US', 'is not the code of a language such as en'],
  ['answersIn.0', 'EN', 'is not the code of a language such as en'],
  ['phone', '+((((((((((', 'expected a number with country code'],
  ['insurance', '', 'is empty; delete the line'],
  ['insurance', null, 'is empty; delete the line'],
])('The fact %s may not be %s, and the message says why', (field, value, problem) => {
  const organization = parseDocument(files['organization.yaml'] ?? '');
  organization.setIn(field.split('.'), value);
  const mistake = { ...files, 'organization.yaml': organization.toString() };
  expect(() => parseContent(mistake)).toThrow(`content/organization.yaml: ${field}: ${problem}`);
});

translatedTest('Links of the copy lead to pages of its language', () => {
  const { header } = parseContent(files).copyIn(other)['every-page'];
  expect(header.links.map(({ href }) => href)).toContain(`/${other}/about`);
});

test('The facts that an owner may leave out can all be missing', () => {
  const all: Record<string, unknown> = parse(files['organization.yaml'] ?? '');
  const required = Object.entries(organizationSchema.shape).filter(
    ([, field]) => !field.safeParse(undefined).success,
  );
  const facts = Object.fromEntries(required.map(([name]) => [name, all[name]]));
  const { copyIn } = parseContent({ ...files, 'organization.yaml': stringify(facts) });
  expect(copyIn('en')['every-page'].footer.copyright).toContain(facts['brand']);
  // A section of which no line is left goes with its heading.
  for (const { paragraphs, items } of copyIn('en')['terms-of-service'].sections)
    expect([...paragraphs, ...items]).not.toEqual([]);
});
