import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

// Node's defaults are brotli's best quality, and close to that of gzip.
const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes `.br` and `.gz` beside each file of a folder that gets smaller. All others are already compressed. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{css,csv,html,ico,js,json,map,mjs,svg,txt,vtt,webmanifest,xml}`);
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [suffix, compress] of Object.entries(compressors)) {
    const copy = await compress(bytes);
    if (copy.length < bytes.length) await writeFile(`${file}.${suffix}`, copy);
  }
}
