import { type Point, points } from '../shape/geometry.ts';

export interface Hair {
  /** What lies over the skull. */
  cap?: Point[];
  /** What shows behind the head: bun, puff, plait. */
  behind?: Point[];
  /** What a half view shows beyond the face: long hair on the other side. */
  beyond?: Point[];
  /** Pale strands. */
  strands?: Point[][];
  /** The ear is covered. */
  coversEar?: boolean;
}

/** Hair in units of the head: x towards the nose, y up. */
export const hair = {
  /** Bald on top; a short fringe above the ear, close to the skull. */
  fringe: { cap: points('-3.6,0.2 -3.5,1.6 -4.3,3.2 -5.7,3.4 -5.9,1 -5.5,-1.8 -4.4,-2.2') },
  short: {
    cap: points('-3.2,0 -3,3 0,4.4 3.2,5.2 5.4,3.6 6.1,5.6 4,8.4 -0.6,9.4 -5,7.8 -6.4,3.4 -5.8,-2 -4.4,-2.6'),
  },
  crop: { cap: points('-3.4,0.4 -3.2,3.6 0.4,5.4 5.2,4.4 5,6.8 0.4,8.8 -4.8,7.2 -6.1,3 -5.6,-1 -4.4,-1.6') },
  receding: { cap: points('-3.4,0 -3.4,2.6 -2.6,5.4 0.6,7 2.6,7.8 0,8.8 -4.4,7.4 -6.2,3 -5.8,-2 -4.4,-2.6') },
  curly: {
    cap: points(
      '-3,-1 -2.6,3 0.6,5 4,4.6 6.2,4 7.2,6.6 5.6,9.8 1.6,11.4 -3.6,10.8 -7.2,8.2 -8.2,4 -7.2,-1 -4.8,-3',
    ),
    strands: [points('-5.6,4 -4.6,6 -6,7.6'), points('-1,7.6 1,8.4 0.4,9.8'), points('3,7 4.8,7.4')],
  },
  flat: { cap: points('-3.4,0.4 -3.2,3.4 0.4,5.2 5.2,4.6 5.8,9 0.4,10.2 -5.4,9.2 -6.3,3 -5.6,-1 -4.4,-1.6') },
  wave: {
    cap: points(
      '-2.8,-2 -2.6,2.4 -0.4,4.8 3,4.4 5.6,3 6.2,5.6 4.4,8.4 1.4,8.8 -1,10 -4.4,9.1 -6.6,7 -7.4,3.4 -6.8,0 -7.2,-3.6 -5,-5',
    ),
    strands: [points('-5.8,1 -4.4,5.4 -0.6,7.2')],
  },
  bob: {
    cap: points('-2.2,-4 -2.4,2.6 0.6,5 5.7,2.6 5.9,6 2.2,9.2 -3.2,9 -6.9,5.8 -7.8,0 -7.6,-5.6 -5,-6.8'),
    beyond: points('3.6,6 6.2,5.6 7.4,1 7,-5 4.4,-6.4 3,-3'),
    strands: [points('-5.8,1 -4.4,5.4 -0.6,7.2'), points('-6.2,-3 -4.8,0.6')],
    coversEar: true,
  },
  bun: {
    cap: points('-3,-1 -2.6,2.6 0.4,5 5.6,3.2 5.7,5.8 2.4,8.9 -2.6,9 -6,6.2 -6.4,1.4 -5,-3'),
    behind: points('-6,8 -9,8.4 -10.2,5.4 -9,2.6 -6,3.2'),
  },
  low: {
    cap: points('-3,-1 -2.6,2.6 0.4,5 5.6,3.2 5.7,5.8 2.4,8.9 -2.6,9 -6,6.2 -6.4,1.4 -5,-3'),
    behind: points('-5,0 -8.2,0.8 -9.6,-1.6 -8.6,-4.4 -5,-4.2'),
  },
  ponytail: {
    cap: points('-3,-1 -2.6,2.6 0.4,5 5.6,3.2 5.7,5.8 2.4,8.9 -2.6,9 -6,6.2 -6.4,1.4 -5,-3'),
    behind: points('-4.6,4.6 -8,5 -10,1 -9.6,-5 -7.6,-8.6 -7,-4 -5.4,-0.6'),
  },
  puff: {
    cap: points('-3,-1 -2.6,2.6 0.4,5 5.6,3.2 5.7,5.8 2.4,8.9 -2.6,9 -6,6.2 -6.4,1.4 -5,-3'),
    behind: points('-3.6,7 -7.4,7.6 -9.4,10.4 -7.4,13.6 -3.4,13.6 -1.2,10.8 -1.4,8'),
  },
  locs: {
    cap: points(
      '-2.8,-1 -2.4,3 0.8,5.2 5.6,3.4 5.8,6.4 2.4,9.4 -3.2,9.4 -7,6 -7.8,0 -8.8,-6 -9.4,-11.4 -8,-12.2 -7.2,-9.8 -6.2,-12.4 -4.8,-11.6 -4.4,-6',
    ),
    beyond: points('4,6 6.6,5.6 7.4,0 7,-10 5.8,-10.6 4.6,-4'),
    strands: [
      points('-5,3 -6.6,-4 -7.6,-10'),
      points('-4,0 -5.4,-6 -6,-10'),
      points('-1,8.8 0.6,5.4'),
      points('-4.4,7.4 -2.6,3.6'),
      points('2.4,8.4 3.4,5'),
    ],
  },
  braids: {
    cap: points(
      '-3,-1 -2.6,3 0.6,5.2 5.6,3.4 5.7,6.2 2.4,9 -3,9 -6.4,5.8 -7.2,0 -9,-7 -8.6,-9.6 -6.8,-8.8 -5.2,-4',
    ),
    strands: [
      points('-7.4,-3 -6.2,-4.4'),
      points('-8.2,-6 -6.8,-7'),
      points('-2.6,8 -0.8,5'),
      points('-5.2,6 -3,2.8'),
      points('1,8.4 2.6,5.2'),
    ],
  },
  /** A headscarf: Head draws it around the face, in the color of the hat. */
  headscarf: {},
} satisfies Record<string, Hair>;
export type HairStyle = keyof typeof hair;
