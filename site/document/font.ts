/**
 * The font comes after the first paint, so that it takes nothing from what the visitor is waiting for. One part of the
 * page gets it after the other: no tap waits until a whole page is laid out again. Rejects if the font does not arrive,
 * which leaves the page as it is.
 */
export async function bringFont(): Promise<void> {
  const family = document.documentElement.lang === 'ar' ? 'Special Gothic Arabic' : 'Special Gothic';
  // The title has the page's script and tells which files are needed.
  await document.fonts.load(`1em "${family}"`, `${document.title} 0`);
  for (const section of document.querySelectorAll('body > :not(main), main > *')) {
    for (const part of divide(section)) {
      giveFont(part);
      await new Promise(resolve => setTimeout(resolve));
    }
    // For what islands add later.
    if (!section.matches('.no-font')) section.classList.add('font');
  }
}

/** Parts so small that none of them takes long. */
function divide(part: Element): Element[] {
  const isSmall = part.getElementsByTagName('*').length < 16;
  return isSmall ? [part] : [...part.children].flatMap(divide);
}

/** Nothing moves under a reader's eyes: what is in view and would become higher or lower keeps the fallback. */
function giveFont(part: Element): void {
  const { top, bottom } = part.getBoundingClientRect();
  const isInView = top < innerHeight && bottom > 0;
  const inside = isInView ? [part, ...part.querySelectorAll('*')] : [];
  // Elements in a line of text have none.
  const heights = inside.map(element => element.clientHeight);
  part.classList.add('font');
  const changed = inside.filter((element, index) => element.clientHeight !== heights[index]);
  // Innermost first: an element around one that keeps the fallback gets the font.
  for (const element of changed.reverse()) {
    if (element.querySelector('.no-font')) continue;
    element.classList.remove('font');
    element.classList.add('no-font');
  }
}
