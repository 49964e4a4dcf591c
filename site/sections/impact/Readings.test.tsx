import { decodeHTML } from 'entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readContent } from '#content/content.ts';
import { fill } from '#content/fill.ts';
import type { Organization } from '#content/schema/organization.ts';
import { Readings } from './Readings.tsx';

const { impact, claims } = readContent('en');

function readings(checked: Organization['claimsChecked']): string {
  return decodeHTML(
    renderToStaticMarkup(<Readings copy={impact.readings} claims={claims} checked={checked} language="en" />),
  );
}

test('Each figure names the day of its last review if one is recorded', () => {
  const markup = readings({ 'people-served': '2026-11-21' });
  const day = '<time dateTime="2026-11-21">November 21, 2026</time>';
  expect(markup).toContain(fill(impact.readings.reviewed, { date: day }));
  expect(markup.split('<time')).toHaveLength(2);
});

test('Figures without a review name no day', () => {
  expect(readings({})).not.toContain('<time');
});

test('Each figure has its definition', () => {
  const markup = readings({});
  for (const figure of claims.figures) {
    expect(markup).toContain(figure.value);
    expect(markup).toContain(figure.means);
  }
});
