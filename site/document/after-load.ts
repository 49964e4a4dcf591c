import { speculationRules } from './speculation-rules.ts';

/** What waits until the page has loaded and been painted, so that it takes nothing from what the visitor waits for. */
function afterLoad(): void {
  // Fails where visitors or browsers forbid it: the site works without.
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
  document.querySelector('[type="application/manifest+json"]')?.setAttribute('rel', 'manifest');
  if (navigator.connection?.saveData) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}

if (import.meta.env.PROD) addEventListener('load', () => requestAnimationFrame(() => setTimeout(afterLoad)));
