import { describe, expect, it } from 'vitest';
import { type LimiterNeeds, memoryCounter, messageLimiter } from './message-limiter.ts';

const limit = (messages: number) => ({ messages, seconds: 600 });

function limiter(needs: Partial<LimiterNeeds> = {}) {
  const failures: unknown[] = [];
  const made = messageLimiter({
    sender: undefined,
    site: undefined,
    makeCounter: memoryCounter,
    failed: error => failures.push(error),
    ...needs,
  });
  const take = async (sender: string, urgent = false) => (await made.take(sender, urgent)).allowed;
  return { ...made, allows: take, failures };
}

describe('the limit of messages', () => {
  it('holds for each sender apart, and says how long to wait', async () => {
    const { allows, take } = limiter({ sender: limit(2) });
    expect([await allows('a'), await allows('a'), await allows('a'), await allows('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const decision = await take('a', false);
    expect(decision).toMatchObject({ of: 'sender' });
    expect(decision.allowed ? 0 : decision.retryAfterSeconds).toBeGreaterThan(590);
  });

  it('holds for the whole site, however many senders there are', async () => {
    const { allows, take } = limiter({ sender: limit(2), site: limit(3) });
    expect([await allows('a'), await allows('b'), await allows('c'), await allows('d')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await take('e', false)).toMatchObject({ allowed: false, of: 'site' });
  });

  it('is ten times as wide for words of distress, which are counted apart', async () => {
    const { allows } = limiter({ sender: limit(1), site: limit(2) });
    expect([await allows('a'), await allows('a')]).toEqual([true, false]);
    for (let n = 0; n < 10; n++) expect(await allows('a', true)).toBe(true);
    expect(await allows('a', true)).toBe(false);
    for (let n = 0; n < 10; n++) expect(await allows('b', true)).toBe(true);
    expect(await allows('c', true)).toBe(false);
    expect(await allows('b')).toBe(true);
  });

  it('takes nothing of the one when the other refuses', async () => {
    const { allows } = limiter({ sender: limit(1), site: limit(2) });
    expect(await allows('a')).toBe(true);
    for (let n = 0; n < 5; n++) expect(await allows('a')).toBe(false);
    expect(await allows('b')).toBe(true);
  });

  it('counts nothing that was given back', async () => {
    const { allows, giveBack } = limiter({ sender: limit(1), site: limit(1) });
    for (let n = 0; n < 5; n++) {
      expect(await allows('a')).toBe(true);
      await giveBack('a', false);
    }
  });

  it('is none when it is switched off', async () => {
    const { allows, giveBack } = limiter();
    for (let n = 0; n < 50; n++) expect(await allows('a')).toBe(true);
    await giveBack('a', false);
  });

  it('never costs a message because nothing can be counted, and the operator hears of it', async () => {
    const broken = memoryCounter({ points: 1, duration: 1 });
    const error = new Error('no connection');
    broken.consume = () => Promise.reject(error);
    broken.reward = () => Promise.reject(error);
    const { allows, giveBack, failures } = limiter({ sender: limit(1), makeCounter: () => broken });
    expect([await allows('a'), await allows('a')]).toEqual([true, true]);
    await giveBack('a', false);
    expect(failures).toEqual([error, error, error]);
  });
});
