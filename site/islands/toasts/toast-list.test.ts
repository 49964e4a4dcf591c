import { expect, test } from 'vitest';
import { addToast, removeToast, type ToastItem } from './toast-list.ts';

const failures = (count: number) =>
  Array.from({ length: count }).reduce<readonly ToastItem[]>(
    (toasts, _, index) => addToast(toasts, 'failure', `failure ${index + 1}`),
    [],
  );

test('There are at most three toasts, and the oldest is dropped first', () => {
  expect(failures(5).map(toast => toast.text)).toEqual(['failure 3', 'failure 4', 'failure 5']);
});

test('Toasts never share an id, even after some were closed', () => {
  const toasts = addToast(removeToast(failures(3), 1), 'failure', 'again');
  expect(new Set(toasts.map(toast => toast.id)).size).toBe(3);
});

test('A success removes the toasts of earlier failures', () => {
  expect(addToast(failures(2), 'success', 'sent').map(toast => toast.text)).toEqual(['sent']);
});
