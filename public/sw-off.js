// Served as /sw.js while OFFLINE=off: takes the place of the service worker, deletes its copies of pages and goes.
// Messages that wait on the device are delivered by the form.
addEventListener('install', () => skipWaiting());
addEventListener('activate', event => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
