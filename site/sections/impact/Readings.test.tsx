import { decodeHTML } from 'entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readOrganization } from '#shared/content/load-content.ts';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { fill } from '#shared/i18n/fill.ts';
import { readContent } from '../../../tests/support/content.ts';
import { Readings } from './Readings.tsx';

const { impact: page, claims } = readContent('en');
const { phone } = readOrganization();

function readings(checked: Organization['claimsChecked']): string {
  return decodeHTML(
    renderToStaticMarkup(
      <Readings copy={page.readings} claims={claims} checked={checked} phone={phone} language="en" />,
    ),
  );
}

test('The figures name the earliest day on which one of them was reviewed, if each has a day', () => {
  expect(readings({})).not.toContain('<time');
  const days = claims.figures.map(({ id }, index) => [id, index === 0 ? '2026-10-03' : '2026-11-21']);
  const markup = readings(Object.fromEntries(days));
  const day = '<time dateTime="2026-10-03">October 3, 2026</time>';
  expect(markup).toContain(fill(page.readings.reviewed, { date: day }));
});

test('Each figure has its meaning and the way to its entry on the page of claims', () => {
  const markup = readings({});
  const said = markup.replace(/<[^>]+>/g, '');
  for (const { id, value, impact, means } of claims.figures) {
    expect(markup).toContain(value);
    expect(said).toContain(impact ?? means);
    expect(markup).toContain(`/claims#${id}`);
  }
});
