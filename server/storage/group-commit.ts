/** Most entries that one commit takes: far from what a statement may hold, more than ever wait on one machine. */
const largestGroup = 200;

interface Waiting<Entry, Result> {
  entry: Entry;
  done(result: Result): void;
  failed(error: unknown): void;
}

type Commit<Entry, Result> = (entries: readonly Entry[]) => Promise<ReadonlyMap<Entry, Result>>;

/**
 * Commits what arrives while a commit is running together with the next one: the disk syncs once for all of them, and
 * each still waits for the sync that covers it. A group that fails, fails for everyone in it.
 * @param commit gives a result for every entry
 * @param lanes how many commits may run at once
 */
export function groupCommit<Entry, Result extends NonNullable<unknown>>(
  commit: Commit<Entry, Result>,
  lanes = 1,
): (entry: Entry) => Promise<Result> {
  const waiting: Waiting<Entry, Result>[] = [];
  let running = 0;

  const work = async () => {
    running += 1;
    for (
      let group = waiting.splice(0, largestGroup);
      group.length > 0;
      group = waiting.splice(0, largestGroup)
    )
      await commitGroup(group, commit);
    running -= 1;
  };

  return entry =>
    new Promise((done, failed) => {
      waiting.push({ entry, done, failed });
      if (running < lanes) void work();
    });
}

async function commitGroup<Entry, Result extends NonNullable<unknown>>(
  group: readonly Waiting<Entry, Result>[],
  commit: Commit<Entry, Result>,
): Promise<void> {
  try {
    const results = await commit(group.map(({ entry }) => entry));
    for (const { entry, done, failed } of group) {
      const result = results.get(entry);
      if (result === undefined) failed(new Error('the commit gave no result'));
      else done(result);
    }
  } catch (error) {
    for (const { failed } of group) failed(error);
  }
}
