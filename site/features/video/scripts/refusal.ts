/** Interprets a rejected `play()`: no reason if a pause interrupted it, `failed` if no source can be played. */
export function readRefusal(error: unknown): { failed: boolean; reason?: string } {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'AbortError') return { failed: false };
  return { failed: name === 'NotSupportedError', reason: message || name };
}

/** The alert that says why the browser refused to play. It takes the focus and returns it; Escape closes it. */
export function connectRefusal(player: HTMLElement, alert: HTMLElement, text: HTMLElement) {
  const template = text.dataset['template'] ?? '';
  let focused: Element | null = null;
  const close = () => {
    // A visitor who has moved on keeps the focus.
    const hasFocus = alert.contains(document.activeElement);
    alert.hidden = true;
    player.removeAttribute('data-refused');
    if (hasFocus && focused instanceof HTMLElement) focused.focus();
  };
  const open = (reason: string) => {
    focused = document.activeElement;
    text.textContent = template.replace('{reason}', reason);
    alert.hidden = false;
    player.setAttribute('data-refused', '');
    alert.querySelector('button')?.focus();
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return { open, close };
}
