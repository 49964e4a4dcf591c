import { expect, test } from 'vitest';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { content } from '../../tests/support/content.ts';
import { noon } from '../../tests/support/sample-messages.ts';
import { temporaryOutbox } from '../../tests/support/temporary-outbox.ts';
import { hour, minute } from '../base/clock.ts';

const reference = 'CW-7K4M-9QRT';

test('A stored message goes at once to team, visitor and webhook, once each', async () => {
  const { clock, mail, webhook, attempts, deliver, receive, teamMails, acknowledgements } =
    await temporaryOutbox();
  const deliveries = await deliver();
  await receive();
  deliveries.wake();
  await expect.poll(() => [...mail.received, ...webhook.received].length).toBe(3);
  expect(teamMails()).toHaveLength(1);
  expect(acknowledgements().map(({ to }) => to)).toEqual([['ada@example.org']]);
  expect(webhook.received).toHaveLength(1);
  await expect
    .poll(() => attempts.toSorted())
    .toEqual(['acknowledgement sent', 'team-mail sent', 'webhook sent']);
  expect(clock.now()).toEqual(noon);
});

test('Without a mail server a message waits, and goes out once one is set up', async () => {
  const { clock, environment, deliver, receive, rows, until, teamMails, acknowledgements } =
    await temporaryOutbox();
  const bare = { SITE_URL: 'https://www.example.org' };
  const without = await deliver(bare);
  await receive({}, bare);
  without.wake();
  await without.stop(0);
  expect(await rows('team-mail')).toEqual(['pending 0']);

  clock.advance(24 * hour * 14);
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = environment;
  await deliver({ ...bare, SMTP_URL, MAIL_FROM, MAIL_TO });
  await until(() => teamMails().length > 0);
  expect(acknowledgements()).toEqual([]);
});

test('An address that refuses for now gets the email later, alone, with the same Message-ID', async () => {
  const { mail, attempts, deliver, receive, deliveriesOn, rows, until } = await temporaryOutbox({
    MAIL_TO: 'one@Example.org, two@example.org, three@example.org',
  });
  mail.behave({ refuse: 'recipient', only: 'two@example.org', code: 450 });
  const deliveries = await deliver();
  await receive({ email: '' });
  deliveries.wake();
  await expect.poll(() => attempts).toContain('team-mail failed');
  expect(await deliveriesOn('team-mail')).toMatchObject([
    {
      state: 'pending',
      lastError: expect.stringContaining('450'),
      acceptedBy: ['one@example.org', 'three@example.org'],
    },
  ]);
  mail.behave('accept');
  await until(async () => (await rows('team-mail'))[0] === 'sent 2', minute / 4);
  expect(mail.received.map(({ to }) => to)).toEqual([
    ['one@example.org', 'three@example.org'],
    ['two@example.org'],
  ]);
  expect(new Set(mail.received.map(({ mail }) => mail.messageId)).size).toBe(1);
});

test('A mail server that hangs does not hold up the webhook', async () => {
  const { mail, webhook, deliver, receive } = await temporaryOutbox();
  mail.behave('hang');
  await receive();
  await deliver();
  await expect.poll(() => mail.connections()).toBe(2);
  await expect.poll(() => webhook.received).toHaveLength(1);
});

test('A stop abandons an email that hangs, and another process sends it', async () => {
  const { clock, mail, deliver, receive, rows, until, teamMails } = await temporaryOutbox();
  mail.behave('hang');
  const deliveries = await deliver();
  await receive({ email: '' });
  deliveries.wake();
  await expect.poll(() => mail.connections()).toBe(1);
  const stopping = deliveries.stop(5_000);
  clock.advance(5_000);
  await stopping;
  // The attempt does not count.
  expect(await rows('team-mail')).toEqual(['pending 0']);
  mail.behave('accept');
  clock.advance(minute);
  await deliver();
  await until(() => teamMails().length > 0);
});

test('Reminders follow the email to the team in its thread', async () => {
  const { clock, deliver, receive, rows, until, teamMails } = await temporaryOutbox();
  await receive({ email: '' });
  await deliver();
  for (const [channel, hours] of [
    ['team-mail', 18],
    ['first-reminder', 5],
    ['last-reminder', 0],
  ] as const) {
    await until(async () => (await rows(channel)).join() === 'sent 1');
    clock.advance(hours * hour);
  }
  expect(teamMails()).toHaveLength(3);
  const thread = teamMails().map(({ mail }) => mail.inReplyTo ?? mail.messageId);
  expect(new Set(thread).size).toBe(1);
  const subjects = teamMails().map(({ mail }) => mail.subject);
  for (const hours of [18, 23])
    expect(subjects).toContain(
      fill(content.copyIn('en').mail.team.reminder.subject, { reference, hours, from: 'Relief' }),
    );
});

test('A second acknowledgement to a mailbox is canceled, however its address is written', async () => {
  const { deliver, teamMails, acknowledgements, acknowledge } = await temporaryOutbox();
  await deliver();
  await acknowledge(['CW-CCCC-CCCC']);
  await acknowledge(['CW-FFFF-FFFF'], 'Ada+1+water@Example.org');
  await expect.poll(() => teamMails()).toHaveLength(2);
  expect(acknowledgements()).toHaveLength(1);
});

