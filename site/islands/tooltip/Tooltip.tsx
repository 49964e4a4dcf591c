import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** The name of the button, visible and for screen readers. */
  text: string;
  /** The edge of the button at which the tooltip begins or ends, so that it stays in the window. */
  align?: 'start' | 'end';
  /** Renders the button; `name` is the id for its `aria-labelledby`. */
  children: (name: string) => ReactNode;
}

/** Closes the one tooltip that is open on the page. */
let closeShown: (() => void) | undefined;
/** When a tooltip was last open, in milliseconds of the page's clock. */
let lastShown: number | undefined;

/** The name of an icon button, on hover or keyboard focus. Escape and a press close it. */
export function Tooltip({ text, align = 'start', children }: TooltipProps) {
  const name = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  // Before the paint: Escape must work as soon as the tooltip is visible.
  useLayoutEffect(() => (open ? show(() => setOpen(false)) : undefined), [open]);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const enter = ({ pointerType }: PointerEvent) => {
    // A finger presses; it does not point.
    if (pointerType === 'touch') return;
    const now = performance.now();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), openingDelay(now, closeShown ? now : lastShown));
  };
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setOpen(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches its button; what is pressed is the button.
    <span
      className={styles.tooltip}
      onPointerEnter={enter}
      onPointerLeave={close}
      onFocus={focus}
      onBlur={close}
      onClickCapture={close}
    >
      {children(name)}
      {/* A script may have renamed the button before React took over. */}
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

/** Closes the tooltip that is open and listens for Escape, until the returned function is called. */
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

/** Hovering time before a tooltip opens, and the time after a tooltip in which the next one opens at once. */
const openDelayMs = 700;
const skipDelayMs = 300;

/**
 * How long to wait, in milliseconds, before the tooltip under the pointer opens. `now` and `lastShown` in milliseconds;
 * `lastShown` is when another one was last open, if ever.
 */
export function openingDelay(now: number, lastShown: number | undefined): number {
  return lastShown !== undefined && now - lastShown < skipDelayMs ? 0 : openDelayMs;
}
