import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

// Node's defaults are brotli's best quality, and close to that of gzip.
const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** All other files are already compressed. */
const compressible = /\.(css|csv|html|ico|js|json|map|mjs|svg|txt|vtt|webmanifest|xml)$/;

/** Writes `.br` and `.gz` beside each file of a folder that gets smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names.filter(name => compressible.test(name)).map(name => compressFile(join(folder, name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [suffix, compress] of Object.entries(compressors)) {
    const copy = await compress(bytes);
    if (copy.length < bytes.length) await writeFile(`${file}.${suffix}`, copy);
  }
}
