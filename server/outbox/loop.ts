import { attempt, type ChannelGroup, claimDue, type DeliverDeps } from './deliver-due.ts';
import type { ClaimedDelivery } from './outbox.ts';

/** Maximum poll interval: bounds how late deliveries of other processes and expired claims are noticed. */
const maxPollMs = 30_000;

const minPollMs = 1_000;

const pollAfterFailureMs = 5_000;

export type Loop = ReturnType<typeof startLoop>;

/** Delivers what is due on a group of channels until it is stopped, whatever fails. */
export function startLoop(group: ChannelGroup, deps: DeliverDeps) {
  const { clock, outbox, log } = deps;
  const abortController = new AbortController();
  let lastPassMs = performance.now();
  let stopping = false;
  let isWoken = false;
  let endSleep = () => {};
  const running = new Map<ClaimedDelivery, Promise<void>>();

  const wake = () => {
    isWoken = true;
    endSleep();
  };

  const pollInterval = async () => {
    const due = await outbox.nextDue(group.channels);
    const untilDue = due ? due.getTime() - clock.now().getTime() : maxPollMs;
    return Math.min(Math.max(untilDue, minPollMs), maxPollMs);
  };

  /** Begins what is due, as far as slots are free; returns how long to sleep, in milliseconds. */
  const runOnce = async (): Promise<number> => {
    // The end of an attempt wakes the loop.
    if (running.size === group.concurrency) return maxPollMs;
    try {
      for (const delivery of await claimDue(group, [...running.keys()], deps)) {
        const ended = attempt(delivery, group, deps, abortController.signal).then(() => {
          running.delete(delivery);
          wake();
        });
        running.set(delivery, ended);
      }
      lastPassMs = performance.now();
      return running.size === group.concurrency ? maxPollMs : await pollInterval();
    } catch (error) {
      log.error({ channels: group.channels, err: error }, 'the outbox cannot be read');
      return pollAfterFailureMs;
    }
  };

  const sleep = (delayMs: number) =>
    new Promise<void>(resolve => {
      const cancel = clock.after(delayMs, resolve);
      endSleep = () => {
        cancel();
        resolve();
      };
    });

  const run = async () => {
    while (!stopping) {
      isWoken = false;
      const interval = await runOnce();
      if (!isWoken && !stopping) await sleep(interval);
    }
    await Promise.all(running.values());
  };
  const ended = run();

  return {
    /** Wakes the loop: something may be due now. */
    wake,
    /** When the outbox was last read, at first when the loop started: milliseconds, as `performance.now()` counts. */
    lastPassMs: () => lastPassMs,
    /** Starts nothing new, gives running attempts this long, and abandons the rest until their claims expire. */
    async stop(graceMs: number): Promise<void> {
      stopping = true;
      endSleep();
      const cancel = clock.after(graceMs, () => abortController.abort());
      await ended;
      cancel();
    },
  };
}
