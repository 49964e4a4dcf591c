import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { formatDateTime } from '#shared/i18n/locale.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { loadReceipt, type StoredReceipt, saveReceipt } from '../model/storage.ts';
import { LastReceipt } from './LastReceipt.tsx';

const reference = 'CW-7K4M-9QRT';
const receivedAt = '2026-11-20T08:30:00.000Z';
const savedAt = Date.parse('2026-11-21T12:00:00.000Z');

test.each<[string, StoredReceipt, string | number]>([
  ['was received, though it was closed a day later', { reference, receivedAt, savedAt }, receivedAt],
  ['was kept, if the browser posted the message', { reference, savedAt }, savedAt],
])('The form says of the last message when it %s', (_, receipt, shown) => {
  let kept = '';
  vi.stubGlobal('localStorage', {
    setItem: (_key: string, text: string) => (kept = text),
    getItem: () => kept,
  });
  saveReceipt(receipt);
  const stored = loadReceipt();
  if (!stored) throw new Error('nothing is kept');
  const copy = readContent('en').contact.form;
  const props = { copy, language: 'en', phone: '', timeZone: 'UTC', receipt: stored, onErase() {} };
  expect(renderToStaticMarkup(<LastReceipt {...props} />)).toContain(formatDateTime(new Date(shown), 'en'));
});
