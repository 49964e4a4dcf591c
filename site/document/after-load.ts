import { bringFont } from './font.ts';
import { speculationRules } from './speculation-rules.ts';

// Visitors who save data keep the fallbacks of the font.
const savesData = navigator.connection?.saveData;

// From one page of ours to the next the font is in the cache and used at once.
const hasFont = document.referrer.startsWith(`${location.origin}/`);
if (hasFont && !savesData) document.documentElement.classList.add('font');

/** What waits until the page has loaded and is on the screen, so that it takes nothing from what the visitor waits for. */
function afterPaint(): void {
  if (!hasFont && !savesData) bringFont().catch(() => {});
  if (import.meta.env.DEV) return;
  // Fails where visitors or browsers forbid it: the site works without.
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
  document.querySelector('[type="application/manifest+json"]')?.setAttribute('rel', 'manifest');
  if (savesData) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}

addEventListener('load', () => {
  // What a page paints is on the screen some frames later. Old browsers do not tell when.
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) afterPaint();
  else
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(afterPaint));
    }).observe({ type: 'paint', buffered: true });
});
