import { expect, test } from 'vitest';
import { withFacts } from '../../../tests/support/content.ts';
import type { Facts } from '../facts.ts';
import { legalSchema } from './legal.ts';

const page = {
  meta: { title: 'Privacy Policy', description: 'What we store.' },
  title: 'Privacy Policy',
  updated: 'Last updated: {date}',
  contentsLabel: 'On this page',
};
const who = { id: 'who-we-are', title: 'Who we are', paragraphs: ['We.'] };
const where = { id: 'where', title: 'Where', paragraphs: ['Our servers are in {country}.'] };
const parse = (sections: unknown[], facts: Facts = {}) =>
  legalSchema.safeParse(withFacts({ ...page, sections }, facts));

test('A section whose every line needs a fact is shown with its heading once that is set', () => {
  const titles = (country: string | undefined) =>
    parse([who, where], { country }).data?.sections.map(({ title }) => title);
  expect(titles('Norway')).toEqual(['Who we are', 'Where']);
  expect(titles(undefined)).toEqual(['Who we are']);
});
