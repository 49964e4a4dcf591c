import { describe, expect, it } from 'vitest';
import { momentWords } from './date-time.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('times in the words of a visitor', () => {
  it('uses Eastern Time, in winter and in summer', () => {
    const winter = momentWords(new Date('2026-01-15T15:04:00Z'), 'en', 'America/New_York');
    expect(winter.date).toBe('January 15, 2026');
    expect(plain(winter.time)).toBe('10:04 AM');
    const summer = momentWords(new Date('2026-07-15T15:04:00Z'), 'en', 'America/New_York');
    expect(plain(summer.both)).toBe('July 15, 2026 at 11:04 AM');
  });

  it('gives the day of Miami, not of the server', () => {
    expect(momentWords(new Date('2026-03-01T03:30:00Z'), 'en', 'America/New_York').date).toBe(
      'February 28, 2026',
    );
  });

  it('counts 24 hours across the change of the clocks', () => {
    const received = new Date('2026-03-07T17:00:00Z');
    const replyBy = new Date(received.getTime() + 24 * 3_600_000);
    expect(plain(momentWords(received, 'en', 'America/New_York').time)).toBe('12:00 PM');
    expect(plain(momentWords(replyBy, 'en', 'America/New_York').time)).toBe('1:00 PM');
  });
});
