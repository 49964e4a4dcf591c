import type { ClientDirective } from 'astro';

/** What a visitor does first. */
export const signs = ['pointerover', 'focusin', 'keydown', 'scroll'];

/** A screen reader may read on without causing any event: an island in the first view wakes after this time anyway. */
const patienceMs = 3000;

/**
 * `client:near`: wakes an island when it comes near the window, but not before the visitor does something on the
 * loaded page: starting React would block the first tap or scroll.
 */
const near: ClientDirective = (load, _options, island) => {
  let waking = false;
  const wake = async () => {
    if (waking) return;
    waking = true;
    const hydrate = await load();
    await hydrate();
    // Astro leaves the mark where the script did not arrive: tries again when the line is back or the island comes near.
    waking = !island.hasAttribute('ssr');
    if (!waking) addEventListener('online', wake, { once: true });
  };
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
    },
    { rootMargin: '300px' },
  );
  const observe = () => {
    // The island itself has no box.
    for (const child of island.children) observer.observe(child);
  };
  // Still to come: islands are set up while the page is parsed.
  addEventListener('load', () => {
    for (const sign of signs) addEventListener(sign, observe, { once: true, capture: true });
    setTimeout(observe, patienceMs);
  });
};

export default near;
