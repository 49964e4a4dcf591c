import { expect, test, vi } from 'vitest';
import { draftKey, receiptKey } from '../model/storage.ts';

test.each([
  ['stay for a day', 23.9, ['other', draftKey, receiptKey]],
  ['end after it', 24.1, ['other']],
  ['end if a wrong clock has dated them in the future', -24.1, ['other']],
])('Draft and receipt %s, in the tab and on the device', async (_rule, hours, left) => {
  const kept = JSON.stringify({ savedAt: Date.now() - hours * 60 * 60 * 1000 });
  for (const name of ['localStorage', 'sessionStorage']) {
    const items = new Map(['other', draftKey, receiptKey].map(key => [key, kept]));
    vi.stubGlobal(name, {
      getItem: (key: string) => items.get(key) ?? null,
      removeItem: (key: string) => void items.delete(key),
      keys: () => [...items.keys()],
    });
  }
  vi.resetModules();
  await import('./expire-kept.ts');
  for (const area of [localStorage, sessionStorage]) expect(area['keys']()).toEqual(left);
});
