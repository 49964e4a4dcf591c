import type { Clock } from './clock.ts';

export type Repetition = ReturnType<typeof startRepeating>;

/**
 * Repeats work, which must not reject and returns how long to pause, in milliseconds. Its signal aborts when
 * `stop` waits no longer; `wake` ends the pause.
 * @param pending resolves when everything that the work has left running has ended
 */
export function startRepeating(
  clock: Clock,
  work: (abandoned: AbortSignal, wake: () => void) => Promise<number>,
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
  const wake = () => {
    isWoken = true;
    endPause();
  };
  const run = async () => {
    while (!isStopping) {
      isWoken = false;
      const pauseMs = await work(abandoned.signal, wake);
      if (!isWoken && !isStopping) await pause(pauseMs);
    }
    await pending();
  };
  const ended = run();
  return {
    /** Ends the pause: there may be work now. */
    wake,
    /** Starts nothing new, waits this long for what is pending, and abandons the rest. */
    async stop(graceMs = 0) {
      isStopping = true;
      endPause();
      const cancel = clock.after(graceMs, () => abandoned.abort());
      await ended;
      cancel();
    },
  };
}
