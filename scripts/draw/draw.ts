import { mkdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { chromiumPath } from '../chromium.mjs';

/**
 * Shows a scene while it is being drawn:
 *
 *   node scripts/draw/draw.ts site/drawings/scenes/home/Hero.tsx --width 1440,390 --night --rtl --zoom 400,200,300,240
 *
 * writes one PNG for each width into --out (`drawings/` in the system's temporary folder). The component has the name of
 * its file. `--zoom x,y,width,height`, in units of the scene, shows that part three times as large.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    night: { type: 'boolean', default: false },
    rtl: { type: 'boolean', default: false },
    zoom: { type: 'string' },
    out: { type: 'string', default: '/tmp/drawings' },
  },
});
const [file = ''] = positionals;
const name = basename(file, '.tsx');

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const module = await vite.ssrLoadModule(resolve(file));
const { Shapes, shapeNames } = await vite.ssrLoadModule(resolve('site/drawings/Shapes.tsx'));
const shapes = renderToStaticMarkup(createElement(Shapes, { of: shapeNames }));
const scene = renderToStaticMarkup(createElement(module[name]));
await vite.close();

const css = ['site/styles/tokens.css', 'site/drawings/drawing.css']
  .map(file => readFileSync(file, 'utf8'))
  .join('\n');
const zoom = values.zoom?.split(',').map(Number);
const page = (
  shown: string,
) => `<!doctype html><html dir="${values.rtl ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<style>body{margin:0;--font-data:"Arial Narrow",sans-serif}
${css}</style>${shown}`;
const shown = shapes + (zoom ? scene.replace(/viewBox="[^"]*"/g, `viewBox="${zoom.join(' ')}"`) : scene);

mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
for (const width of values.width.split(',').map(Number)) {
  const context = await browser.newContext({
    viewport: { width, height: 100 },
    deviceScaleFactor: 1,
    colorScheme: values.night ? 'dark' : 'light',
  });
  const tab = await context.newPage();
  await tab.setContent(page(shown));
  const path = `${values.out}/${name}-${width}${values.night ? '-night' : ''}${values.rtl ? '-rtl' : ''}${zoom ? '-zoom' : ''}.png`;
  await tab.screenshot({ path, fullPage: true });
  console.log(path);
  await context.close();
}
await browser.close();
