import { expect, test } from 'vitest';
import { pluralize } from '#shared/i18n/fill.ts';
import { content } from '../../../tests/support/content.ts';
import { parsedMail } from '../../../tests/support/parsed-mail.ts';
import { sampleMessage } from '../../../tests/support/sample-messages.ts';
import type { StoredMessage } from '../../base/message.ts';
import { formatMoment } from './mail-body.ts';
import { setAsideMail } from './set-aside-mail.ts';

const release = 'https://www.example.org/desk/r-7K4M9QRT-x';
const linksFor = () => ({ answered: '', spam: '', release });
const deps = { content, from: 'site@example.org', to: ['team@example.org'], linksFor };

/** A list of one message and two others, as an email program shows it: subject, text and HTML. */
async function listOf(changes: Partial<StoredMessage> = {}) {
  const others = ['CW-DDDD-DDDD', 'CW-FFFF-FFFF'].map(reference => sampleMessage({ reference }));
  const mail = setAsideMail([sampleMessage(changes), ...others], 5, deps);
  const { subject, text = '', html = '' } = (await parsedMail(mail)).email;
  return { subject, parts: [text, html] };
}

test('A list counts its messages in the subject and all that are set aside in the text', async () => {
  const copy = content.copyIn('en').mail.team.setAside;
  const { subject, parts } = await listOf();
  expect(subject).toBe(pluralize(copy.subject, 'en', 'n', 3));
  for (const part of parts) expect(part).toContain(pluralize(copy.total, 'en', 'n', 5));
});

test('A list names reference, time and link of a message, and cuts its text', async () => {
  const { reference, receivedAt } = sampleMessage();
  const { officeTime } = formatMoment(receivedAt, 'en', content.organization.hours.timeZone);
  for (const part of (await listOf({ message: `${'very '.repeat(40)}cheap` })).parts) {
    for (const shown of [reference, officeTime, release]) expect(part).toContain(shown);
    expect(part).not.toContain('cheap');
  }
});

test('No mail program makes a link or markup of what a suspected message says', async () => {
  const message = 'Get it at https://shop.example/a?b=c or shop.example, \u202e3.5 liters\n<b>now';
  const [text, html] = (await listOf({ name: 'www.pills.example', message })).parts;
  const harmless = 'Get it at https[://]shop[.]example/a?b=c or shop[.]example, 3[.]5 liters';
  for (const part of [text, html]) expect(part).toContain('www[.]pills[.]example');
  expect(text).toContain(`${harmless} <b>now`);
  expect(html).toContain(`${harmless} &lt;b&gt;now`);
});
