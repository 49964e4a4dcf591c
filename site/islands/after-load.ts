import type { ClientDirective } from 'astro';

/**
 * `client:afterLoad`: wakes an island once the page has loaded and the browser is idle. For what the first view does
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
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};

export default afterLoad;
