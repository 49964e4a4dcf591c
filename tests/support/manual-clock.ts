export type ManualClock = ReturnType<typeof createManualClock>;

/** A clock that stands still until a test advances it. */
export function createManualClock(start: Date) {
  let nowMs = start.getTime();
  const timers = new Set<{ at: number; action: () => void }>();
  return {
    now: () => new Date(nowMs),
    after(milliseconds: number, action: () => void) {
      const timer = { at: nowMs + milliseconds, action };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    /** Runs every timer that comes due on the way. */
    advance(milliseconds: number) {
      const end = nowMs + milliseconds;
      const next = () => [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      for (let timer = next(); timer; timer = next()) {
        timers.delete(timer);
        nowMs = Math.max(nowMs, timer.at);
        timer.action();
      }
      nowMs = end;
    },
    /** How many timers have not run yet. */
    waiting: () => timers.size,
  };
}
