/** Width and height as PNG, in pixels. The files are in `public/press`: scripts/draw/press.ts draws them. */
export const pressPictureSizes = {
  // Also the picture of shared links: it has the shape of `socialPicture`.
  'hand-over': { width: 2400, height: 1260 },
  'disaster-response': { width: 2400, height: 1440 },
  distribution: { width: 2400, height: 1514 },
  train: { width: 2400, height: 482 },
};

export type PressPictureName = keyof typeof pressPictureSizes;

/** What journalists may download. An owner's photograph is left out: we do not know who may print it. */
export const pressPictures = (Object.keys(pressPictureSizes) as PressPictureName[]).filter(
  name => !(name in PHOTOGRAPHS),
);
