import type { ClientDirective } from 'astro';

/** Calls back once the page has been painted; at once in browsers that do not report paints. */
function whenPainted(then: () => void): void {
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    then();
    return;
  }
  const observer = new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/**
 * `client:afterLoad`: wakes an island once the page has loaded and been painted and the browser is idle, so that its
 * script and everything it fetches do not compete with what the visitor is waiting for.
 */
const afterLoad: ClientDirective = load => {
  const wake = async () => {
    const hydrate = await load();
    await hydrate();
  };
  // Safari has no idle callback.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake, 200);
  const whenLoaded = () => whenPainted(whenIdle);
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true });
};

export default afterLoad;
