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
    const [first, ...others] = await drawnFonts(page);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ isOwn }) => isOwn !== first?.isOwn)).toEqual([]);

    await page.goto(localizedPath(language, '/'));
    const ofDevice = (await drawnFonts(page)).filter(({ isOwn }) => !isOwn);
    expect(ofDevice).toEqual([]);
  });
}

/** A font that the browser drew a text with. */
interface DrawnFont {
  /** From the site's own files, not from the device. */
  isOwn: boolean;
  text: string;
}

/** Tags that the DevTools protocol lists, and that show nothing. */
const unseen = ['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE'];

/** The fonts of every text on the page but for those in another language. Asks Chromium, which knows what it drew. */
async function drawnFonts(page: Page): Promise<DrawnFont[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument', { depth: -1 });
  type Node = typeof root;

  const drawnFonts = async (node: Node): Promise<DrawnFont[]> => {
    const children = (node.children ?? []).filter(child => !unseen.includes(child.nodeName));
    const below = await Promise.all(children.filter(child => !hasOwnLanguage(child)).map(drawnFonts));
    const text = children.map(child => (child.nodeName === '#text' ? child.nodeValue.trim() : '')).join('');
    if (text === '') return below.flat();
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
    return [...fonts.map(({ isCustomFont }) => ({ isOwn: isCustomFont, text })), ...below.flat()];
  };
  const hasOwnLanguage = ({ nodeName, attributes = [] }: Node) =>
    nodeName !== 'HTML' && attributes.some((name, index) => index % 2 === 0 && name === 'lang');

  const fonts = await drawnFonts(root);
  await devTools.detach();
  return fonts;
}
