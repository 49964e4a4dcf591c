import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialPicturePath, socialPictureSize } from '../../site/seo/social-picture.ts';
import { cards } from './cards.ts';
import { readMade, wordsOf } from './made.ts';

/** Bytes. A shared link is often opened where the network is bad. */
const budget = 150_000;

const files = cards().map(({ language, page }) => join('public', socialPicturePath(language, page)));

test('each social picture shows the words that its page has now (else: npm run social-pictures)', () => {
  expect(readMade()).toEqual(wordsOf(cards()));
});

test.each(files)('%s has the size that networks ask for, and few bytes', async file => {
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ ...socialPictureSize, format: 'jpeg' });
  expect(statSync(file).size).toBeLessThanOrEqual(budget);
});

test('each page has a picture of its own', () => {
  const hashes = files.map(file => createHash('sha256').update(readFileSync(file)).digest('hex'));
  expect(new Set(hashes).size).toBe(files.length);
});
