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

export type Repetition = ReturnType<typeof repeat>;

/**
 * Repeats work, which must not reject and returns how long to pause, in milliseconds. Its signal aborts when nobody waits
 * for it any more; `pending` waits for what it has begun and not awaited.
 */
export function repeat(
  clock: Clock,
  work: (abandoned: AbortSignal) => Promise<number>,
  pending: () => Promise<unknown> = async () => {},
) {
  const abandoned = new AbortController();
  let isStopping = false;
  let isWoken = false;
  let endPause = () => {};
  const pause = (delayMs: number) =>
    new Promise<void>(resolve => {
      const cancel = clock.after(delayMs, resolve);
      endPause = () => {
        cancel();
        resolve();
      };
    });
  const run = async () => {
    while (!isStopping) {
      isWoken = false;
      const pauseMs = await work(abandoned.signal);
      if (!isWoken && !isStopping) await pause(pauseMs);
    }
    await pending();
  };
  const ended = run();
  return {
    /** Ends the pause: there may be work now. */
    wake() {
      isWoken = true;
      endPause();
    },
    /** Starts nothing new, waits this long for what is pending, and abandons the rest. */
    async stop(graceMs = 0) {
      isStopping = true;
      endPause();
      if (graceMs === 0) abandoned.abort();
      const cancel = clock.after(graceMs, () => abandoned.abort());
      await ended;
      cancel();
    },
  };
}

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
