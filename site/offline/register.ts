/** After the page has loaded: what the service worker fetches takes nothing from what the visitor waits for. */
if (import.meta.env.PROD)
  addEventListener('load', () =>
    // Fails where visitors or browsers forbid it: the site works without.
    navigator.serviceWorker?.register('/sw.js').catch(() => {}),
  );
