import { expect, test } from 'vitest';
import { fill } from '#shared/i18n/fill.ts';
import { content, readContent } from '../../../tests/support/content.ts';
import { headLines, parsedMail } from '../../../tests/support/parsed-mail.ts';
import { sampleMessage } from '../../../tests/support/sample-messages.ts';
import type { StoredMessage } from '../../base/message.ts';
import { acknowledgement, isPlainName } from './acknowledgement.ts';

const { languages } = content;
const hours = { ...content.organization.hours, timeZone: 'America/New_York' };
const organization = { ...content.organization, email: 'response@example.org', hours };
const copy = readContent('en').mail.acknowledgement;

function mailFor(changes: Partial<StoredMessage> = {}, language = 'en', answersInLanguage = true) {
  return parsedMail(
    acknowledgement(
      sampleMessage({ language, ...changes }),
      { ...content, organization: { ...organization, answersIn: answersInLanguage ? [language] : [] } },
      'site@example.org',
    ),
  );
}

test('The acknowledgement names the reference, the time of the answer and whom to call', async () => {
  const { email } = await mailFor();
  expect(email.subject).toBe(fill(copy.subject, { reference: 'CW-7K4M-9QRT' }));
  expect(email.to).toMatchObject([{ address: 'ada@example.org' }]);
  expect(email.replyTo).toMatchObject([{ address: 'response@example.org' }]);
  for (const told of [
    fill(copy.greeting.named, { name: 'Ada Rémy' }),
    'CW-7K4M-9QRT',
    'November 21, 2026',
    '7:00 AM',
    'November 22, 2026 at 7:00 AM',
    'November 22, 2026 at 12:00 PM',
    organization.phone,
  ])
    expect(email.text).toContain(told);
  expect(email.html).toContain('CW-7K4M-9QRT');
  expect(email.html).not.toContain('<a ');
});

test.skipIf(!languages.includes('es'))('Times are formatted in the language of the page', async () => {
  const { email } = await mailFor({}, 'es');
  expect(email.text).toContain('22 de noviembre de 2026');
  expect(email.html).toContain('<html lang="es" dir="ltr">');
});

test('The acknowledgement is marked as automatic, so that no other program answers it', async () => {
  const { raw } = await mailFor();
  expect(headLines(raw)).toContain('Auto-Submitted: auto-replied');
  expect(headLines(raw)).toContain('X-Auto-Response-Suppress: OOF, AutoReply');
  expect(headLines(raw)).toContain('Message-ID: <cw-7k4m-9qrt.acknowledgement@example.org>');
});

test('The acknowledgement repeats nothing that was written, so that nobody can use it to send texts to others', async () => {
  const { raw, email } = await mailFor({
    name: 'Win at https://evil.example',
    organization: 'Evil Org',
    phone: '(666) 666-6666',
    message: 'Buy now',
  });
  expect(email.text).toContain(copy.greeting.unnamed);
  expect(raw + email.text + email.html).not.toMatch(/evil|\(666\)|Buy now/i);
});

test.each([
  [true, "Jean-Luc O'Neill"],
  [true, 'Dr. Ada Rémy'],
  [true, 'آدا'],
  [false, 'evil.example'],
  [false, 'Ada 555 0142'],
  [false, 'Ada <a@b.org>'],
  [false, 'one two three four five'],
  [false, '#CW-7K4M-9QRT'],
  [false, 'x'.repeat(41)],
  [false, ''],
])('A greeting names its visitor: %s for %j', (isNamed, name) => {
  expect(isPlainName(name)).toBe(isNamed);
});

test('A visitor whose language nobody in the office writes is told which ones somebody does', async () => {
  const told = copy.answersIn;
  expect((await mailFor({}, 'en', false)).email.text).toContain(told);
  expect((await mailFor({}, 'en', true)).email.text).not.toContain(told);
});
