/** What waits until the page has loaded and been painted, so that it takes nothing from what the visitor waits for. */

/** Pages behind links that the visitor points at or touches, without files and what is rendered on demand. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/desk/*', '/contact/s*', '/*/contact/s*', '/*.*', '/*\\?*'] } },
        ],
      },
      // Without a mouse, `moderate` would fetch what is merely in view.
      eagerness: matchMedia('(hover: hover)').matches ? 'moderate' : 'conservative',
    },
  ],
};

function afterLoad(): void {
  // Fails where visitors or browsers forbid it: the site works without.
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
  const manifest = document.querySelector('link[type="application/manifest+json"]');
  if (manifest instanceof HTMLLinkElement) manifest.rel = 'manifest';
  if (navigator.connection?.saveData) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = JSON.stringify(rules);
  document.head.append(script);
}

if (import.meta.env.PROD)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(afterLoad)), { once: true });
