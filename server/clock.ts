/** Time, from outside so that tests need not wait for it. */
export interface Clock {
  now(): Date;
  /** Milliseconds since some moment, whatever becomes of the machine's clock. */
  elapsed(): number;
  /** Does something after so many milliseconds; returns what calls it off. */
  after(milliseconds: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};
