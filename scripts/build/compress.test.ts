import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { compressFiles } from './compress.ts';

test('Compressed copies are written only beside files that get smaller', async () => {
  const folder = temporaryFolder();
  const page = '<p>Safe drinking water</p>'.repeat(100);
  mkdirSync(join(folder, 'es'));
  writeFileSync(join(folder, 'es/about.html'), page);
  writeFileSync(join(folder, 'tiny.txt'), 'a');
  writeFileSync(join(folder, 'picture.png'), page);
  await compressFiles(folder);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'es',
    'es/about.html',
    'es/about.html.br',
    'es/about.html.gz',
    'picture.png',
    'tiny.txt',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'es/about.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(join(folder, 'es/about.html.gz'))).toString()).toBe(page);
});
