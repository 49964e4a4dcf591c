/** Precache manifest, per language; see `scripts/build/service-worker.ts`. */
export interface Essentials {
  /** Changes with the content of any of the files. */
  version: string;
  /** By language, the default first: the offline page, then other pages and the files that they need. */
  addresses: Record<string, [offlinePage: string, ...rest: string[]]>;
}

/** Written by the build. */
declare const ESSENTIALS: Essentials;

const prefix = 'essentials-';
const cacheName = prefix + ESSENTIALS.version;
const [defaultLanguage = ''] = Object.keys(ESSENTIALS.addresses);

/** The language of an address: its first part, if the site has it. */
function languageOf(address: string): string {
  const [, first = ''] = new URL(address).pathname.split('/');
  return first in ESSENTIALS.addresses ? first : defaultLanguage;
}

function offlinePageOf(language: string): string {
  return ESSENTIALS.addresses[language]?.[0] ?? '';
}

/** Precaches the essentials in the language of a page. Rejects if one of them cannot be fetched. */
export async function keepEssentials(pageAddress: string): Promise<void> {
  const language = languageOf(pageAddress);
  const cache = await caches.open(cacheName);
  if (await cache.match(offlinePageOf(language))) return;
  const addresses = ESSENTIALS.addresses[language] ?? [];
  // Files with a hash may come from the browser's cache, pages may not.
  await cache.addAll(
    addresses.map(address => new Request(address, { cache: address.includes('.') ? 'default' : 'reload' })),
  );
}

/** The kept copy of a page or file, whatever its query. */
export async function keptEssential(address: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(address, { ignoreSearch: true });
}

/** The offline page in the language of the page that is missing, otherwise in the default language. */
export async function offlinePage(pageAddress: string): Promise<Response | undefined> {
  const page = await keptEssential(offlinePageOf(languageOf(pageAddress)));
  return page ?? keptEssential(offlinePageOf(defaultLanguage));
}

/** Keeps the previous version: its pages may still be open. */
export async function forgetOldEssentials(): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith(prefix));
  await Promise.all(names.slice(0, -2).map(name => caches.delete(name)));
}
