import { type Point, points } from '../shape/geometry.ts';

/** Outlines of heads. Units of the head: x towards the nose, y up, the middle of the skull is the origin. */
export const faceShapes = {
  oval: points(
    '-5.6,2 -4.6,6.6 0,8.4 4.2,6.8 5.5,2.8 5.1,0.6 5.6,-1.8 4.7,-5.4 2.5,-8 -0.2,-7.5 -3.8,-4 -5.4,-1.2',
  ),
  round: points(
    '-6,1.6 -5,6.4 0,8.2 4.8,6.4 6,2.6 5.9,0.4 6.9,-2.4 6.3,-5.3 3.8,-7.2 -0.2,-7.3 -4.2,-5.2 -5.9,-1.6',
  ),
  long: points('-5.1,2.4 -4.3,6.8 0,8.6 4,7 5.3,3 5,0.8 5.4,-2 4.9,-6.8 2.9,-9.7 0.2,-9.3 -3.2,-5 -4.9,-1'),
  square: points(
    '-5.6,2 -4.8,6.6 0,8.2 4.4,6.8 5.6,3 5.2,0.8 5.8,-2 6.1,-6.4 4.4,-8.6 -0.7,-8.4 -4.6,-5.6 -5.4,-1.2',
  ),
  heart: points(
    '-5.8,2.6 -4.8,7 0,8.8 4.6,7.2 5.8,3.2 5.2,0.6 5.9,-1.4 4.2,-5.4 2.3,-8.2 0.9,-7.8 -3.2,-3.6 -5.4,-0.8',
  ),
  old: points(
    '-5.4,2 -4.6,6.6 0,8.3 4,6.8 5.3,3 4.6,0.6 5.5,-1.6 4.2,-4 5,-6.6 3.2,-8.6 0.2,-7.6 -3.4,-4.4 -5.2,-1.2',
  ),
  full: points(
    '-5.9,1.8 -4.8,6.4 0,8 4.4,6.4 5.6,2.8 5.4,0.4 6.6,-2.4 6.4,-6 4.4,-8.4 0.3,-9 -4.1,-7.2 -6,-2',
  ),
  child: points(
    '-5.9,1.6 -5,6.6 0,8.4 4.6,6.8 5.9,2.6 5.5,0.2 6.5,-2.1 5.4,-5 3,-6.7 0,-6.4 -3.8,-4 -5.6,-1.4',
  ),
} satisfies Record<string, Point[]>;
export type FaceShape = keyof typeof faceShapes;

/** Noses from the side, from the bridge to where the upper lip begins. */
const noses = {
  straight: points('4.6,1.5,0.9 6.7,-1.6,0.7 6.2,-2.5,0.4 5,-2.7,0.9'),
  broad: points('4.7,1,1 5.9,-0.8,1 6.6,-1.9,0.8 6.1,-2.8,0.5 4.9,-2.9,0.9'),
  hook: points('4.8,2,0.6 6.2,0.5,1.2 6.9,-1.9,0.8 6,-2.6,0.4 5,-2.5,0.9'),
  button: points('4.5,1,0.9 5.2,-0.7,1.2 6.5,-1.2,0.8 6.2,-2.1,0.5 5,-2.3,0.9'),
  long: points('4.7,1.9,0.8 7.3,-2.1,0.6 6.6,-2.8,0.4 4.9,-2.8,0.9'),
  wide: points('4.5,1.1,1.1 5.6,-1.1,1 6.1,-2.1,0.7 5.7,-2.9,0.5 4.9,-2.9,0.9'),
} satisfies Record<string, Point[]>;
export type NoseShape = keyof typeof noses;

/** How far below the origin the chin is. */
export function chin(face: FaceShape): number {
  return Math.min(...faceShapes[face].map(([, y]) => y));
}

/** The jaw from the side: the fold below the lip, chin, throat, and the corner below the ear. */
const jaws: Record<FaceShape, Point[]> = {
  oval: points('4.6,-5.8,1 4.9,-7.1,1.2 3.4,-8.4,1.3 0.2,-7.8,3 -3.1,-5.7,2'),
  round: points('4.8,-5.6,1 5,-6.7,1.4 3.4,-7.9,1.6 0,-8.1,3 -3.9,-6,2.6'),
  long: points('4.6,-6,1 5.1,-8.1,1.3 3.7,-9.8,1.4 0.4,-9,3 -2.8,-6.4,2'),
  square: points('4.7,-5.9,1 5.4,-7.3,1 4.4,-8.9,1 0,-8.8,2 -3.6,-6.5,1.4'),
  heart: points('4.3,-5.7,1 4.8,-7.1,1 3.6,-8.3,1 0,-7.1,3 -3,-4.9,2'),
  old: points('4.1,-5.6,1 5.2,-7.1,1.1 4,-8.7,1.2 1,-7.7,2 -2.8,-6,1.8'),
  full: points('4.9,-5.8,1 5.1,-7.1,1.3 3.7,-8.6,1.4 0.6,-9.4,2.4 -3.9,-7,2.6'),
  child: points('4.6,-5.4,1 4.5,-6.3,1.4 2.9,-7.3,1.6 0,-7.2,3 -3.4,-5.4,2.4'),
};

/** The two lips from the side, and where they part. */
const lips = {
  wide: points('5.4,-3.5,0.8 5.1,-4.3,0.2 5.3,-5,0.8'),
  small: points('5.3,-3.6,0.7 5,-4.3,0.2 5.2,-4.9,0.7'),
  full: points('5.8,-3.5,0.9 5.3,-4.3,0.2 5.6,-5.1,0.9'),
  open: points('5.4,-3.5,1 5.2,-5.2,1'),
};

/** The outline from the side: the same skull with forehead, nose, lips and chin. */
export function profile(face: FaceShape, nose: NoseShape, mouth: keyof typeof lips): Point[] {
  const outline: Point[] = faceShapes[face];
  return [
    ...outline.slice(0, 3),
    [3.4, 7.2, 3],
    [4.9, 4.8, 3],
    [5.2, 2.9, 1.4],
    ...noses[nose],
    ...lips[mouth],
    ...jaws[face],
    ...outline.slice(-1),
  ];
}
