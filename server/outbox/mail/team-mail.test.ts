import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames, parseContactMessage } from '#shared/contact/contact-message.ts';
import { fill } from '#shared/i18n/fill.ts';
import { content, readContent } from '../../../tests/support/content.ts';
import { headLines, parsedMail } from '../../../tests/support/parsed-mail.ts';
import { sampleMessage } from '../../../tests/support/sample-messages.ts';
import type { StoredMessage } from '../../base/message.ts';
import type { Channel } from '../deliveries.ts';
import { teamMail } from './team-mail.ts';

const { reference } = sampleMessage();

const links = {
  answered: 'https://www.example.org/desk/a-7K4M9QRT-x?a=1&b=2',
  spam: 'https://www.example.org/desk/s-7K4M9QRT-x',
  release: 'https://www.example.org/desk/r-7K4M9QRT-x',
};

const { contact, mail } = readContent('en');
const copy = mail.team;
const { fields } = contact.form;
const hours = { ...content.organization.hours, timeZone: 'America/New_York' };
const organization = { ...content.organization, brand: 'Clearwell', hours };

/** The email for a message, as an email program shows it. */
function mailFor(changes: Partial<StoredMessage> = {}, channel: Channel = 'team-mail') {
  return parsedMail(
    teamMail(sampleMessage(changes), channel, {
      content: { ...content, organization },
      from: 'site@example.org',
      to: ['team@example.org', 'night@example.org'],
      linksFor: () => links,
    }),
  );
}

test('The subject names reference and organization, and the whole team gets the email', async () => {
  const { email } = await mailFor();
  expect(email.subject).toBe(fill(copy.subject, { reference, from: 'Relief' }));
  expect(email.from).toMatchObject({ name: 'Clearwell', address: 'site@example.org' });
  expect(email.to?.map(({ address }) => address)).toEqual(['team@example.org', 'night@example.org']);
  const { subject } = (await mailFor({ organization: '' })).email;
  expect(subject).toBe(fill(copy.subject, { reference, from: 'Ada Rémy' }));
});

test('The email holds everything that was sent, with times of the office and in UTC', async () => {
  const message = sampleMessage();
  const { email } = await mailFor();
  for (const name of fieldNames.filter(name => name !== 'message'))
    expect(email.text).toContain(`\n${fields[name].label}: ${message[name]}\n`);
  expect(email.text).toContain('\n\n> Water for 400\n> بالماء 🚱\n\n');
  expect(email.text).toContain(`\n${copy.links.answered}: ${links.answered}\n`);
  for (const shown of [
    'Ada Rémy',
    'بالماء 🚱',
    'November 21, 2026 at 7:00 AM',
    'November 22, 2026 at 7:00 AM',
    'November 22, 2026 at 12:00 PM UTC',
  ]) {
    expect(email.text).toContain(shown);
    expect(email.html).toContain(shown);
  }
  expect(email.html).toContain('href="https://www.example.org/desk/a-7K4M9QRT-x?a=1&amp;b=2"');
});

test('A reply goes to the visitor, if the address is plausible; one that looks mistyped is quoted', async () => {
  const { email } = await mailFor({ email: 'sales&marketing@bücher.example' });
  expect(email.replyTo).toMatchObject([
    { name: 'Ada Rémy', address: 'sales&marketing@xn--bcher-kva.example' },
  ]);
  for (const address of ['ada@example', 'a@b.org Cc: c@d.org', 'a@b.org, c@d.org', 'josé@example.org']) {
    const { replyTo, text, html } = (await mailFor({ email: address })).email;
    expect(replyTo).toBeUndefined();
    for (const part of [text, html]) expect(part).toContain(fill(copy.mistyped, { address }));
  }
  const { replyTo, text } = (await mailFor({ email: '' })).email;
  expect(replyTo).toBeUndefined();
  expect(text).toContain(copy.noReplyTo);
});

test('Each line of a message is drawn by programs that know no style, and the links keep their distance', async () => {
  const { email } = await mailFor({ message: 'Water for 400\n\n<b>Children</b>: 30' });
  expect(email.html).toContain('Water for 400<br><br>&lt;b&gt;Children&lt;/b&gt;: 30');
  expect(email.html?.match(/<p><a href/g)).toHaveLength(2);
  // The line before which mail programs cut off is one of the plain text.
  expect(email.text).toContain('\n\n-- \n\n');
  expect(email.html).not.toContain('>--');
});

test('The email is marked as automatic, so that no out-of-office reply goes to the visitor', async () => {
  const { raw } = await mailFor();
  expect(headLines(raw)).toContain('Auto-Submitted: auto-generated');
  expect(headLines(raw)).toContain('X-Auto-Response-Suppress: OOF, AutoReply');
});

test('A reminder says how long the message has waited', async () => {
  const { email } = await mailFor({}, 'last-reminder');
  for (const part of [email.text, email.html]) {
    expect(part).toContain(fill(copy.reminder.title, { reference }));
    expect(part).toContain(fill(copy.reminder.text, { hours: 23 }));
  }
});

const evil = [
  'x\r\nBcc: all@example.com',
  'x\u2028Bcc: all@example.com',
  'x\u0000\u0085Bcc: all@example.com',
  '"x" <evil@example.com>, y',
  '=?utf-8?q?x=0d=0aBcc:_all@example.com?=',
  '\u202egnirts',
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{reference} {from} $& $1',
  'Water\n\nMark as answered: https://evil.example',
];

test('Any text reaches the team completely, and adds neither a header nor markup', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
  const any = fc.oneof(text, fc.string({ unit: 'binary', minLength: 1 }));
  await fc.assert(
    fc.asyncProperty(fc.record({ name: any, organization: any, message: any }), async written => {
      const parsed = parseContactMessage({ ...written, email: 'ada@example.org' });
      fc.pre(parsed.ok);
      if (!parsed.ok) return;
      const { raw, email } = await mailFor(parsed.message);
      const sent = parsed.message.message.replace(/^/gm, '> ');
      expect(email.text).toContain(`\n\n${sent}\n\n`);
      expect(headLines(raw).filter(line => /^(bcc|cc|to|from|subject|reply-to):/i.test(line))).toHaveLength(
        4,
      );
      expect(email.replyTo).toMatchObject([{ address: 'ada@example.org' }]);
      expect(email.subject).toContain(reference);
      expect(email.html).not.toMatch(/<script|<img/);
    }),
    { numRuns: 20, examples: evil.map(line => [{ name: line, organization: line, message: line }]) },
  );
});
