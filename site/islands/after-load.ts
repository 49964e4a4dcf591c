import type { ClientDirective } from 'astro';

/** Does something once the page can be seen; at once where the browser does not tell. */
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
 * `client:afterLoad`: wakes an island once the page has loaded and been painted, and the browser is idle. For what the first view does
 * without, so that its script and all it fetches compete with nothing that the visitor is waiting for.
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
