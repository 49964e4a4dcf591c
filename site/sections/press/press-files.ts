import type { PictureName } from '../../components/picture/pictures.ts';

/** The pictures that journalists may download. */
export const pressPictures = [
  'solution-purification',
  'solution-distribution',
  'solution-train',
  'story-coast',
] as const satisfies readonly PictureName[];

export type PressPicture = (typeof pressPictures)[number];
