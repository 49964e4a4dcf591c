/** A part of a render: left, top, width, height in pixels of the render. */
type Crop = readonly [left: number, top: number, width: number, height: number];

interface Slot {
  /** The render it is cut from, without `.png`. See `scripts/pictures.ts`. */
  render: string;
  /** The part that is shown. */
  crop: Crop;
  /** Widths in pixels. The last is the largest that the render gives without being enlarged. */
  widths: readonly [number, ...number[]];
}

/** Every place for a picture in the design, and what fills it. `npm run pictures` makes the files from this list. */
export const slots = {
  'about-story': { render: 'h_filling', crop: [499, 0, 800, 1000], widths: [480, 800] },
  'closing-tapstand': { render: 'e_community', crop: [0, 0, 1050, 1000], widths: [480, 800, 1050] },
  'guarantee-bench': { render: 'd_lab', crop: [61, 109, 928, 891], widths: [480, 800, 928] },
  'hero-ocean': { render: 'ocean_poster', crop: [0, 0, 1920, 1080], widths: [480, 800, 1200, 1600, 1920] },
  'impact-film': { render: 'e_community', crop: [0, 50, 1600, 900], widths: [480, 800, 1200, 1600] },
  'lifeline-delivery': { render: 'b_distribution', crop: [50, 0, 1500, 1000], widths: [480, 800, 1200] },
  'lifeline-purification': { render: 'a_beach_unit', crop: [50, 0, 1500, 1000], widths: [480, 800, 1200] },
  'lifeline-tactical': { render: 'c_forward_point', crop: [140, 120, 1320, 880], widths: [480, 800, 1200] },
  'solution-distribution': {
    render: 'b_distribution',
    crop: [0, 0, 1600, 1000],
    widths: [480, 800, 1200, 1600],
  },
  'solution-provision': { render: 'h_filling', crop: [0, 0, 1600, 1000], widths: [480, 800, 1200, 1600] },
  'solution-purification': {
    render: 'a_beach_unit',
    crop: [0, 0, 1600, 1000],
    widths: [480, 800, 1200, 1600],
  },
  'solution-technology': { render: 'd_lab', crop: [0, 0, 1600, 1000], widths: [480, 800, 1200, 1600] },
  'solution-train': { render: 'f_treatment_train', crop: [0, 0, 1600, 800], widths: [480, 800, 1200, 1600] },
  'story-camp': { render: 'c_forward_point', crop: [40, 60, 1250, 938], widths: [480, 800, 1200] },
  'story-clinic': { render: 'b_distribution', crop: [479, 130, 960, 720], widths: [480, 800, 960] },
  'story-coast': { render: 'g_coast_map', crop: [0, 0, 1600, 1000], widths: [480, 800, 1200, 1600] },
} as const satisfies Record<string, Slot>;

export type PictureName = keyof typeof slots;

/** Browsers that know neither AVIF nor WebP (before about 2020) get one JPEG of this width. */
export const fallbackWidth = 800;

/** Where the files of a slot lie, relative to the project: `<folder>/<slot>/<width>.<format>`. */
export const pictureFolder = 'site/pictures';
