/** In milliseconds. */
export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** Injected, so that tests control time. */
export interface Clock {
  now(): Date;
  /** Runs an action once after a delay; returns a function that cancels it. */
  after(delayMs: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  after(delayMs, action) {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Settles like the promise, or rejects with the signal's reason as soon as that aborts. */
export async function raceSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
