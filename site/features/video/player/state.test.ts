import { expect, test } from 'vitest';
import { initialPlayerState, nextPlayerState, type PlayerEvent } from './state.ts';

const after = (...events: readonly PlayerEvent[]) => events.reduce(nextPlayerState, initialPlayerState(true));
const described: PlayerEvent = { type: 'described', duration: 6 };

test('A stream without an end has no duration to seek in', () => {
  expect(after({ type: 'described', duration: Number.POSITIVE_INFINITY }).duration).toBe(0);
  expect(after({ type: 'described', duration: Number.NaN }).duration).toBe(0);
});

test('A failure ends playing and is kept, whatever the element still reports', () => {
  expect(after(described, { type: 'played' }, { type: 'failed' })).toMatchObject({
    phase: 'errored',
    playing: false,
  });
  expect(after({ type: 'failed' }, { type: 'played' })).toMatchObject({ phase: 'errored', playing: false });
});

test('Reloading after a failure starts over and keeps volume and mute', () => {
  const state = after(
    { type: 'sounded', volume: 0.4, muted: false },
    { type: 'failed' },
    { type: 'emptied' },
  );
  expect(state).toEqual({ ...initialPlayerState(false), volume: 0.4 });
});

test('A volume of 0 is muted, even if the element does not say so', () => {
  expect(after({ type: 'sounded', volume: 0, muted: false }).muted).toBe(true);
  expect(after({ type: 'sounded', volume: 0.01, muted: false })).toMatchObject({
    muted: false,
    volume: 0.01,
  });
});

test('A refused play gives the reason until it is dismissed or a play succeeds', () => {
  const refused: PlayerEvent = { type: 'refused', reason: 'not allowed' };
  expect(after(described, refused)).toMatchObject({ phase: 'ready', playing: false, refusal: 'not allowed' });
  expect(after(described, refused, { type: 'dismissed' }).refusal).toBeUndefined();
  expect(after(described, refused, { type: 'played' }).refusal).toBeUndefined();
});

test('A video that failed to load is not also refused', () => {
  expect(after({ type: 'failed' }, { type: 'refused', reason: 'no source' }).refusal).toBeUndefined();
  expect(after({ type: 'refused', reason: 'no source' }, { type: 'failed' }).refusal).toBeUndefined();
});
