import { expect, test } from 'vitest';
import { deniedHours, withoutLeftOut } from './left-out.ts';

test('An entry that the English copy leaves out is gone from a translation, and the rest keeps its words', () => {
  const english = { badges: [{ id: 'quality-tested', facts: ['a'] }] };
  const own = {
    badges: [
      { id: 'iso-9001', facts: ['un'] },
      { id: 'quality-tested', facts: ['deux'] },
    ],
  };
  const problems: string[] = [];
  expect(withoutLeftOut(own, english, problems)).toEqual({ badges: [own.badges[1]] });
  expect(problems).toEqual([]);
});

test('A list without ids that is longer than the English one is named', () => {
  const problems: string[] = [];
  withoutLeftOut({ story: { items: ['un', 'deux', 'trois'] } }, { story: { items: ['a', 'b'] } }, problems);
  expect(problems).toEqual(['story.items: has 3 entries, the English copy 2: leave out the same']);
});

test('A text that promises an answer at any hour is named if support answers at certain hours', () => {
  const copy = { title: 'Open', figures: [{ value: '24/7' }, { value: '1,024/75' }], note: 'Day and night.' };
  expect(deniedHours(copy, '24/7')).toEqual([]);
  expect(deniedHours(copy, 'from 6 a.m. to 10 p.m.')).toEqual([
    'figures.0.value: says "24/7", but support answers from 6 a.m. to 10 p.m. (supportHours)',
    'note: says "Day and night", but support answers from 6 a.m. to 10 p.m. (supportHours)',
  ]);
});
