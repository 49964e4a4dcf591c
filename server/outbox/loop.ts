import { type PassNeeds, pass } from './deliver-due.ts';
import type { Lane } from './lane.ts';

/** Longest rest between two passes, in milliseconds: for what another process wrote down, and claims that ran out. */
const longestRest = 30_000;

/** Shortest rest after nothing was found or the database failed, in milliseconds. */
const shortestRest = 1_000;

export interface Loop {
  /** Something may be due now. */
  nudge(): void;
  /** When the outbox could last be read; at first, when the loop started. */
  lastPass(): Date;
  /** Begins no further try, gives those that run so many milliseconds, and abandons the rest to the end of their claim. */
  stop(grace: number): Promise<void>;
}

/** Repeats the pass of a lane until it is stopped, whatever fails. */
export function startLoop(lane: Lane, needs: PassNeeds): Loop {
  const { clock, outbox, log } = needs;
  const abandon = new AbortController();
  let lastPass = clock.now();
  let stopping = false;
  let nudged = false;
  let wake = () => {};

  /** How long nothing will be due, in milliseconds; not longer than the longest rest. */
  const restUntilDue = async () => {
    const due = await outbox.nextDue(lane.channels);
    const wait = due ? due.getTime() - clock.now().getTime() : longestRest;
    return Math.min(Math.max(wait, shortestRest), longestRest);
  };

  const passAndRest = async (): Promise<number> => {
    try {
      const found = await pass(lane, needs, abandon.signal);
      lastPass = clock.now();
      return found > 0 ? 0 : await restUntilDue();
    } catch (error) {
      log.error({ channels: lane.channels, err: error }, 'the outbox cannot be read');
      return shortestRest * 5;
    }
  };

  const sleep = (milliseconds: number) =>
    new Promise<void>(resolve => {
      const callOff = clock.after(milliseconds, resolve);
      wake = () => {
        callOff();
        resolve();
      };
    });

  const run = async () => {
    while (!stopping) {
      nudged = false;
      const rest = await passAndRest();
      if (rest > 0 && !nudged && !stopping) await sleep(rest);
    }
  };
  const ended = run();

  return {
    nudge() {
      nudged = true;
      wake();
    },
    lastPass: () => lastPass,
    async stop(grace) {
      stopping = true;
      wake();
      const callOff = clock.after(grace, () => abandon.abort());
      await ended;
      callOff();
    },
  };
}
