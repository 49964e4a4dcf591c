/**
 * The font comes after the first paint, so that it takes nothing from what the visitor is waiting for. From one page of
 * ours to the next it is in the cache and used at once. Visitors who save data keep the fallbacks.
 */
const root = document.documentElement;
const useFont = () => root.classList.add('font');
if (document.referrer.startsWith(`${location.origin}/`)) useFont();
else if (!navigator.connection?.saveData)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(useFont)), { once: true });
