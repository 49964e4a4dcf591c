import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { Film } from '../../site/drawings/film.ts';
import { chromiumPath } from '../chromium.mjs';
import { crop, loadModule, markup, openPage, show, stopLoading } from './scene-page.ts';

/*
 * Shows a scene while it is being drawn:
 *
 *   npx node scripts/draw/draw.ts site/drawings/scenes/home/HeroScene.tsx --width 1440,390 --night --rtl --zoom 400,200,300,240
 *
 * writes one PNG for each width into --out. The component has the name of its file. Zoom is
 * x,y,width,height in units of the scene, shown as wide as the picture; `--at 0.4` a moment of its film. With
 * `--film` it renders the film into site/assets/videos, which takes some minutes and ffmpeg.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    night: { type: 'boolean', default: false },
    rtl: { type: 'boolean', default: false },
    zoom: { type: 'string' },
    at: { type: 'string', default: '0' },
    film: { type: 'boolean', default: false },
    out: { type: 'string', default: join(tmpdir(), 'drawings') },
  },
});
const [file = ''] = positionals;
const name = basename(file, '.tsx');
const framesPerSecond = 25;

const { [name]: Scene, film } = await loadModule(file);
await stopLoading();

/** A scene, of which the part `view` (x, y, width, height) is shown instead of all. */
function scene(props: Record<string, unknown>, view?: readonly number[]): string {
  const svg = markup(Scene, props);
  return view ? crop(svg, view) : svg;
}

async function preview(browser: Browser): Promise<void> {
  mkdirSync(values.out, { recursive: true });
  const zoom = values.zoom?.split(',').map(Number);
  const marks = [values.night && '-night', values.rtl && '-rtl', zoom && '-zoom'].filter(Boolean).join('');
  for (const width of values.width.split(',').map(Number)) {
    const page = await openPage(browser, { ...values, width, height: 100 });
    await show(page, scene({ share: Number(values.at) }, zoom));
    const path = join(values.out, `${name}-${width}${marks}.png`);
    await page.screenshot({ path, fullPage: true });
    console.log(path);
    await page.close();
  }
}

/** Renders the pictures of a film, and encodes them for browsers with and without AV1. */
async function renderFilm(
  browser: Browser,
  { seconds, from, units, window: [width, height], scale, square, night, ...rest }: Film,
): Promise<void> {
  for (const dark of night ? [false, true] : [false]) {
    const frames = mkdtempSync(join(tmpdir(), 'film-'));
    const page = await openPage(browser, { width, height, scale, night: dark });
    for (let frame = 0; frame < seconds * framesPerSecond; frame++) {
      const share = frame / (seconds * framesPerSecond);
      await show(page, scene({ share, bare: true }, from && units && [...from, ...units]));
      await page.screenshot({ path: join(frames, `${String(frame).padStart(4, '0')}.png`) });
    }
    await page.close();
    const base = join('site/assets/videos', rest.name + (dark ? '-night' : ''));
    encode(frames, base, rest);
    if (square)
      encode(frames, `${base}-narrow`, rest, `crop=${square.side}:${square.side}:${square.x}:${square.y},`);
    rmSync(frames, { recursive: true });
  }
}

function encode(
  frames: string,
  base: string,
  { sound, rate }: Pick<Film, 'sound' | 'rate'>,
  crop = '',
): void {
  const input = `-y -loglevel error -framerate ${framesPerSecond} -i`.split(' ');
  const color = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const filter = ['-vf', `${crop}scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`, ...color];
  const av1 = `-c:v libsvtav1 -crf ${rate.av1} -preset 5 -g 500`.split(' ');
  const h264 = `-c:v libx264 -crf ${rate.h264} -preset slow -tune animation -movflags +faststart`.split(' ');
  for (const [path, codec] of [
    [`${base}.webm`, av1],
    [`${base}.mp4`, h264],
  ] as const) {
    const old = join(frames, basename(path));
    if (sound) copyFileSync(path, old);
    const kept = sound ? ['-i', old, '-map', '0:v', '-map', '1:a', '-c:a', 'copy'] : ['-an'];
    execFileSync('ffmpeg', [...input, join(frames, '%04d.png'), ...kept, ...filter, ...codec, path]);
  }
  console.log(base);
}

const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
await (values.film ? renderFilm(browser, film) : preview(browser));
await browser.close();
