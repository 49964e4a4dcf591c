import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { drawPng, readBrand } from './brand-files.ts';

/** A folder of brand files with these contents, by their names. */
function brandFolder(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const svg = (inner: string, attributes = 'viewBox="0 0 60 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const square = '<rect width="20" height="20"/>';

test('A single logo also serves dark backgrounds, and can be drawn at any width', async () => {
  const { logo } = await readBrand('Wellspring', brandFolder({ 'logo.svg': svg(square) }));
  if (!logo) throw new Error('there is no logo');
  expect(logo.onDark).toEqual(logo.onLight);
  const { width, height } = await sharp(await drawPng(logo.onLight, 1820)).metadata();
  expect([width, height]).toEqual([1820, 607]);
});

test('A PNG can be the logo, with another file for dark backgrounds', async () => {
  const png = await sharp({ create: { width: 30, height: 10, channels: 4, background: '#fff' } })
    .png()
    .toBuffer();
  const folder = brandFolder({ 'logo.png': png, 'logo-on-dark.svg': svg(square) });
  const { logo, symbol } = await readBrand('Wellspring', folder);
  expect(logo).toMatchObject({ onLight: { width: 30, height: 10 }, onDark: { width: 60, height: 20 } });
  expect(symbol).toBeUndefined();
});

test('A file that names another brand is not shown', async () => {
  const folder = brandFolder({ 'logo.svg': svg(square, 'data-brand="Aquifer" viewBox="0 0 60 20"') });
  expect((await readBrand('Wellspring', folder)).logo).toBeUndefined();
  expect((await readBrand('Aquifer', folder)).logo).toBeDefined();
});

test.each([
  ['text', 'PNG'],
  ['cut off', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0'],
])('A file that is %s is refused by its name', async (_what, text) => {
  const folder = brandFolder({ 'symbol.svg': text });
  await expect(readBrand('Wellspring', folder)).rejects.toThrow(/symbol\.svg: cannot be drawn: /);
});
