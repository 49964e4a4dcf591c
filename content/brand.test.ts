import { expect, test } from 'vitest';
import { logoOf, parseBrand } from './brand.ts';

const svg = (inner: string) => `<?xml version="1.0"?>\n<svg viewBox="0 0 64 32">\n${inner}</svg>`;

test('A logo stands for the brand that its title names, and for any brand without a title', () => {
  const named = parseBrand({ 'logo.svg': svg('<title>Aquifer &amp; Sons</title><path/>') });
  expect(logoOf(named, 'Aquifer & Sons')).toMatchObject({ width: 64, height: 32 });
  expect(logoOf(named, 'Wellspring')).toBeUndefined();
  expect(logoOf(parseBrand({ 'logo.svg': svg('<path/>') }), 'Wellspring')).toBeDefined();
  expect(logoOf(parseBrand({}), 'Wellspring')).toBeUndefined();
});

test.each([
  [svg('<style>path{}</style>'), 'has "<style"'],
  [svg('<path style="fill:red"/>'), 'has "style="'],
  [svg('<path onload="x()"/>'), 'has "onload="'],
  ['<svg><path/></svg>', 'needs a viewBox'],
  ['PNG', 'is not an SVG file'],
])('The drawing %j is refused: it %s', (text, problem) => {
  expect(() => parseBrand({ 'symbol.svg': text })).toThrow(`content/brand/symbol.svg: ${problem}`);
});
