import { signs } from '../islands/near.ts';
import { bringFont } from './font.ts';
import { speculationRules } from './speculation-rules.ts';

// Visitors who save data keep the fallbacks of the font.
const savesData = navigator.connection?.saveData;

// From one page of ours to the next in the same script the font is in the cache and used at once.
const root = document.documentElement;
const hasFont = document.referrer.startsWith(`${location.origin}/${root.lang === 'ar' ? 'ar' : ''}`);
if (hasFont && !savesData) root.classList.add('font');

/** What waits until the page has loaded and is on the screen, so that it takes nothing from what the visitor waits for. */
function afterPaint(): void {
  document.querySelector('[type$="manifest+json"]')?.setAttribute('rel', 'manifest');
  if (savesData) return;
  if (!hasFont) bringFont().catch(() => {});
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}

function startServiceWorker(): void {
  // Fails where visitors or browsers forbid it: the site works without.
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
}

addEventListener('load', () => {
  // The service worker fetches more than a page does: it is for visitors who stay. Data savers get it with the form.
  if (import.meta.env.PROD && !savesData)
    for (const sign of signs) addEventListener(sign, startServiceWorker, { once: true, capture: true });
  // What a page paints is on the screen some frames later. Old browsers do not tell when.
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) afterPaint();
  else
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      afterPaint();
    }).observe({ type: 'paint', buffered: true });
});
