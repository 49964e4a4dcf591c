import { expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../../../tests/support/memory-storage.ts';
import { newSubmission } from '../model/form-values.ts';
import { receiptKey } from '../model/storage.ts';

const sent = { reference: 'CW-7K4M-9QRT', receivedAt: '2026-03-02T15:00:00Z', savedAt: 1 };

/** What the device stores as its last receipt after the page at this address was opened. */
async function storedAfter(address: string, before?: object) {
  vi.stubGlobal('localStorage', createMemoryStorage({ [receiptKey]: JSON.stringify(before ?? null) }));
  vi.stubGlobal('sessionStorage', createMemoryStorage());
  vi.stubGlobal('location', new URL(address, 'https://example.org/contact/sent/'));
  const replaceState = vi.fn();
  vi.stubGlobal('history', { replaceState });
  vi.resetModules();
  await import('./receipt-seen.ts');
  const stored: unknown = JSON.parse(localStorage.getItem(receiptKey) ?? '');
  return { stored, path: replaceState.mock.lastCall?.[2] };
}

test.each([
  ['a key', newSubmission().key],
  ['a key of an older version', '3f0b1c52-6f0a-4f7e-9c4d-2a1b3c4d5e6f'],
])('The receipt of a message with %s is stored, and the key leaves the address', async (_, key) => {
  const { stored, path } = await storedAfter(`CW-7K4M-9QRT#${key}`, { ...sent, reference: 'CW-OTHER' });
  expect(stored).toMatchObject({ reference: 'CW-7K4M-9QRT', savedAt: expect.any(Number) });
  expect(stored).not.toMatchObject({ savedAt: sent.savedAt });
  expect(path).toBe('/contact/sent/CW-7K4M-9QRT');
});

test.each(['#main', '#%', '', '?added=', '?source=mail'])(
  'A receipt that is opened again with "%s" after its address stays stored as it was',
  async end => {
    const before = { ...sent, query: '?added=CW-2222-3333' };
    expect(await storedAfter(`CW-7K4M-9QRT${end}`, before)).toEqual({ stored: before, path: undefined });
  },
);

test('The addition to a message is stored with its receipt, but only if that is the last one', async () => {
  const query = '?added=CW-2222-3333';
  expect((await storedAfter(`CW-7K4M-9QRT${query}`, sent)).stored).toEqual({ ...sent, query });
  expect((await storedAfter(`CW-4444-5555${query}`, sent)).stored).toEqual(sent);
});
