/** A part of a render: left, top, width, height in pixels of the render. */
type Crop = readonly [left: number, top: number, width: number, height: number];

interface PictureFile {
  /** The render it is cut from, without `.png`: what `art/render.sh` or `art/film.sh` made under this name. */
  render: string;
  /** The part that is shown. */
  crop: Crop;
  /** Widths in pixels. The last is the largest that the render gives without being enlarged. */
  widths: readonly [number, ...number[]];
}

/** Every place for a picture in the design, and what fills it. `npm run pictures` makes the files from this list. */
export const pictures = {
  'about-story': { render: 'filling', crop: [499, 0, 800, 1000], widths: [480, 800] },
  'closing-tapstand': { render: 'community', crop: [0, 0, 1050, 1000], widths: [800, 1050] },
  'guarantee-bench': { render: 'lab', crop: [61, 109, 928, 891], widths: [800, 928] },
  'hero-ocean': { render: 'hero-ocean', crop: [0, 0, 1920, 1080], widths: [1920] },
  // The part that an upright phone shows at full height: the video's first frame must not be larger.
  'hero-ocean-upright': { render: 'hero-ocean', crop: [936, 0, 620, 1080], widths: [620] },
  'impact-video': { render: 'way-of-water', crop: [0, 0, 1280, 720], widths: [480, 800, 1280] },
  'lifeline-delivery': { render: 'distribution', crop: [50, 0, 1500, 1000], widths: [800, 1200] },
  'lifeline-purification': { render: 'beach-unit', crop: [50, 0, 1500, 1000], widths: [800, 1200] },
  'lifeline-tactical': { render: 'forward-point', crop: [140, 120, 1320, 880], widths: [800, 1200] },
  'solution-distribution': {
    render: 'distribution',
    crop: [0, 0, 1600, 1000],
    widths: [480, 800, 1200, 1600],
  },
  'solution-provision': { render: 'filling', crop: [0, 0, 1600, 1000], widths: [480, 800, 1200, 1600] },
  'solution-purification': {
    render: 'beach-unit',
    crop: [0, 0, 1600, 1000],
    widths: [480, 800, 1200, 1600],
  },
  'solution-technology': { render: 'lab', crop: [0, 0, 1600, 1000], widths: [480, 800, 1200, 1600] },
  'solution-train': {
    render: 'treatment-train',
    crop: [0, 0, 2000, 1000],
    widths: [480, 800, 1200, 1600, 2000],
  },
  'story-camp': { render: 'forward-point', crop: [40, 60, 1250, 938], widths: [480, 800, 1200] },
  'story-clinic': { render: 'distribution', crop: [479, 130, 960, 720], widths: [480, 800, 960] },
  'story-coast': { render: 'coast-map', crop: [0, 0, 1600, 1000], widths: [480, 800, 1200, 1600] },
} as const satisfies Record<string, PictureFile>;

export type PictureName = keyof typeof pictures;

/** Browsers without AVIF and WebP get one JPEG of this width, unless the picture is narrower. */
export const fallbackWidth = 800;

/** Where the files of a picture lie, relative to the project: `<folder>/<name>/<width>.<format>`. */
export const pictureFolder = 'site/assets/pictures';

/** Most bytes of a file. Phones load up to 1200 px on a sharp screen; WebP is for older browsers. */
export function byteBudget(name: PictureName, width: number, format: 'avif' | 'webp'): number {
  if (name === 'hero-ocean-upright') return 30_000;
  if (name === 'hero-ocean') return format === 'avif' ? 45_000 : 80_000;
  if (format === 'avif') return width <= 1200 ? 40_000 : 60_000;
  return width <= 800 ? 40_000 : 80_000;
}
/** The largest file of a picture. */
export const largestFile = (name: PictureName): string =>
  `${pictureFolder}/${name}/${largestSize(name).width}.avif`;

/** Width and height of the largest file of a picture, in pixels. */
export function largestSize(name: PictureName): { width: number; height: number } {
  const { crop, widths } = pictures[name];
  const width = Math.max(...widths);
  return { width, height: Math.round((width * crop[3]) / crop[2]) };
}
