/**
 * The font comes after the first paint, so that it takes nothing from what the visitor is waiting for. One part of the
 * page gets it after the other: no tap waits until a whole page is laid out again. From one page of ours to the next it
 * is in the cache and used at once. Visitors who save data keep the fallbacks.
 */
const parts = [...document.querySelectorAll('body > :not(main), main > *')].flatMap(divide);

/** Parts so small that none of them takes long. */
function divide(part: Element): Element[] {
  const isSmall = part.getElementsByTagName('*').length < 16;
  return isSmall || part.children.length === 0 ? [part] : [...part.children].flatMap(divide);
}

async function bringFont(): Promise<void> {
  const family = document.documentElement.lang === 'ar' ? 'Special Gothic Arabic' : 'Special Gothic';
  // The heading has the page's script and tells which files are needed.
  const heading = document.querySelector('h1')?.textContent ?? '';
  await document.fonts.load(`1em "${family}"`, `${heading} 0`);
  for (const part of parts) {
    giveFont(part);
    await new Promise(resolve => setTimeout(resolve));
  }
}

/** Nothing moves under a reader's eyes: what is in view and would become higher or lower keeps the fallback. */
function giveFont(part: Element): void {
  const { top, bottom } = part.getBoundingClientRect();
  const isInView = top < innerHeight && bottom > 0;
  const blocks = isInView ? [part, ...part.querySelectorAll('*')].filter(isBlock) : [];
  const heights = blocks.map(block => block.offsetHeight);
  part.classList.add('font');
  const changed = blocks.filter((block, index) => block.offsetHeight !== heights[index]);
  for (const block of changed)
    if (!changed.some(other => other !== block && block.contains(other))) block.classList.add('no-font');
}

function isBlock(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.matches('h1, h2, h3, p, li, dt, dd, a, ul, div');
}

if (!navigator.connection?.saveData) {
  if (document.referrer.startsWith(`${location.origin}/`)) document.documentElement.classList.add('font');
  // A font that does not arrive leaves the page as it is.
  else
    addEventListener('load', () =>
      requestAnimationFrame(() => setTimeout(() => bringFont().catch(() => {}))),
    );
}
