/** A short message at the edge of the window. */
export interface ToastItem {
  id: number;
  kind: 'success' | 'failure';
  text: string;
}

/** More at once would cover the form. */
const maxToasts = 3;

/** Adds a toast and drops the oldest beyond the maximum. */
export function addToast(
  toasts: readonly ToastItem[],
  kind: ToastItem['kind'],
  text: string,
): readonly ToastItem[] {
  const id = (toasts.at(-1)?.id ?? 0) + 1;
  // A success makes earlier failures untrue.
  const kept = kind === 'success' ? toasts.filter(toast => toast.kind === 'success') : toasts;
  return [...kept, { id, kind, text }].slice(-maxToasts);
}

export function removeToast(toasts: readonly ToastItem[], id: number): readonly ToastItem[] {
  return toasts.filter(toast => toast.id !== id);
}
