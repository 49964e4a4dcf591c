/**
 * The drawings whose place an owner's photograph takes if there is a `content/pictures/NAME.jpg`, and the
 * size in pixels to which it is cropped: two to three times the units of the drawing. The hero and the treatment
 * train stay drawn, because a film and a key follow them.
 */
export const photographSizes = {
  businesses: [400, 480],
  hospitals: [400, 480],
  agencies: [400, 480],
  ngos: [400, 480],
  communities: [400, 480],
  delivery: [1120, 600],
  purification: [880, 480],
  tactical: [760, 400],
  'closing-band': [1640, 800],
  provision: [1140, 612],
  distribution: [1040, 656],
  technology: [1040, 592],
  'disaster-response': [800, 480],
  'tactical-support': [800, 480],
  'community-support': [800, 480],
  'crew-at-dawn': [2880, 672],
  'school-gym': [1040, 680],
  'three-ways': [2880, 500],
  'street-tap': [2240, 488],
  'night-desk': [1040, 680],
  shelter: [800, 600],
  flood: [800, 600],
  offer: [1040, 650],
  'front-line': [800, 600],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PhotographName = keyof typeof photographSizes;

export const photographNames = Object.keys(photographSizes).filter(isPhotographName);

export function isPhotographName(name: string): name is PhotographName {
  return Object.hasOwn(photographSizes, name);
}

/** The two widths in which a page offers a photograph, in pixels. */
export function photographWidths(name: PhotographName): readonly [small: number, large: number] {
  const [width] = photographSizes[name];
  return [width / 2, width];
}
