import { repeat } from '../clock.ts';
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
  let lastPassMs = performance.now();
  const running = new Map<ClaimedDelivery, Promise<void>>();

  const pollInterval = async () => {
    const due = await outbox.nextDue(group.channels);
    const untilDue = due ? due.getTime() - clock.now().getTime() : maxPollMs;
    return Math.min(Math.max(untilDue, minPollMs), maxPollMs);
  };

  /** Begins what is due, as far as slots are free. Attempts that are abandoned are free again when their claims expire. */
  const beginDue = async (abandoned: AbortSignal): Promise<number> => {
    // The end of an attempt wakes the loop.
    if (running.size === group.concurrency) return maxPollMs;
    try {
      for (const delivery of await claimDue(group, [...running.keys()], deps)) {
        const ended = attempt(delivery, group, deps, abandoned).then(() => {
          running.delete(delivery);
          loop.wake();
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

  const loop = repeat(clock, beginDue, () => Promise.all(running.values()));
  return {
    ...loop,
    /** When the outbox was last read, at first when the loop started: milliseconds, as `performance.now()` counts. */
    lastPassMs: () => lastPassMs,
  };
}
