import { expect, test } from 'vitest';
import { getLogo, parseBrand, withIdPrefix } from './brand.ts';

const svg = (inner: string, more = '') => `<svg viewBox="0 0 64 32" ${more}>\n${inner}</svg>`;

test('A logo stands for the brand that its title names, and for any brand without a title', () => {
  const named = parseBrand({ 'logo.svg': svg('<title>Aquifer &amp; Sons</title><path/>') });
  expect(getLogo(named, 'Aquifer & Sons')).toMatchObject({ width: 64, height: 32 });
  expect(getLogo(named, 'Wellspring')).toBeUndefined();
  expect(getLogo(parseBrand({ 'logo.svg': svg('<path/>') }), 'Wellspring')).toBeDefined();
  expect(getLogo(parseBrand({}), 'Wellspring')).toBeUndefined();
});

test('Ids, gradients, styles of elements and the notes of a drawing program are fit for a page that has the logo twice', () => {
  const drawn = `<defs><linearGradient id="g" xlink:href="#h"/><linearGradient id="h"/></defs>
    <sodipodi:namedview id="n"/><metadata>Made here</metadata>
    <path id="p" data-name="1" style="fill:url(#g);-inkscape-x:1" stroke="#0fa3b1"/>`;
  const { logo } = parseBrand({ 'logo.svg': svg(drawn, 'xmlns:xlink="x" xmlns:sodipodi="y"') });
  expect(withIdPrefix(logo?.svg ?? '', 'footer')).toBe(
    '<svg viewBox="0 0 64 32"><defs><linearGradient id="footer-g" href="#footer-h"></linearGradient><linearGradient id="footer-h"></linearGradient></defs><path id="footer-p" stroke="#0fa3b1" fill="url(#footer-g)"></path></svg>',
  );
});

test('What could run or load something leaves the drawing', () => {
  const { symbol } = parseBrand({
    'symbol.svg': svg('<path onload="x()" d="M0 0" class="a"/>', 'onerror="x()"'),
  });
  expect(symbol?.svg).toBe('<svg viewBox="0 0 64 32"><path d="M0 0"></path></svg>');
});

test.each([
  [svg('<style>path{}</style>'), 'has <style>'],
  [svg('<text>Name</text>'), 'has <text>, which needs a font'],
  [svg('<g><script>x()</script></g>'), 'has <script>'],
  [svg('<foreignObject/>'), 'has <foreignObject>'],
  [svg('<use href="https://evil.example/a.svg#b"/>'), 'has href="https://evil.example/a.svg#b"'],
  [svg('<path fill="URL(https://evil.example/a)"/>'), 'has fill="URL('],
  [svg('<path style="mask:url(//evil.example)"/>'), 'has mask="url('],
  [`${svg('')}<meta http-equiv="refresh" content="1"/>${svg('')}`, 'is not an SVG file'],
  ['<svg><path/></svg>', 'needs a viewBox'],
  ['PNG', 'is not an SVG file'],
])('The drawing %j is refused: it %s', (text, problem) => {
  expect(() => parseBrand({ 'symbol.svg': text })).toThrow(`content/brand/symbol.svg: ${problem}`);
});
