import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readFilm } from '../support/film-file.ts';

const megabyte = 1_000_000;
const films = [
  { name: 'hero-ocean-1080', width: 1920, height: 1080, most: 2 * megabyte, seconds: [6, 12] },
  { name: 'hero-ocean-720', width: 1280, height: 720, most: megabyte, seconds: [6, 12] },
  { name: 'way-of-water', width: 1280, height: 720, most: 2 * megabyte, seconds: [15, 30] },
] as const;
const kinds = [
  { ending: 'webm', codecs: ['V_VP9', 'A_OPUS'] },
  { ending: 'mp4', codecs: ['avc1', 'mp4a'] },
] as const;

for (const { name, width, height, most, seconds } of films) {
  for (const { ending, codecs } of kinds) {
    test(`${name}.${ending} has its size, pace and sound, and starts before all of it is there`, () => {
      const film = readFilm(join('site/films', `${name}.${ending}`));
      expect(film).toMatchObject({ width, height, codecs, startsFast: true });
      expect(film.framesPerSecond).toBeCloseTo(24, 0);
      expect(film.duration).toBeGreaterThanOrEqual(seconds[0]);
      expect(film.duration).toBeLessThanOrEqual(seconds[1] + 0.1);
      expect(film.bytes).toBeLessThanOrEqual(most);
    });
  }
}
