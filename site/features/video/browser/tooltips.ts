/** Names icon buttons on hover or keyboard focus, one at a time. Escape or a click closes the name. */
export function connectTooltips(): void {
  const tooltips = document.querySelectorAll<HTMLElement>('[role="tooltip"]');
  /** When a tooltip was last closed (`performance.now()`). */
  let lastClosed: number | undefined;
  /** Opens the one that is hovered. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    for (const tooltip of tooltips) {
      if (!tooltip.hidden) lastClosed = performance.now();
      tooltip.hidden = true;
    }
  };
  for (const tooltip of tooltips) {
    const button = tooltip.parentElement;
    const open = () => {
      close();
      tooltip.hidden = false;
    };
    for (const event of ['pointerleave', 'focusout', 'click']) button?.addEventListener(event, close);
    button?.addEventListener('pointerenter', ({ pointerType }) => {
      clearTimeout(timer);
      if (pointerType !== 'touch') timer = setTimeout(open, openingDelay(performance.now(), lastClosed));
    });
    button?.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) open();
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}

/** How long a pointer hovers before a tooltip opens, and how soon after one is closed the next opens at once. */
const openDelayMs = 700;
const skipDelayMs = 300;

/** Delay before a tooltip opens. All in milliseconds; `lastClosed` is when one was last closed. */
export function openingDelay(now: number, lastClosed: number | undefined): number {
  return lastClosed !== undefined && now - lastClosed < skipDelayMs ? 0 : openDelayMs;
}
