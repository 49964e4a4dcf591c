import { expect, test } from 'vitest';
import { readPage } from '../../page.ts';
import { figuresCsv, figuresJson } from './figure-data.ts';

const site = new URL('https://clearwell.example');
const page = readPage('/claims');

test('The exact number of a figure matches its short form on the site', () => {
  const short = new Intl.NumberFormat('en', { notation: 'compact' });
  for (const { value, atLeast } of page.copy.claims.figures)
    if (atLeast !== undefined) expect(`${short.format(atLeast)}+`).toBe(value);
});

test('The JSON has each figure with its definition, its limits and its row on the site', () => {
  const { statedBy, figures } = JSON.parse(figuresJson(page, site));
  const [, second, , fourth] = page.copy.claims.figures;
  expect(statedBy).toBe(page.organization.brand);
  expect(figures).toHaveLength(4);
  expect(figures[1]).toMatchObject({
    id: 'liters-delivered',
    value: second?.value,
    atLeast: second?.atLeast,
    inOtherUnits: second?.detail,
    definition: second?.means,
    doesNotMean: second?.limits,
    evidence: [],
    lastChecked: null,
    page: 'https://clearwell.example/claims#liters-delivered',
  });
  expect(figures[3]).toMatchObject({ value: fourth?.value, atLeast: null });
});

test('The JSON has the day of a figure’s last check', () => {
  const claimsChecked = { 'people-served': '2026-11-21' };
  const checked = { ...page, organization: { ...page.organization, claimsChecked } };
  expect(JSON.parse(figuresJson(checked, site)).figures[0].lastChecked).toBe('2026-11-21');
});

test('The CSV has a header row and one row of equal length per figure', () => {
  const [names, ...rows] = figuresCsv(page, site)
    .trimEnd()
    .split('\r\n')
    .map(line => [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell]) => cell));
  expect(names?.slice(0, 3)).toEqual(['id', 'value', 'atLeast']);
  expect(rows.map(([id]) => id)).toEqual(page.copy.claims.figures.map(({ id }) => id));
  for (const row of rows) expect(row).toHaveLength(names?.length ?? 0);
});

test('No cell of the CSV runs as a formula', () => {
  const hostile = {
    ...page,
    organization: { ...page.organization, brand: '=HYPERLINK("https://evil.example")' },
  };
  expect(figuresCsv(hostile, site)).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});
