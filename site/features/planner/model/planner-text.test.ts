import { expect, test } from 'vitest';
import { fill } from '#shared/i18n/fill.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { plannerText } from './planner-text.ts';

const { planner } = readContent('en');

test('Units agree with their count, the chosen unit first', () => {
  const { liters, gallons, pounds } = planner.tool;
  const inLiters = plannerText(planner, 'en');
  expect(inLiters.volume({ liters: 1, gallons: 1 })).toEqual({
    value: fill(liters.one ?? '', { n: '1' }),
    more: [fill(gallons.one ?? '', { n: '1' })],
  });
  const inGallons = plannerText(planner, 'en', 'gallons');
  expect(inGallons.volume({ liters: 1000, gallons: 265 })).toEqual({
    value: fill(gallons.other, { n: '265' }),
    more: [fill(liters.other, { n: '1,000' })],
  });
  expect(inGallons.weight({ kilograms: 1000, pounds: 2205 }).value).toBe(fill(pounds.other, { n: '2,205' }));
  expect(inGallons.size(20_000, 'gallons')).toBe(fill(gallons.other, { n: '5,283.44' }));
});
