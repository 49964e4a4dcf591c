import type { Page } from '@playwright/test';

/**
 * Does to the page what Chrome and Edge do when they translate it: replaces each text, now and later, by
 * `<font>` elements with another text, which ends with a dot.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replace = (text: Node) => {
      const { nodeValue, parentElement } = text;
      if (!nodeValue?.trim() || parentElement?.closest('script, style, textarea, font')) return;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = `${nodeValue}·`;
      parentElement?.replaceChild(outer, text);
    };
    const replaceAll = (root: Node) => {
      if (root.nodeType === Node.TEXT_NODE) return replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) replace(text);
    };
    replaceAll(document.body);
    new MutationObserver(records => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') replace(target);
        for (const node of addedNodes) replaceAll(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
