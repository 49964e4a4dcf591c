export type ManualClock = ReturnType<typeof createManualClock>;

/** Stands still until a test advances it. */
export function createManualClock(start: Date) {
  let nowMs = start.getTime();
  /** Counts like a timer: setting the clock does not change it. */
  let elapsedMs = 0;
  const timers = new Set<{ at: number; action: () => void }>();
  const moveTo = (moment: number) => {
    nowMs += moment - elapsedMs;
    elapsedMs = moment;
  };
  return {
    now: () => new Date(nowMs),
    after(milliseconds: number, action: () => void) {
      const timer = { at: elapsedMs + milliseconds, action };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    /** Runs every timer that comes due on the way. */
    advance(milliseconds: number) {
      const end = elapsedMs + milliseconds;
      const next = () => [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      for (let timer = next(); timer; timer = next()) {
        timers.delete(timer);
        moveTo(Math.max(elapsedMs, timer.at));
        timer.action();
      }
      moveTo(end);
    },
    /** Changes the time without running timers, as when someone sets the clock. */
    jump(milliseconds: number) {
      nowMs += milliseconds;
    },
    /** Counts timers that have not run. */
    waiting: () => timers.size,
  };
}
