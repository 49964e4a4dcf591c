import { expect, test } from 'vitest';
import type { TeamLinkAction } from '#shared/contact/team-link.ts';
import { temporaryDatabase } from '../../tests/support/databases.ts';
import { hours, newMessage } from '../../tests/support/sample-messages.ts';
import { deriveKey } from '../base/keys.ts';
import { createMessageStore } from './message-store.ts';
import { signLink } from './team-link-token.ts';
import { createTeamLinks } from './team-links.ts';

const linkKey = deriveKey('a secret', 'links');
const reference = 'CW-7K4M-9QRT';

async function setUp(changes: Parameters<typeof newMessage>[0] = {}) {
  const database = await temporaryDatabase();
  const store = createMessageStore(database);
  await store.add(newMessage({ reference, ...changes }));
  const clock = { now: hours(1) };
  const calls: string[] = [];
  const actions = createTeamLinks({
    store,
    linkKey,
    clock: { now: () => clock.now },
    channelSettings: { mail: { acknowledge: true }, webhook: {} },
    wakeDelivering: () => calls.push('woken'),
  });
  const token = (action: TeamLinkAction) => signLink({ reference, action, expiresAt: hours(24) }, linkKey);
  return { ...actions, store, clock, token, calls };
}

test.each(['answered', 'spam'] as const)('A link marks a message as %s, and undoes that', async action => {
  const { change, token, store, clock } = await setUp();
  const at = clock.now.toISOString();
  expect(await change(token(action), action)).toMatchObject({
    state: action,
    last: { change: action, at },
    next: 'reopen',
  });
  clock.now = hours(2);
  // A second press changes nothing, not even the time.
  expect(await change(token(action), action)).toMatchObject({ state: action, last: { at } });
  expect(await change(token(action), 'reopen')).toMatchObject({
    state: 'new',
    last: { change: 'reopened', at: clock.now.toISOString() },
    next: action,
  });
  expect((await store.history(reference)).map(({ kind, by }) => [kind, by])).toEqual([
    ['received', 'site'],
    [action, 'link'],
    ['reopened', 'link'],
  ]);
});

test.each([
  ['spam', 'answered', undefined],
  ['answered', 'spam', 'answered'],
] as const)('The %s link does not reopen a message that is marked as %s', async (action, state, next) => {
  const { change, view, token, store, clock } = await setUp();
  await store.mark(reference, state, { by: 'operator', at: clock.now });
  expect(await view(token(action))).toMatchObject({ state, next });
  expect(await change(token(action), 'reopen')).toMatchObject({ state });
  if (next === undefined) expect(await change(token(action), action)).toMatchObject({ state });
  expect((await store.history(reference)).map(({ kind }) => kind)).toEqual(['received', state]);
});

test('The link of a message that was set aside releases it once, and its emails go out', async () => {
  const { view, change, token, calls } = await setUp({ setAsideFor: ['links'] });
  expect(await view(token('release'))).toMatchObject({ state: 'set-aside', next: 'release' });
  for (let press = 0; press < 2; press++)
    expect(await change(token('release'), 'release')).toMatchObject({
      state: 'new',
      last: { change: 'released' },
      next: undefined,
    });
  expect(calls).toEqual(['woken']);
});

test('The link of a message that was set aside does not undo a mark as spam', async () => {
  const { change, token, store, clock } = await setUp({ setAsideFor: ['links'] });
  await store.mark(reference, 'spam', { by: 'operator', at: clock.now });
  expect(await change(token('release'), 'release')).toMatchObject({ state: 'spam', next: undefined });
});
