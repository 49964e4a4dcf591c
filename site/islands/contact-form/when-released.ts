let pressed = false;

/**
 * Watches whether a mouse button or finger is down. A note that appears beside a field moves what is below it:
 * between press and release that would take the button away from under the finger.
 */
export function watchPresses(): () => void {
  const press = () => {
    pressed = true;
  };
  const release = () => {
    pressed = false;
  };
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', press, options);
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
  return () => {
    removeEventListener('pointerdown', press, options);
    removeEventListener('pointerup', release, options);
    removeEventListener('pointercancel', release, options);
  };
}

/** Runs now, or, during a press, once its click has been handled. */
export function whenReleased(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const later = () => {
    removeEventListener('pointerup', later);
    removeEventListener('pointercancel', later);
    setTimeout(run);
  };
  addEventListener('pointerup', later);
  addEventListener('pointercancel', later);
}
