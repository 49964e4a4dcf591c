/**
 * The font comes after the first paint, so that it takes nothing from what the visitor is waiting for. From one page of
 * ours to the next it is in the cache and used at once. Visitors who save data keep the fallbacks.
 */
const useFont = () => document.documentElement.classList.add('font');
if (!navigator.connection?.saveData) {
  if (document.referrer.startsWith(`${location.origin}/`)) useFont();
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(useFont)), { once: true });
}
