import { expect, test } from 'vitest';
import { pluralize } from '#shared/i18n/fill.ts';
import { content } from '../../../tests/support/content.ts';
import { parsedMail } from '../../../tests/support/parsed-mail.ts';
import { sampleMessage } from '../../../tests/support/sample-messages.ts';
import type { StoredMessage } from '../../base/message.ts';
import { formatMoment } from './mail-text.ts';
import { setAsideMail } from './set-aside-mail.ts';

const copy = content.copyIn('en').mail.team.setAside;
const release = 'https://www.example.org/desk/r-7K4M9QRT-x';

/** A list of one message and two others, as an email program shows it. */
async function listOf(changes: Partial<StoredMessage> = {}) {
  const { email } = await parsedMail(
    setAsideMail(
      { messages: [sampleMessage(changes)], others: 2, total: 5 },
      {
        content,
        from: 'site@example.org',
        to: ['team@example.org'],
        linksFor: () => ({ answered: '', spam: '', release }),
      },
    ),
  );
  return { email, parts: [email.text, email.html] };
}

test('A list counts its messages in the subject and all that are set aside in the text', async () => {
  const { email, parts } = await listOf();
  expect(email.subject).toBe(pluralize(copy.subject, 'en', 'n', 3));
  for (const part of parts) expect(part).toContain(pluralize(copy.total, 'en', 'n', 5));
});

test('A list names reference, time and link of a message, and cuts its text', async () => {
  const { parts } = await listOf({ message: `${'very '.repeat(40)}cheap` });
  const { timeZone } = content.organization.hours;
  const { reference, receivedAt } = sampleMessage();
  for (const part of parts) {
    for (const shown of [reference, formatMoment(receivedAt, 'en', timeZone).officeTime, release])
      expect(part).toContain(shown);
    expect(part).not.toContain('cheap');
  }
});

test('No mail program makes a link of what a suspected message says', async () => {
  const message = 'Get it at https://shop.example/a?b=c or shop.example, \u202e3.5 liters\nnow';
  const { parts } = await listOf({ name: 'www.pills.example', message });
  for (const part of parts) {
    expect(part).toContain('www[.]pills[.]example');
    expect(part).toContain('Get it at https[://]shop[.]example/a?b=c or shop[.]example, 3[.]5 liters now');
  }
});

test('A name in a list is no markup', async () => {
  expect((await listOf({ name: 'Ana <Ruiz>' })).email.html).toContain('Ana &lt;Ruiz&gt;');
});
