import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
  // The drawings, also of what an owner shows photographs instead.
  define: { PHOTOGRAPHS: '{}' },
});

export const loadModule = (file: string) => vite.ssrLoadModule(resolve(file));

export const stopLoading = () => vite.close();

const { Symbols } = await loadModule('site/drawings/Symbols.tsx');
const css = ['site/styles/tokens.css', 'site/drawings/drawing.css']
  .map(path => readFileSync(path, 'utf8'))
  .join('');
const font = readFileSync('site/assets/fonts/special-gothic.woff2', 'base64');
const fontFace = `@font-face{font-family:"Special Gothic";font-weight:400 700;font-stretch:75% 112%;src:url(data:font/woff2;base64,${font})}`;

export const markup = (
  component: FunctionComponent<Record<string, unknown>>,
  props: Record<string, unknown>,
) => renderToStaticMarkup(createElement(component, props));

/** A drawing of which the part `view` (x, y, width, height; units of the scene) is shown instead of all. */
export function crop(svg: string, [x, y, width, height]: readonly number[]): string {
  return svg.replace(
    /width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
    `width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`,
  );
}

interface PageOptions {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Pixels of a screenshot for each of these. */
  scale?: number;
  night?: boolean;
  rtl?: boolean;
}

/** An empty page with what drawings need. */
export async function openPage(
  browser: Browser,
  { width, height, scale = 1, night = false, rtl = false }: PageOptions,
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: night ? 'dark' : 'light',
  });
  await page.setContent(`<!doctype html><html dir="${rtl ? 'rtl' : 'ltr'}"><meta charset="utf-8">
    <style>${fontFace}${css} body{margin:0;background:var(--sky)}</style>${markup(Symbols, {})}<main></main>`);
  await page.evaluate(() => document.fonts.load('700 16px "Special Gothic"'));
  return page;
}

export async function show(page: Page, svg: string): Promise<void> {
  await page.locator('main').evaluate((main, markup) => {
    main.innerHTML = markup;
  }, svg);
}
