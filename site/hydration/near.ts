import type { ClientDirective } from 'astro';

/**
 * `client:near`: hydrates an island once the page has loaded and the island is less than one window away. Astro's
 * `client:visible` does not wait for the page, and delays the first view of pages that begin with a form.
 */
const near: ClientDirective = (load, _options, island) => {
  const hydrate = async () => {
    const hydrateIsland = await load();
    await hydrateIsland();
  };
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hydrate();
      // In case the script did not arrive. Astro hydrates an island only once.
      addEventListener('online', hydrate);
    },
    { rootMargin: '100%' },
  );
  const observe = () => {
    // The island itself has no box.
    for (const child of island.children) observer.observe(child);
  };
  if (document.readyState === 'complete') observe();
  else addEventListener('load', observe);
};

export default near;
