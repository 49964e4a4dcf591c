/// <reference lib="webworker" />
import { CacheFirst, ExpirationPlugin, NetworkFirst, Serwist } from 'serwist';
import { editorPath } from '#shared/editor.ts';
import { queueName, sendQueue } from '../features/contact-form/model/offline-queue.ts';
import { deleteOldPrecaches, offlinePage, precache, precached } from './precache.ts';

// Makes visited pages readable without a connection and sends the offline queue (docs/decisions, 31). A page comes
// from the network, otherwise from the visited pages, otherwise from the precache; if it is nowhere, the offline
// page is shown.

declare const self: ServiceWorkerGlobalScope;

/** If the network takes longer, a cached copy is shown. */
const pageTimeoutSeconds = 3;
/** Before a lost call is repeated: the form first says what happened, and the visitor may change the text. */
const repeatDelayMs = 4_000;

/** The key of a page in the cache: a copy serves every query, also with a slash before it. */
const pageKey = ({ url }: Request) => url.replace(/\/?([?#].*)?$/, '');

const cacheName = 'pages';

/** The copy of a visited page, otherwise of a precached one. */
const copyOf = async (request: Request) =>
  (await caches.match(pageKey(request), { cacheName })) ?? precached(pageKey(request));

const pages = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: pageTimeoutSeconds,
  plugins: [
    {
      // Without Background Sync, the next visit sends the queue.
      handlerDidRespond: async ({ event }) => event.waitUntil(sendQueue().catch(() => {})),
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request),
      // On-demand pages are `no-store`: receipts, team links, the form with what was typed.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.headers.get('Cache-Control')?.includes('no-store')
          ? response
          : null,
      cacheDidUpdate: ({ request }) => precache(request.url).catch(() => {}),
      cachedResponseWillBeUsed: ({ request }) => copyOf(request),
      // Offline, Firefox answers a preload with an error, which passes for the network's answer: no copy is looked for.
      handlerDidError: async ({ request }) => (await copyOf(request)) ?? offlinePage(request.url),
    },
    new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
  ],
});

/** Files never change: their names contain a hash of their content. */
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await caches.match(request)),
    },
    new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true }),
  ],
});

const serwist = new Serwist({
  // Safe: pages come from the network, and the previous version's files are kept.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith(editorPath),
      handler: pages,
    },
    {
      // Videos are large, and asked for in parts.
      matcher: ({ sameOrigin, url }) =>
        sameOrigin && url.pathname.startsWith('/_astro/') && !/\.(mp4|webm)$/.test(url.pathname),
      handler: assets,
    },
  ],
});
serwist.addEventListeners();

self.addEventListener('install', event => {
  const prepare = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    for (const { url } of open) await precache(url);
  };
  event.waitUntil(prepare());
});

self.addEventListener('activate', event => event.waitUntil(deleteOldPrecaches()));

self.addEventListener('sync', event => {
  if (event.tag !== queueName) return;
  const send = async () => {
    await new Promise(done => setTimeout(done, repeatDelayMs));
    // A rejected event makes the browser retry later.
    if (!(await sendQueue())) throw new Error('messages are still queued');
  };
  event.waitUntil(send());
});
