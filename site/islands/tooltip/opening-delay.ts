/** Milliseconds of pointing before a tooltip opens, and after a tooltip in which the next one opens at once. */
const openDelay = 700;
const skipDelay = 300;

/**
 * How long to wait before a tooltip opens that the pointer has just entered. Both times in milliseconds;
 * `lastShown` is when another one was last open, if ever.
 */
export function openingDelay(now: number, lastShown: number | undefined): number {
  return lastShown !== undefined && now - lastShown < skipDelay ? 0 : openDelay;
}
