import { describe, expect, it, vi } from 'vitest';
import { groupCommit } from './group-commit.ts';

/** A commit that goes on until the test ends it, as a disk that takes its time. */
function slowCommit() {
  const groups: { entries: readonly number[]; end(): void; fail(error: Error): void }[] = [];
  const add = groupCommit<number, string>(entries => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<number, string>>();
    groups.push({
      entries,
      end: () => resolve(new Map(entries.map(entry => [entry, `stored ${entry}`]))),
      fail: reject,
    });
    return promise;
  });
  /** The n-th commit, once it has begun. */
  const group = (n: number) => vi.waitUntil(() => groups[n]);
  return { add, group };
}

describe('messages that arrive while the disk is busy', () => {
  it('wait for one commit together, and each hears of its own result', async () => {
    const { add, group } = slowCommit();
    const first = add(1);
    const others = [add(2), add(3), add(4)];
    const alone = await group(0);
    expect(alone.entries).toEqual([1]);
    alone.end();
    expect(await first).toBe('stored 1');
    const together = await group(1);
    expect(together.entries).toEqual([2, 3, 4]);
    together.end();
    expect(await Promise.all(others)).toEqual(['stored 2', 'stored 3', 'stored 4']);
  });

  it('are confirmed to nobody when the commit fails, and the next ones go on', async () => {
    const { add, group } = slowCommit();
    const first = add(1);
    const lost = [add(2), add(3)].map(result => result.catch((error: Error) => error.message));
    (await group(0)).end();
    await first;
    (await group(1)).fail(new Error('disk full'));
    expect(await Promise.all(lost)).toEqual(['disk full', 'disk full']);
    const next = add(4);
    (await group(2)).end();
    expect(await next).toBe('stored 4');
  });

  it('are part of the next commit when one says nothing of them, before those who came later', async () => {
    const groups: number[][] = [];
    const add = groupCommit<number, string>(async entries => {
      groups.push([...entries]);
      return new Map(entries.slice(0, 2).map(entry => [entry, `stored ${entry}`]));
    });
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map(entry => add(entry)));
    expect(all).toEqual([1, 2, 3, 4, 5, 6].map(entry => `stored ${entry}`));
    expect(groups).toEqual([[1], [2, 3, 4, 5, 6], [4, 5, 6], [6]]);
  });

  it('are left out when nobody waits for them any more', async () => {
    const { add, group } = slowCommit();
    const gone = new AbortController();
    const first = add(1);
    const second = add(2, gone.signal).catch((error: Error) => error.message);
    const third = add(3);
    gone.abort(new Error('too late'));
    (await group(0)).end();
    await first;
    const next = await group(1);
    expect(next.entries).toEqual([3]);
    next.end();
    expect(await second).toBe('too late');
    expect(await third).toBe('stored 3');
  });
});
