import type { Clock } from './clock.ts';

export type Repetition = ReturnType<typeof startRepeating>;

/**
 * Repeats work, which must not reject and returns how long to pause, in milliseconds. Its signal aborts when
 * `stop` waits no longer; `wake` ends the pause, or leaves it out.
 */
export function startRepeating(
  clock: Clock,
  work: (abandoned: AbortSignal, wake: () => void) => Promise<number>,
) {
  const abandoned = new AbortController();
  let isStopping = false;
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  const run = async () => {
    while (!isStopping) {
      woken = Promise.withResolvers();
      const pauseMs = await work(abandoned.signal, wake);
      const cancel = clock.after(pauseMs, wake);
      await woken.promise;
      cancel();
    }
  };
  const ended = run();
  return {
    /** Ends the pause: there may be work now. */
    wake,
    /** Starts nothing new, waits this long for the work, and abandons it. */
    async stop(graceMs = 0) {
      isStopping = true;
      wake();
      const cancel = clock.after(graceMs, () => abandoned.abort());
      await ended;
      cancel();
    },
  };
}
