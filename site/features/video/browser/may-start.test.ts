import { expect, test, vi } from 'vitest';
import { mayStart } from './may-start.ts';

/** A browser with this connection and these preferences. */
function browser({ connection = {}, reducedMotion = false } = {}): void {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query.includes('reduced-motion'),
  }));
}

test.each([
  [true, 'has said nothing', {}],
  [true, 'has a fast connection', { connection: { effectiveType: '4g' } }],
  [false, 'saves data', { connection: { saveData: true } }],
  [false, 'has a slow connection', { connection: { effectiveType: '3g' } }],
  [false, 'prefers reduced motion', { reducedMotion: true }],
] as const)('Whether a video may start by itself is %s for a visitor who %s', (starts, _visitor, visitor) => {
  browser(visitor);
  expect(mayStart()).toBe(starts);
});
