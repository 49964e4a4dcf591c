import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** All other files are already compressed. */
const compressible = /\.(css|csv|html|ico|js|json|map|mjs|svg|txt|vtt|webmanifest|xml)$/;

/** Writes `.br` and `.gz` beside each file of a folder that gets smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter(name => compressible.test(name)).map(name => compressFile(join(folder, name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  // Node's defaults are brotli's best quality, and close to that of gzip.
  const copies = { br: await brotli(bytes), gz: await gzipped(bytes) };
  for (const [suffix, copy] of Object.entries(copies))
    if (copy.length < bytes.length) await writeFile(`${file}.${suffix}`, copy);
}
