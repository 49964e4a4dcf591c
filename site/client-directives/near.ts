import type { ClientDirective } from 'astro';

/**
 * `client:near`: hydrates an island after the page's `load` event, once it is less than one viewport away.
 * Astro's `client:visible` does not wait for `load`: pages that begin with a form would be painted later.
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
      // Retries if the script failed to load. Astro hydrates an island only once.
      addEventListener('online', hydrate);
    },
    { rootMargin: '100%' },
  );
  const observe = () => {
    // `astro-island` itself is `display: contents`.
    for (const child of island.children) observer.observe(child);
  };
  if (document.readyState === 'complete') observe();
  else addEventListener('load', observe);
};

export default near;
