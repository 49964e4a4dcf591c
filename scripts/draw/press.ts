import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumPath } from '../chromium.mjs';
import type { PressScene } from './press-scenes.tsx';
import { crop, loadModule, markup, openPage, show, stopLoading } from './scene-page.ts';

/**
 * Writes the pictures of the press page and of shared links into public/. Run it when their scenes change:
 *
 *   npx node scripts/draw/press.ts
 */
const { pressScenes } = await loadModule('scripts/draw/press-scenes.tsx');
const { pressPictureSizes } = await loadModule('site/sections/press/press-pictures.ts');
const { socialPicture } = await loadModule('site/seo/json-ld.ts');
await stopLoading();
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });

for (const [name, { scene, view }] of Object.entries<PressScene>(pressScenes)) {
  const { width, height } = pressPictureSizes[name];
  // Lines as thick as on a page where the picture is this wide.
  const size = { width: 1000, height: (1000 * height) / width };
  const page = await openPage(browser, {
    width: size.width,
    height: Math.ceil(size.height),
    scale: width / size.width,
  });
  await show(page, crop(markup(scene, {}), view));
  const pixels = sharp(await page.screenshot()).extract({ left: 0, top: 0, width, height });
  writeFileSync(`public/press/${name}.svg`, await page.evaluate(plainSvg, size));
  await page.close();
  await pixels.clone().png({ palette: true, dither: 0 }).toFile(`public/press/${name}.png`);
  if (`/social/${name}.jpg` === socialPicture.path)
    await pixels
      .resize(socialPicture.width, socialPicture.height)
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(`public${socialPicture.path}`);
}
await browser.close();

/**
 * The drawing on the page for programs that know no style sheets: what `<use>` repeats is written out, and
 * colors and lines are attributes.
 */
function plainSvg({ width, height }: { width: number; height: number }): string {
  const drawing = document.querySelector('main svg');
  if (!drawing) throw new Error('there is no drawing');
  for (let use = drawing.querySelector('use'); use; use = drawing.querySelector('use')) {
    const group = document.createElementNS(drawing.namespaceURI, 'g');
    for (const { name, value } of use.attributes) if (name !== 'href') group.setAttribute(name, value);
    const symbol = document.querySelector(use.getAttribute('href') ?? '');
    if (symbol) group.append(...symbol.cloneNode(true).childNodes);
    use.replaceWith(group);
  }
  drawing.prepend(...document.querySelectorAll('pattern'));
  const inherited = [
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'stroke-linejoin',
    'stroke-linecap',
    'stroke-dasharray',
    'font-family',
    'font-weight',
  ];
  const elements = [drawing, ...drawing.querySelectorAll('*')];
  // All are read before the first is written: an attribute would change what is read.
  const styles = elements.map(element => {
    const own = getComputedStyle(element);
    const outer = element === drawing ? undefined : getComputedStyle(element.parentElement ?? drawing);
    const changed = inherited.filter(
      property => own.getPropertyValue(property) !== outer?.getPropertyValue(property),
    );
    if (own.vectorEffect !== 'none') changed.push('vector-effect');
    return changed.map(
      property => [property, own.getPropertyValue(property).replaceAll(/"|(?<=\d)px/g, '')] as const,
    );
  });
  elements.forEach((element, index) => {
    element.removeAttribute('class');
    for (const [property, value] of styles[index] ?? []) element.setAttribute(property, value);
  });
  const sky = document.createElementNS(drawing.namespaceURI, 'rect');
  const [x = '', y = ''] = (drawing.getAttribute('viewBox') ?? '').split(' ');
  const fill = getComputedStyle(document.body).backgroundColor;
  for (const [name, value] of Object.entries({ x, y, width: '100%', height: '100%', fill, stroke: 'none' }))
    sky.setAttribute(name, value);
  drawing.prepend(sky);
  drawing.setAttribute('width', String(width));
  drawing.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(drawing);
}
