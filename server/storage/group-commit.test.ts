import { describe, expect, it } from 'vitest';
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
  return { add, groups };
}

describe('messages that arrive while the disk is busy', () => {
  it('wait for one commit together, and each hears of its own result', async () => {
    const { add, groups } = slowCommit();
    const first = add(1);
    const others = [add(2), add(3), add(4)];
    expect(groups.map(({ entries }) => entries)).toEqual([[1]]);
    groups[0]?.end();
    expect(await first).toBe('stored 1');
    expect(groups.map(({ entries }) => entries)).toEqual([[1], [2, 3, 4]]);
    groups[1]?.end();
    expect(await Promise.all(others)).toEqual(['stored 2', 'stored 3', 'stored 4']);
  });

  it('are confirmed to nobody when the commit fails, and the next ones go on', async () => {
    const { add, groups } = slowCommit();
    const first = add(1);
    const lost = [add(2), add(3)].map(result => result.catch((error: Error) => error.message));
    groups[0]?.end();
    await first;
    const next = add(4);
    groups[1]?.fail(new Error('disk full'));
    expect(await Promise.all(lost)).toEqual(['disk full', 'disk full']);
    groups[2]?.end();
    expect(await next).toBe('stored 4');
  });
});
