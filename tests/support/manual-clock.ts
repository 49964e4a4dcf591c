import type { Clock } from '../../server/clock.ts';

/** A clock that stands still until a test moves it on. */
export interface ManualClock extends Clock {
  /** Moves on and does what comes due on the way. */
  advance(milliseconds: number): void;
  /** Shows another time, as when somebody sets the clock: what waits goes on waiting as long as before. */
  jump(milliseconds: number): void;
  /** How much waits for a later moment. */
  waiting(): number;
}

export function manualClock(start: Date): ManualClock {
  let shown = start.getTime();
  /** Never set, as a timer counts. */
  let passed = 0;
  const timers = new Set<{ at: number; action: () => void }>();
  const moveTo = (moment: number) => {
    shown += moment - passed;
    passed = moment;
  };
  return {
    now: () => new Date(shown),
    after(milliseconds, action) {
      const timer = { at: passed + milliseconds, action };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(milliseconds) {
      const end = passed + milliseconds;
      const next = () => [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      for (let timer = next(); timer; timer = next()) {
        timers.delete(timer);
        moveTo(Math.max(passed, timer.at));
        timer.action();
      }
      moveTo(end);
    },
    jump(milliseconds) {
      shown += milliseconds;
    },
    waiting: () => timers.size,
  };
}
