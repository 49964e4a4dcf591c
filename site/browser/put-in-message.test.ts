import { describe, expect, it } from 'vitest';
import { appended } from './put-in-message.ts';

describe('adding it to a message', () => {
  it('keeps every word that stands there, a blank line before the plan', () => {
    expect(appended('We are at the school.\n', 'Water plan')).toBe('We are at the school.\n\nWater plan');
    expect(appended(' \n', 'Water plan')).toBe('Water plan');
  });

  it('says the same plan once', () => {
    const once = appended('Hello', 'Water plan\nPeople: 5');
    expect(appended(once, 'Water plan\nPeople: 5')).toBe(once);
  });
});
