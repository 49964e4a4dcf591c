/** A short message at the edge of the window. */
export interface ToastItem {
  id: number;
  kind: 'success' | 'failure';
  text: string;
}

/** More than this many at once would cover what they speak about. */
const mostToasts = 3;

/** Adds a toast; the oldest leaves when there is no room. */
export function addToast(
  toasts: readonly ToastItem[],
  kind: ToastItem['kind'],
  text: string,
): readonly ToastItem[] {
  const id = (toasts.at(-1)?.id ?? 0) + 1;
  // What failed before has been made good: its text would now say the opposite of the truth.
  const standing = kind === 'success' ? toasts.filter(toast => toast.kind === 'success') : toasts;
  return [...standing, { id, kind, text }].slice(-mostToasts);
}

export function removeToast(toasts: readonly ToastItem[], id: number): readonly ToastItem[] {
  return toasts.filter(toast => toast.id !== id);
}
