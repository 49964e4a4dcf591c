import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { escapeUTF8 } from 'entities';
import sharp from 'sharp';
import { lockupSvg } from '../../site/components/logo/lockup.ts';
import { pictureFolder, slots } from '../../site/components/picture/slots.ts';
import { socialPicturePath, socialPictureSize } from '../../site/seo/social-picture.ts';
import { chromiumPath } from '../chromium.mjs';
import { type Card, cards, looks, recordDrawn } from './cards.ts';

/*
 * Draws the picture that shared links show, one for each page and language, with the site's own font in Chromium,
 * into public/social/. The build says when a title or the phone number has changed since: npm run social-pictures
 */

/** Sizes of a title, in pixels. */
const maxTitleSize = 110;
const minTitleSize = 40;

const assets = 'scripts/draw';
/** The symbol follows the background of the card. */
const paint = {
  ground: 'class="ground"',
  mark: 'class="mark"',
  water: 'fill="#0FA3B1"',
  letters: 'fill="currentColor"',
};
const lockup = lockupSvg({ paint: part => paint[part] });
const css = await readFile(join(assets, 'card.css'), 'utf8');

function html({ language, page, direction, copy }: Card): string {
  const { look, picture } = looks[page];
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><style>${css}</style></head><body>
    <div class="card" data-look="${look}">
      ${picture ? `<img class="picture" src="/pictures/${picture}/${slots[picture].widths.at(-1)}.webp">` : ''}
      ${lockup.replace('<svg', '<svg class="lockup"')}
      <div class="copy">
        <p class="title">${escapeUTF8(copy.title)}</p>
        ${copy.reading ? `<p class="reading"><bdi dir="ltr">${escapeUTF8(copy.reading)}</bdi></p>` : ''}
      </div>
      <div class="water"></div><div class="level"></div>
    </div></body></html>`;
}

/** Opens a card in the browser, sets the title as large as its box allows, and takes the picture. */
async function draw(browser: Browser, card: Card): Promise<Buffer> {
  const page = await browser.newPage({ viewport: socialPictureSize });
  await page.route('http://card/**', async route => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: html(card), contentType: 'text/html; charset=utf-8' });
    const folder = pathname.startsWith('/fonts/') ? 'site' : dirname(pictureFolder);
    return route.fulfill({ path: join(folder, pathname) });
  });
  await page.goto('http://card/', { waitUntil: 'networkidle' });
  await page.evaluate(
    async ([from, to]) => {
      await document.fonts.ready;
      const copy = document.querySelector<HTMLElement>('.copy');
      const title = document.querySelector<HTMLElement>('.title');
      if (!copy || !title) throw new Error('The card has no copy');
      // The text sits on the water: too much of it rises out of its box, and too long a word leaves it sideways.
      const tooLarge = () =>
        title.getBoundingClientRect().top < copy.getBoundingClientRect().top ||
        title.scrollWidth > title.clientWidth;
      for (let size = from; size >= to; size -= 2) {
        title.style.fontSize = `${size}px`;
        if (!tooLarge()) return;
      }
      throw new Error(`"${title.textContent}" does not fit`);
    },
    [maxTitleSize, minTitleSize] as const,
  );
  const png = await page.screenshot({ type: 'png' });
  await page.close();
  return sharp(png).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
const all = cards();
await rm('public/social', { recursive: true, force: true });
for (const card of all) {
  const file = join('public', socialPicturePath(card.language, card.page));
  const picture = await draw(browser, card);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  console.log(`${file}: ${Math.round(picture.length / 1024)} KB, "${card.copy.title}"`);
}
await browser.close();
recordDrawn(all);
