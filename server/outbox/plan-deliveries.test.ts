import { expect, test } from 'vitest';
import { type ChannelSettings, planDeliveries } from './plan-deliveries.ts';

const receivedAt = new Date('2026-11-21T12:00:00.000Z');
const after = (hours: number) => new Date(receivedAt.getTime() + hours * 3_600_000);
const message = { email: 'ada@example.org', setAsideFor: [], receivedAt, replyBy: after(24) } as const;
const everything: ChannelSettings = { mail: { acknowledge: true }, webhook: {} };

const planChannels = (what: Parameters<typeof planDeliveries>[0], options = everything) =>
  planDeliveries(what, options, receivedAt).map(({ channel }) => channel);

test('A new message goes out on every channel that is set up, with reminders before its answer is due', () => {
  expect(planDeliveries(message, everything, receivedAt)).toEqual([
    { channel: 'team-mail', due: receivedAt },
    { channel: 'webhook', due: receivedAt },
    { channel: 'acknowledgement', due: receivedAt },
    { channel: 'first-reminder', due: after(18) },
    { channel: 'last-reminder', due: after(23) },
  ]);
});

test('A message is acknowledged only if that is switched on and its address is plausible', () => {
  const off = { ...everything, mail: { acknowledge: false } };
  expect(planChannels(message, off)).not.toContain('acknowledgement');
  for (const email of ['', 'ada', 'ada@localhost'])
    expect(planChannels({ ...message, email })).not.toContain('acknowledgement');
});
