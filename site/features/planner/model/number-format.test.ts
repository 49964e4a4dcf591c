import { expect, test } from 'vitest';
import { fill } from '#shared/i18n/fill.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { numberFormat } from './number-format.ts';

const { tool } = readContent('en').planner;
const format = numberFormat('en', tool);

test('Units agree with their count, the chosen unit first', () => {
  const { liters, gallons, pounds } = tool;
  expect(format.volume({ liters: 1, gallons: 1 })).toEqual({
    value: fill(liters.one ?? '', { n: '1' }),
    more: [fill(gallons.one ?? '', { n: '1' })],
  });
  const inGallons = numberFormat('en', tool, 'gallons');
  expect(inGallons.volume({ liters: 1000, gallons: 265 })).toEqual({
    value: fill(gallons.other, { n: '265' }),
    more: [fill(liters.other, { n: '1,000' })],
  });
  expect(inGallons.weight({ kilograms: 1000, pounds: 2205 }).value).toBe(fill(pounds.other, { n: '2,205' }));
  expect(inGallons.size(20_000, 'gallons')).toBe(fill(gallons.other, { n: '5,283.44' }));
});
