import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { escapeUTF8 } from 'entities';
import sharp from 'sharp';
import { pictureFolder, slots } from '../../site/components/picture/slots.ts';
import { socialPictureSize } from '../../site/seo/social-picture.ts';
import { chromiumPath } from '../chromium.mjs';
import { type Card, looks, pathOf } from './cards.ts';

/** Sizes of a title, in pixels. */
const maxTitleSize = 110;
const minTitleSize = 40;

/** Draws social pictures into a folder, with the site's own font in Chromium. */
export async function drawCards(all: readonly Card[], folder: string): Promise<void> {
  // Imported here because a build without a browser does not need it.
  const { chromium } = await import('@playwright/test');
  const css = await readFile('scripts/draw/card.css', 'utf8');
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--force-color-profile=srgb'],
  });
  try {
    for (const card of all) {
      const file = join(folder, pathOf(card));
      const picture = await draw(browser, html(card, css));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture);
    }
  } finally {
    await browser.close();
  }
}

function html({ language, page, direction, copy, mark }: Card, css: string): string {
  const { look, picture } = looks[page];
  const lockup =
    'logo' in mark ? mark.logo : `${mark.symbol ?? ''}<bdi class="name">${escapeUTF8(mark.brand)}</bdi>`;
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><style>${css}</style></head><body>
    <div class="card" data-look="${look}">
      ${picture ? `<img class="picture" src="/pictures/${picture}/${slots[picture].widths.at(-1)}.webp">` : ''}
      <div class="lockup">${lockup}</div>
      <div class="copy">
        <p class="title">${escapeUTF8(copy.title)}</p>
        ${copy.reading ? `<p class="reading"><bdi dir="ltr">${escapeUTF8(copy.reading)}</bdi></p>` : ''}
      </div>
      <div class="water"></div><div class="level"></div>
    </div></body></html>`;
}

/** Opens a card in the browser, sets the title as large as its box allows, and takes the picture. */
async function draw(browser: Browser, source: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: socialPictureSize });
  await page.route('http://card/**', async route => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: source, contentType: 'text/html; charset=utf-8' });
    const folder = pathname.startsWith('/fonts/') ? 'site' : dirname(pictureFolder);
    return route.fulfill({ path: join(folder, pathname) });
  });
  await page.goto('http://card/', { waitUntil: 'load' });
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
      throw new Error(`"${title.textContent}" does not fit into a social picture`);
    },
    [maxTitleSize, minTitleSize] as const,
  );
  const png = await page.screenshot();
  await page.close();
  return sharp(png).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}
