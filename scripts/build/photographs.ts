import { globSync } from 'node:fs';
import { parse } from 'node:path';
import sharp from 'sharp';
import { isPhotographName, photographNames, photographSizes } from '../../site/drawings/photographs.ts';

/** The owner's photographs: their files, by their names. */
export function findPhotographs(): typeof PHOTOGRAPHS {
  const paths = globSync('content/pictures/*.{jpg,jpeg,png,webp}');
  return Object.fromEntries(paths.map(path => [parse(path).name, path]));
}

/** A line for each file of `content/pictures/` that cannot take the place of a drawing. */
export async function photographProblems(folder = 'content/pictures'): Promise<string[]> {
  const paths = globSync(`${folder}/*`).sort();
  const problems = await Promise.all(paths.map(findProblem));
  return problems.filter(problem => problem !== undefined);
}

async function findProblem(path: string): Promise<string | undefined> {
  const { name, ext } = parse(path);
  if (!isPhotographName(name) || !/^\.(jpe?g|png|webp)$/.test(ext))
    return `${path}: expected a photograph named after a drawing: ${photographNames.join(', ')}, as .jpg, .png or .webp`;
  const [width, height] = photographSizes[name];
  const size = await readSize(path).catch(() => undefined);
  if (!size) return `${path}: is not a whole JPEG, PNG or WebP picture`;
  if (size.width < width || size.height < height)
    return `${path}: is ${size.width} × ${size.height} pixels, and needs at least ${width} × ${height}`;
  return undefined;
}

/** The size of a photograph that can be read to its end: the upload of one may have stopped halfway. */
async function readSize(path: string) {
  const picture = sharp(path);
  const { autoOrient, format } = await picture.metadata();
  await picture.resize(64).toBuffer();
  return ['jpeg', 'png', 'webp'].includes(format) ? autoOrient : undefined;
}
