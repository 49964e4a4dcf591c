// Registers the service worker once the page has loaded and the browser is idle: it fetches what Contact needs offline.
// Visitors who save data do without.

const register = () => {
  // Fails where visitors or browsers forbid it: the site works without.
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
};

if (import.meta.env.PROD && !navigator.connection?.saveData) {
  // Safari has no idle callback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => whenIdle(register));
}
