/** Time, from outside so that tests need not wait for it. */
export interface Clock {
  now(): Date;
  /** Does something after so many milliseconds; returns what calls it off. */
  after(milliseconds: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};
