/** Most entries that one commit takes: far from what a statement may hold, more than ever wait on one machine. */
const largestGroup = 200;

interface Waiting<Entry, Result> {
  entry: Entry;
  signal: AbortSignal | undefined;
  done(result: Result): void;
  failed(error: unknown): void;
}

type Commit<Entry, Result> = (entries: readonly Entry[]) => Promise<ReadonlyMap<Entry, Result>>;

/**
 * Commits what arrives while a commit is running together with the next one: the disk syncs once for all of them, and
 * each still waits for the sync that covers it. A commit that fails, fails for everyone in it, and for nobody else.
 * Whoever has given up waiting before a commit begins is left out of it.
 * @param commit gives a result for at least one entry; those without one are part of the next commit
 * @param lanes how many commits may run at once
 */
export function groupCommit<Entry, Result extends NonNullable<unknown>>(
  commit: Commit<Entry, Result>,
  lanes = 1,
): (entry: Entry, signal?: AbortSignal) => Promise<Result> {
  const waiting: Waiting<Entry, Result>[] = [];
  let running = 0;

  const commitGroup = async (group: readonly Waiting<Entry, Result>[]) => {
    try {
      const results = await commit(group.map(({ entry }) => entry));
      if (results.size === 0) throw new Error('the commit gave no result');
      const again = group.filter(({ entry, done }) => {
        const result = results.get(entry);
        if (result !== undefined) done(result);
        return result === undefined;
      });
      waiting.unshift(...again);
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
  };

  const work = async () => {
    running += 1;
    while (waiting.length > 0) {
      const group = waiting.splice(0, largestGroup);
      for (const { signal, failed } of group) if (signal?.aborted) failed(signal.reason);
      const wanted = group.filter(({ signal }) => !signal?.aborted);
      if (wanted.length > 0) await commitGroup(wanted);
    }
    running -= 1;
  };

  return (entry, signal) =>
    new Promise((done, failed) => {
      waiting.push({ entry, signal, done, failed });
      if (running < lanes) void work();
    });
}
