import type { ClientDirective } from 'astro';

/**
 * `client:near`: wakes an island when it comes near the window, but not before the page has loaded and been painted, so
 * that its script does not compete with what the visitor is waiting for.
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
  const afterPaint = () => requestAnimationFrame(() => setTimeout(observe));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
};

export default near;
