import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('The videos are small, and the MP4 files can start before they have fully loaded', () => {
  const files = globSync('site/assets/videos/*.{webm,mp4}');
  expect(files).not.toHaveLength(0);
  for (const file of files) {
    const bytes = readFileSync(file);
    expect(bytes.length, file).toBeLessThanOrEqual(1_000_000);
    if (file.endsWith('.mp4')) expect(bytes.indexOf('moov'), file).toBeLessThan(bytes.indexOf('mdat'));
  }
});
