import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { isPhotographName, photographSizes, photographWidths } from '../../drawings/photographs.ts';

/** The owner's photographs, each cropped to the shape of the drawing in whose place it is, in two widths. */
export const getStaticPaths = () =>
  Object.entries(PHOTOGRAPHS).flatMap(([name, path]) =>
    isPhotographName(name)
      ? photographWidths(name).map(width => ({
          params: { file: `${name}-${width}` },
          props: { path, width, shape: photographSizes[name] },
        }))
      : [],
  );

interface Props {
  path: string;
  width: number;
  shape: readonly [width: number, height: number];
}

export const GET: APIRoute<Props> = async ({ props: { path, width, shape } }) => {
  const height = Math.round((width * shape[1]) / shape[0]);
  // The camera's orientation is applied first: it may exchange width and height.
  const picture = sharp(path).autoOrient().resize(width, height, { fit: 'cover', position: 'attention' });
  const webp = await picture.webp({ quality: 74 }).toBuffer();
  return new Response(new Uint8Array(webp), { headers: { 'Content-Type': 'image/webp' } });
};
