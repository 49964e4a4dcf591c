import { expect, test } from 'vitest';
import { deniedHours, leaveOut } from './left-out.ts';

const badge = (id: string, name: string) => ({ id, facts: [{ value: name }] });

test('An entry that the English copy leaves out is gone from a translation, and the rest keeps its words', () => {
  const problems: string[] = [];
  const kept = leaveOut(
    {
      'en/claims': { badges: [badge('quality-tested', 'Tested')] },
      'xx/claims': { badges: [badge('iso-9001', 'Norme'), badge('quality-tested', 'Testé')] },
      'xx/shared': { footer: { purpose: 'Eau', certification: {} } },
    },
    problems,
  );
  expect(kept['xx/claims']).toEqual({ badges: [badge('quality-tested', 'Testé')] });
  expect(kept['xx/shared']).toEqual({ footer: { purpose: 'Eau' } });
  expect(problems).toEqual([]);
});

test('A list without ids that is longer than the English one is named', () => {
  const problems: string[] = [];
  leaveOut({ 'en/about': { cards: ['a', 'b'] }, 'xx/about': { cards: ['un', 'deux', 'trois'] } }, problems);
  expect(problems).toEqual([
    'content/xx/about.yaml: cards: has 3 entries, the English copy 2: leave out the same',
  ]);
});

test('A text that promises an answer at any hour is named if support answers at certain hours', () => {
  const copy = { title: 'Open', figures: [{ value: '24/7' }, { value: '1,024/75' }], note: 'Day and night.' };
  expect(deniedHours(copy, '24/7')).toEqual([]);
  expect(deniedHours(copy, 'from 6 a.m. to 10 p.m.')).toEqual([
    'figures.0.value: says "24/7", but support answers from 6 a.m. to 10 p.m. (supportHours)',
    'note: says "Day and night", but support answers from 6 a.m. to 10 p.m. (supportHours)',
  ]);
});
