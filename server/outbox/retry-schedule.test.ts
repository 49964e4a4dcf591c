import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostTries, waitAfter } from './retry-schedule.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** The waits between all tries of one delivery, with a chance of its own for each. */
function waits(random: (tries: number) => number): number[] {
  return Array.from({ length: mostTries - 1 }, (_, index) => waitAfter(index + 1, random(index + 1)) ?? 0);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the schedule of a delivery that fails', () => {
  it('never waits less than a minute nor more than six hours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: mostTries - 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, random) => {
          const wait = waitAfter(tries, random) ?? Number.NaN;
          expect(wait).toBeGreaterThanOrEqual(minute);
          expect(wait).toBeLessThanOrEqual(360 * minute);
        },
      ),
    );
  });

  it('keeps trying for seven days at least, however the dice fall', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: mostTries, maxLength: mostTries }),
        chances => {
          expect(sum(waits(tries => chances[tries] ?? 0))).toBeGreaterThanOrEqual(7 * day);
        },
      ),
    );
  });

  it('waits longer after each try until it waits longest', () => {
    const shortest = waits(() => 0);
    expect(shortest).toEqual(shortest.toSorted((a, b) => a - b));
    expect(shortest.slice(0, 4)).toEqual([1, 2, 4, 8].map(count => count * minute));
  });

  it('spreads deliveries that failed together', () => {
    expect(waitAfter(1, 1)).toBe(1.25 * minute);
    expect(waitAfter(40, 1)).toBe(360 * minute);
  });

  it('gives up after the last try', () => {
    expect(waitAfter(mostTries, 0)).toBeUndefined();
    expect(waitAfter(mostTries + 1, 0)).toBeUndefined();
  });

  it('stands in the documents as it is', () => {
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(table());
  });
});

/** The schedule for people: tries that wait as long as one another share a line. */
function table(): string {
  const [least, most] = [waits(() => 0), waits(() => 1)];
  const groups = least.flatMap((wait, index) => {
    if (wait === least[index - 1]) return [];
    const last = least.lastIndexOf(wait);
    const tries = last === index ? `${index + 1}` : `${index + 1} to ${last + 1}`;
    const [shortest, longest] = [least, most].map(values => duration(sum(values.slice(0, last))));
    const before = shortest === longest ? shortest : `${shortest} to ${longest}`;
    return [`| ${tries} | ${duration(wait)} to ${duration(most[index] ?? 0)} | ${before} |`];
  });
  return [
    '| After failed try | Wait | Time since the first try, at the last of these |',
    '|---|---|---|',
    ...groups,
    `| ${mostTries} | none: the delivery is dead | ${duration(sum(least))} to ${duration(sum(most))} |`,
    '',
  ].join('\n');
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return shown.length > 0 ? shown.slice(0, 3).join(' ') : 'at once';
}
