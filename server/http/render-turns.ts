import { setImmediate } from 'node:timers/promises';

/** Pages that may wait in a queue; the next one is refused. */
const maxWaiting = 50;

/** Of these, pages of one client, so that it cannot keep out the others. */
const maxWaitingOfClient = 10;

interface Waiting {
  client: string;
  begin(): void;
}

export type RenderTurns = ReturnType<typeof renderTurns>;

/** Lets pages render one at a time, so that nothing else waits for more than one of them. */
export function renderTurns() {
  const forms: Waiting[] = [];
  const others: Waiting[] = [];
  let busy = false;

  const end = (): void => {
    busy = true;
    // Other connections come first: a turn of the event loop between two pages.
    void setImmediate().then(() => {
      const next = forms.shift() ?? others.shift();
      if (next) next.begin();
      else busy = false;
    });
  };

  return {
    /** Gives the turn to the next page. */
    end,
    /** Waits for a turn, in one of two queues: clients that go first are not kept out by the others. `false`: it is full. */
    async begin(client: string, goesFirst: boolean): Promise<boolean> {
      const queue = goesFirst ? forms : others;
      const ofClient = queue.filter(waiting => waiting.client === client);
      if (queue.length >= maxWaiting || ofClient.length >= maxWaitingOfClient) return false;
      const { promise, resolve } = Promise.withResolvers<void>();
      queue.push({ client, begin: resolve });
      if (!busy) end();
      await promise;
      return true;
    },
  };
}
