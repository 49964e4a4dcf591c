import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** The accessible name of the button. */
  text: string;
  /** The edge of the button that the tooltip aligns with, to stay inside the window. */
  align?: 'start' | 'end';
  /** Renders the button; `name` is the id for its `aria-labelledby`. */
  children: (name: string) => ReactNode;
}

/** Closes the open tooltip; a page shows one at a time. */
let closeShown: (() => void) | undefined;
/** When a tooltip last closed (`performance.now()`). */
let lastShown: number | undefined;

/** Names an icon button on hover or keyboard focus. Escape or a click closes it. */
export function Tooltip({ text, align = 'start', children }: TooltipProps) {
  const name = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A layout effect, so that Escape works as soon as the tooltip is visible.
  useLayoutEffect(() => (open ? show(() => setOpen(false)) : undefined), [open]);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const now = performance.now();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), openingDelay(now, closeShown ? now : lastShown));
  };
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setOpen(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes the button inside, which takes the input
    <span
      className={styles.tooltip}
      onPointerEnter={enter}
      onPointerLeave={close}
      onFocus={focus}
      onBlur={close}
      onClickCapture={close}
    >
      {children(name)}
      {/* A script may change the name before hydration. */}
      <span
        className={styles.bubble}
        role="tooltip"
        id={name}
        data-align={align}
        hidden={!open}
        suppressHydrationWarning
      >
        {text}
      </span>
    </span>
  );
}

/** Closes any other tooltip and listens for Escape. Returns the cleanup. */
function show(close: () => void): () => void {
  closeShown?.();
  closeShown = close;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  document.addEventListener('keydown', closeOnEscape);
  return () => {
    document.removeEventListener('keydown', closeOnEscape);
    if (closeShown === close) closeShown = undefined;
    lastShown = performance.now();
  };
}

/** Hover time before a tooltip opens, and the time after one in which the next opens at once. */
const openDelayMs = 700;
const skipDelayMs = 300;

/** Delay before a tooltip opens. All in milliseconds; `lastShown` is when another one was last open. */
export function openingDelay(now: number, lastShown: number | undefined): number {
  return lastShown !== undefined && now - lastShown < skipDelayMs ? 0 : openDelayMs;
}
