import type { Clock } from '../outbox/clock.ts';

/** A clock that stands still until a test moves it on. */
export interface ManualClock extends Clock {
  /** Moves on and does what comes due on the way. */
  advance(milliseconds: number): void;
  /** What waits for a later moment. */
  waiting(): number;
}

export function manualClock(start: Date): ManualClock {
  let now = start.getTime();
  const timers = new Set<{ at: number; action: () => void }>();
  return {
    now: () => new Date(now),
    after(milliseconds, action) {
      const timer = { at: now + milliseconds, action };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      const next = () => [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      for (let timer = next(); timer; timer = next()) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.action();
      }
      now = end;
    },
    waiting: () => timers.size,
  };
}
