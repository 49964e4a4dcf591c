import { expect, test } from 'vitest';
import { appended } from './put-in-draft.ts';

test('a plan is appended to a message after a blank line', () => {
  expect(appended('We are at the school.\n', 'Water plan')).toBe('We are at the school.\n\nWater plan');
  expect(appended(' \n', 'Water plan')).toBe('Water plan');
});

test('a plan that is already in the message is not appended again', () => {
  const once = appended('Hello', 'Water plan\nPeople: 5');
  expect(appended(once, 'Water plan\nPeople: 5')).toBe(once);
});
