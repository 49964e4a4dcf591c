import { setImmediate } from 'node:timers/promises';

/** More pages than this do not wait for their turn. */
const maxWaiting = 50;

/** Lets pages render one at a time, so that nothing else waits for more than one of them. */
export interface RenderTurns {
  /** Waits for a turn. `false`: too many wait already. Forms, which may be calls for help, go first and wait apart. */
  begin(isForm: boolean): Promise<boolean>;
  /** Gives the turn to the next page. */
  end(): void;
  /** Gives the turn away while a page waits for something else, such as the database. */
  pause<T>(waiting: Promise<T>): Promise<T>;
}

export function renderTurns(): RenderTurns {
  const forms: (() => void)[] = [];
  const others: (() => void)[] = [];
  /** Pages that have begun already are finished first. */
  const resumed: (() => void)[] = [];
  let busy = false;

  const end = (): void => {
    busy = true;
    // Other connections come first: a turn of the event loop between two pages.
    void setImmediate().then(() => {
      const next = resumed.shift() ?? forms.shift() ?? others.shift();
      if (next) next();
      else busy = false;
    });
  };
  const takeTurn = (queue: (() => void)[]): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push(resolve);
    if (!busy) end();
    return promise;
  };

  return {
    end,
    async begin(isForm) {
      const queue = isForm ? forms : others;
      if (queue.length >= maxWaiting) return false;
      await takeTurn(queue);
      return true;
    },
    async pause(waiting) {
      end();
      try {
        return await waiting;
      } finally {
        await takeTurn(resumed);
      }
    },
  };
}
