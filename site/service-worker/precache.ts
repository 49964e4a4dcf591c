import { languageFromPath } from '#shared/i18n/language.ts';

/** Pages and files to precache; found by `scripts/build/build-service-worker.ts`. */
export interface PrecacheList {
  /** Changes with the content of any of the files. */
  version: string;
  /** By language, the default first: the offline page, then other pages and the files that they need. */
  addresses: Record<string, string[]>;
}

/** The build replaces this name with the whole list wherever it stands, so it is used only once. */
declare const PRECACHE: PrecacheList;

const { version, addresses } = PRECACHE;
const prefix = 'precache-';
const cacheName = prefix + version;

function languageOf(address: string): string {
  return languageFromPath(new URL(address).pathname, Object.keys(addresses));
}

function offlinePath(language: string): string {
  return addresses[language]?.[0] ?? '';
}

/** Precaches pages and files in the language of a page. Rejects if one of them cannot be fetched. */
export async function precache(pageAddress: string): Promise<void> {
  const language = languageOf(pageAddress);
  const cache = await caches.open(cacheName);
  if (await cache.match(offlinePath(language))) return;
  // Files with a hash may come from the browser's cache, pages may not.
  const requests = (addresses[language] ?? []).map(
    address => new Request(address, { cache: address.includes('.') ? 'default' : 'reload' }),
  );
  await cache.addAll(requests);
}

/** The precached copy of a page or file; `address` has no query. */
export async function precached(address: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(address);
}

/** The offline page in the language of the missing page, otherwise in one that was precached. */
export async function offlinePage(pageAddress: string): Promise<Response | undefined> {
  for (const language of [languageOf(pageAddress), ...Object.keys(addresses)]) {
    const page = await precached(offlinePath(language));
    if (page) return page;
  }
  return undefined;
}

/** Deletes all but this version and the previous one, whose pages may still be open. */
export async function deleteOldPrecaches(): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith(prefix));
  await Promise.all(names.slice(0, -2).map(name => caches.delete(name)));
}