test('An acknowledgement to an address that does not exist is canceled, and the team gets its email', async () => {
  const { mail, deliver, rows, until, teamMails, acknowledge } = await temporaryOutbox();
  mail.behave({ refuse: 'recipient', only: 'ada@example.org', code: 550 });
  await deliver();
  await acknowledge([reference]);
  expect(await rows('acknowledgement')).toEqual(['canceled 1']);
  await until(() => teamMails().length > 0);
});

test('An acknowledgement is not sent a day late', async () => {
  const { clock, deliver, receive, rows, until, teamMails, acknowledgements } = await temporaryOutbox();
  await receive();
  clock.advance(24 * hour + 1);
  await deliver();
  await until(async () => (await rows('acknowledgement'))[0] === 'canceled 1');
  await until(() => teamMails().length > 0);
  expect(acknowledgements()).toEqual([]);
});

test('Messages that were set aside are listed in one email within a minute, and no other email goes out', async () => {
  const { clock, mail, store, deliver, rows, until, allPause, suspected } = await temporaryOutbox();
  await deliver();
  for (const n of [1, 2, 3]) await suspected(n);
  await store.mark('CW-CCCC-0002', 'answered', { by: 'operator', at: clock.now() });
  await allPause();
  clock.advance(minute);
  await expect.poll(() => mail.received.length).toBe(1);
  expect(mail.received[0]?.mail.text?.match(/^CW-CCCC-000\d/gm)).toEqual(['CW-CCCC-0001', 'CW-CCCC-0003']);
  await until(async () => (await rows('set-aside-list')).join() === 'sent 1,canceled 1,sent 0');
  await until(() => clock.now().getTime() > noon.getTime() + 3 * hour, minute);
  expect(mail.received).toHaveLength(1);
});

test('A message that was answered before a list and reopened after it is in the next list', async () => {
  const { clock, mail, store, deliver, rows, until, suspected } = await temporaryOutbox();
  for (const n of [1, 2]) await suspected(n);
  const by = { by: 'operator', at: noon } as const;
  await store.mark('CW-CCCC-0002', 'answered', by);
  await deliver();
  await until(async () => (await rows('set-aside-list')).join() === 'sent 1,canceled 1');
  await store.reopen('CW-CCCC-0002', by);
  await until(() => mail.received.length === 2, minute);
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(noon.getTime() + hour);
  const listed = mail.received.map(({ mail }) => mail.text?.match(/^CW-CCCC-000\d/gm));
  expect(listed).toEqual([['CW-CCCC-0001'], ['CW-CCCC-0002']]);
  await until(async () => (await rows('set-aside-list')).every(row => row.startsWith('sent')));
});

test('A list names the oldest message first, whichever came first in its turn', async () => {
  const { clock, mail, deliver, receive, until, suspected } = await temporaryOutbox();
  await suspected(2);
  clock.advance(1);
  const receivedAt = new Date(noon.getTime() - minute);
  await receive({ reference: 'CW-CCCC-0001', setAsideFor: ['links'], receivedAt });
  await deliver();
  await until(() => mail.received.length === 1);
  const text = mail.received[0]?.mail.text;
  expect(text?.match(/^CW-CCCC-000\d/gm)).toEqual(['CW-CCCC-0001', 'CW-CCCC-0002']);
});

test('A list that grew since an attempt whose end is unknown is another email', async () => {
  const { mail, deliver, until, suspected } = await temporaryOutbox();
  mail.behave('mute');
  await deliver();
  await suspected(1);
  await until(() => mail.received.length === 1, 2_000);
  mail.behave('accept');
  await suspected(2);
  await until(() => mail.received.length === 2, 2_000);
  const [first, grown] = mail.received.map(({ mail }) => mail);
  expect(grown?.text?.match(/^CW-CCCC-000\d/gm)).toEqual(['CW-CCCC-0001', 'CW-CCCC-0002']);
  expect(grown?.messageId).not.toBe(first?.messageId);
});

test('A flood of suspected messages gives two emails in an hour, whatever number of processes runs', async () => {
  const { clock, mail, deliver, deliveriesOn, rows, allPause, suspected } = await temporaryOutbox();
  for (let count = 0; count < 2; count++) await deliver();
  for (let n = 0; n < 60; n++) await suspected(n);
  await allPause();
  clock.advance(minute);
  await expect.poll(() => mail.received.length).toBe(1);
  const text = mail.received[0]?.mail.text ?? '';
  expect(text.match(/^CW-CCCC-/gm)).toHaveLength(50);
  const { others } = content.copyIn('en').mail.team.setAside;
  const command = 'npm run messages -- list --set-aside';
  expect(text).toContain(fill(pluralize(others, 'en', 'n', 10), { command }));
  for (let n = 60; n < 120; n++) await suspected(n);
  // Time stands still while a list is sent: if its lease expired, the other process would send it again.
  for (const [step, emails] of [
    [58 * minute, 1],
    [2 * minute, 2],
  ] as const) {
    await allPause();
    clock.advance(step);
    const isDue = async () =>
      (await deliveriesOn('set-aside-list')).some(
        ({ state, nextTryAt }) => state === 'pending' && nextTryAt <= clock.now(),
      );
    await expect.poll(isDue).toBe(false);
    expect(mail.received).toHaveLength(emails);
  }
  expect((await rows('set-aside-list')).every(row => row.startsWith('sent'))).toBe(true);
});
