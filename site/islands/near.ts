import type { ClientDirective } from 'astro';

/**
 * `client:near`: wakes an island when it comes near the window, but not before the page has loaded and been painted, so
 * that its script does not compete with what the visitor is waiting for.
 */
const near: ClientDirective = (load, _options, island) => {
  const observer = new IntersectionObserver(
    async entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      try {
        const hydrate = await load();
        await hydrate();
      } catch {
        // The line broke: tries again when it is back.
        addEventListener('online', observe, { once: true });
      }
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
