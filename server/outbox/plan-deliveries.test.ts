import { describe, expect, it } from 'vitest';
import { deliveriesFor } from './plan-deliveries.ts';

const receivedAt = new Date('2026-11-21T12:00:00.000Z');
const after = (hours: number) => new Date(receivedAt.getTime() + hours * 3_600_000);
const message = { email: 'ada@example.org', heldFor: [], receivedAt } as const;
const everything = { mail: { acknowledge: true }, webhook: {} };

const channelsOf = (
  ...[what, ways, now = receivedAt]: [
    Parameters<typeof deliveriesFor>[0],
    Parameters<typeof deliveriesFor>[1],
    Date?,
  ]
) => deliveriesFor(what, ways, now).map(({ channel }) => channel);

describe('a new message', () => {
  it('goes every way that is configured, and reminds after 18 and 23 hours', () => {
    expect(deliveriesFor(message, everything, receivedAt)).toEqual([
      { channel: 'team-mail', due: receivedAt },
      { channel: 'webhook', due: receivedAt },
      { channel: 'acknowledgement', due: receivedAt },
      { channel: 'reminder-18', due: after(18) },
      { channel: 'reminder-23', due: after(23) },
    ]);
  });

  it('is written down for the team also while there is no mail server', () => {
    expect(channelsOf(message, { mail: undefined, webhook: undefined })).toEqual([
      'team-mail',
      'reminder-18',
      'reminder-23',
    ]);
  });

  it('is acknowledged only where that is on and there is an address to write to', () => {
    expect(channelsOf(message, { ...everything, mail: { acknowledge: false } })).not.toContain(
      'acknowledgement',
    );
    for (const email of ['', 'ada', 'ada@localhost'])
      expect(channelsOf({ ...message, email }, everything)).not.toContain('acknowledgement');
  });

  it('goes nowhere while it is held', () => {
    expect(deliveriesFor({ ...message, heldFor: ['links'] }, everything, receivedAt)).toEqual([]);
  });
});

describe('a message that is released', () => {
  it('goes out now, and reminds only when that is still to come', () => {
    expect(channelsOf(message, everything, after(20))).not.toContain('reminder-18');
    expect(deliveriesFor(message, everything, after(20))).toContainEqual({
      channel: 'team-mail',
      due: after(20),
    });
    expect(deliveriesFor(message, everything, after(20))).toContainEqual({
      channel: 'reminder-23',
      due: after(23),
    });
    expect(channelsOf(message, everything, after(23))).not.toContain('reminder-23');
  });
});
