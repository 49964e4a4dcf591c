/** The open tooltip; a page shows one at a time. */
let shown: HTMLElement | undefined;
/** When a tooltip last closed (`performance.now()`). */
let lastShown: number | undefined;

/** Names icon buttons on hover or keyboard focus. Escape or a click closes the name. */
export function connectTooltips(): void {
  for (const tooltip of document.querySelectorAll<HTMLElement>('[role="tooltip"]')) {
    const button = tooltip.parentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      close(tooltip);
    };
    for (const event of ['pointerleave', 'focusout', 'click']) button?.addEventListener(event, leave);
    button?.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'touch') return;
      const now = performance.now();
      clearTimeout(timer);
      timer = setTimeout(open, openingDelay(now, shown ? now : lastShown), tooltip);
    });
    button?.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) open(tooltip);
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(shown);
  });
}

function open(tooltip: HTMLElement): void {
  if (shown !== tooltip) close(shown);
  shown = tooltip;
  tooltip.hidden = false;
}

function close(tooltip: HTMLElement | undefined): void {
  if (!tooltip || shown !== tooltip) return;
  shown = undefined;
  lastShown = performance.now();
  tooltip.hidden = true;
}

/** Hover time before a tooltip opens, and the time after one in which the next opens at once. */
const openDelayMs = 700;
const skipDelayMs = 300;

/** Delay before a tooltip opens. All in milliseconds; `lastShown` is when another one was last open. */
export function openingDelay(now: number, lastShown: number | undefined): number {
  return lastShown !== undefined && now - lastShown < skipDelayMs ? 0 : openDelayMs;
}
