import { expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../../../tests/support/memory-storage.ts';
import { draftKey, receiptKey } from '../model/storage.ts';

test.each([
  ['stay for a day', 23.9, ['other', draftKey, receiptKey]],
  ['end after it', 24.1, ['other']],
  ['end if a wrong clock has dated them in the future', -24.1, ['other']],
])('Draft and receipt %s, in the tab and on the device', async (_rule, hours, left) => {
  const kept = JSON.stringify({ savedAt: Date.now() - hours * 60 * 60 * 1000 });
  expect(await keysLeft({ other: kept, [draftKey]: kept, [receiptKey]: kept })).toEqual([left, left]);
});

test('An entry that cannot be read does not save another one from its end', async () => {
  const old = JSON.stringify({ savedAt: 1 });
  expect(await keysLeft({ [draftKey]: 'null', [receiptKey]: old })).toEqual([[draftKey], [draftKey]]);
});

/** What the script leaves of the entries on the device and in the tab. */
async function keysLeft(entries: Record<string, string>): Promise<string[][]> {
  const areas = [createMemoryStorage(entries), createMemoryStorage(entries)] as const;
  vi.stubGlobal('localStorage', areas[0]);
  vi.stubGlobal('sessionStorage', areas[1]);
  vi.resetModules();
  await import('./expire-stored.ts');
  return areas.map(area => area.keys());
}
