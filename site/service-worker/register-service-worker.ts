const register = () => {
  // Browsers may forbid it; the site works without.
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
};

if (import.meta.env.PROD && !navigator.connection?.saveData) {
  // Safari has no idle callback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => whenIdle(register));
}
