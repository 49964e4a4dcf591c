import type { Page } from '@playwright/test';
import { localizedPath } from '#shared/i18n/language.ts';
import { content } from '../support/content.ts';
import { expect, islandReady, test } from '../support/test.ts';

// Without motion no video loads.
test.use({ reducedMotion: 'reduce' });

for (const language of content.languages) {
  test(`All text of a page is in one typeface, and in our own once it is in the cache (${language})`, async ({
    page,
  }) => {
    await page.goto(localizedPath(language, '/contact'));
    await islandReady(page, 'ContactForm');
    await page.evaluate(async () => void (await document.fonts.ready));
    const ofOneKind = await drawnFonts(page);
    expect(new Set(ofOneKind.map(({ isCustomFont }) => isCustomFont)).size).toBe(1);

    await page.goto(localizedPath(language, '/'));
    const ofDevice = (await drawnFonts(page)).filter(({ isCustomFont }) => !isCustomFont);
    expect(ofDevice).toEqual([]);
  });
}

/** The fonts of every text on the page but for those in another language. Asks Chromium, which knows what it drew. */
async function drawnFonts(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const selector = 'body :not(script, style, template, [lang], [lang]:not(html) *)';
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const drawn = await Promise.all(
    nodeIds.map(nodeId => devTools.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await devTools.detach();
  return drawn.flatMap(({ fonts }) => fonts);
}
