// Served as /sw.js while OFFLINE=off: replaces the service worker, deletes its cached pages and unregisters itself.
// The form sends the offline queue.
addEventListener('install', () => skipWaiting());
addEventListener('activate', event => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
