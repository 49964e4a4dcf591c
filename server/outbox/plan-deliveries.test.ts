import { expect, test } from 'vitest';
import { hours, noon } from '../../tests/support/sample-messages.ts';
import { type ChannelSettings, planDeliveries } from './plan-deliveries.ts';

const message = { email: 'ada@example.org', setAsideFor: [], receivedAt: noon, replyBy: hours(24) } as const;
const everything: ChannelSettings = { mail: { acknowledge: true }, webhook: {} };

const planChannels = (what: Parameters<typeof planDeliveries>[0], options = everything) =>
  planDeliveries(what, options, noon).map(({ channel }) => channel);

test('A new message goes out on every channel that is set up, with reminders before its answer is due', () => {
  expect(planDeliveries(message, everything, noon)).toEqual([
    { channel: 'team-mail', due: noon },
    { channel: 'webhook', due: noon },
    { channel: 'acknowledgement', due: noon },
    { channel: 'first-reminder', due: hours(18) },
    { channel: 'last-reminder', due: hours(23) },
  ]);
});

test('A message is acknowledged only if that is switched on and its address is plausible', () => {
  const off = { ...everything, mail: { acknowledge: false } };
  expect(planChannels(message, off)).not.toContain('acknowledgement');
  for (const email of ['', 'ada', 'ada@localhost'])
    expect(planChannels({ ...message, email })).not.toContain('acknowledgement');
});
