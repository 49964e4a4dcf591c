import { expect, test, vi } from 'vitest';
import { mayAutoplay } from './autoplay.ts';

/** A browser with this connection, these preferences and this kept choice. */
function browser({ connection = {}, reducedMotion = false, choice = '' } = {}): void {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query.includes('reduced-motion'),
  }));
  vi.stubGlobal('sessionStorage', { getItem: (id: string) => (id === 'video' ? choice : null) });
}

test.each([
  [true, 'has said nothing', {}],
  [true, 'has a fast connection', { connection: { effectiveType: '4g' } }],
  [false, 'saves data', { connection: { saveData: true } }],
  [false, 'has a slow connection', { connection: { effectiveType: '3g' } }],
  [false, 'prefers reduced motion', { reducedMotion: true }],
  [false, 'has paused the video', { choice: 'paused' }],
] as const)('Whether a video may start by itself is %s for a visitor who %s', (starts, _visitor, visitor) => {
  browser(visitor);
  expect(mayAutoplay({ id: 'video' })).toBe(starts);
});
