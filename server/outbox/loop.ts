import { type ChannelGroup, type DeliverDeps, deliverDue } from './deliver-due.ts';

/** Longest rest, which bounds how late deliveries of other processes and expired claims are noticed. */
const maxRestMs = 30_000;

/** Shortest rest after nothing was due. */
const minRestMs = 1_000;

const restAfterFailureMs = 5_000;

export interface Loop {
  /** Wakes the loop: something may be due now. */
  nudge(): void;
  /** When the outbox was last read, at first when the loop started: milliseconds, as `performance.now()` counts. */
  lastPassMs(): number;
  /** Starts nothing new, gives running attempts this long, and abandons the rest until their claims expire. */
  stop(graceMs: number): Promise<void>;
}

/** Delivers what is due on a group of channels until it is stopped, whatever fails. */
export function startLoop(group: ChannelGroup, deps: DeliverDeps): Loop {
  const { clock, outbox, log } = deps;
  const abandon = new AbortController();
  let lastPassMs = performance.now();
  let stopping = false;
  let nudged = false;
  let wake = () => {};

  const restMs = async () => {
    const due = await outbox.nextDue(group.channels);
    const wait = due ? due.getTime() - clock.now().getTime() : maxRestMs;
    return Math.min(Math.max(wait, minRestMs), maxRestMs);
  };

  /** Returns how long to rest. */
  const pass = async (): Promise<number> => {
    try {
      const count = await deliverDue(group, deps, abandon.signal);
      lastPassMs = performance.now();
      return count > 0 ? 0 : await restMs();
    } catch (error) {
      log.error({ channels: group.channels, err: error }, 'the outbox cannot be read');
      return restAfterFailureMs;
    }
  };

  const sleep = (delayMs: number) =>
    new Promise<void>(resolve => {
      const cancel = clock.after(delayMs, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });

  const run = async () => {
    while (!stopping) {
      nudged = false;
      const rest = await pass();
      if (rest > 0 && !nudged && !stopping) await sleep(rest);
    }
  };
  const ended = run();

  return {
    nudge() {
      nudged = true;
      wake();
    },
    lastPassMs: () => lastPassMs,
    async stop(graceMs) {
      stopping = true;
      wake();
      const cancel = clock.after(graceMs, () => abandon.abort());
      await ended;
      cancel();
    },
  };
}
