import type { PictureName } from '../../components/picture/slots.ts';

/** The pictures that journalists may download. */
export const pressPictures = [
  'solution-purification',
  'solution-distribution',
  'solution-train',
  'story-coast',
] as const satisfies readonly PictureName[];

export type PressPicture = (typeof pressPictures)[number];

/** Address of a picture in its full size. */
export const pressPicturePath = (name: PressPicture): string => `/press/${name}.jpg`;
