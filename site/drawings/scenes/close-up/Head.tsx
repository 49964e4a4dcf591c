import type { ReactNode } from 'react';
import type { NoseShape } from '../../figure/faces.ts';
import {
  Brows,
  Ear,
  type Expression,
  Eyes,
  Glasses,
  type Look,
  Mouth,
  Nose,
} from '../../figure/facial-features.tsx';
import { Place, type Wash } from '../../shape/Shape.tsx';
import { Part, Shade } from './Part.tsx';

/** From the temple over brow, cheekbone and chin to the ear; and what lies in shade of it. */
const skulls = {
  broad: [
    'M-26-20c-2 14-1 24 1 32 2 12 8 20 18 25 8 4 18 4 25-1 7-6 10-14 11-24 3-3 3-8 1-12-3-4-3-8-2-12 1-10 0-18-4-24c-6-12-42-14-50 16z',
    'M-25 12c2 12 8 20 18 25 8 4 18 4 25-1 3-3 6-6 7-10-24 8-42 2-50-14z',
  ],
  long: [
    'M-22-20c-1 12-1 22 1 30 3 15 10 26 18 32 6 4 13 4 18-1 6-8 9-19 9-31 3-3 3-7 1-10-3-4-3-7-2-11 1-9 0-16-3-22c-6-12-36-12-42 13z',
    'M-21 10c3 15 10 26 18 32 6 4 13 4 18-1 3-4 5-9 6-14-18 4-34-1-42-17z',
  ],
  heart: [
    'M-25-20c-2 10-3 20 1 28 4 10 12 19 22 25 5 4 11 4 15-1 7-7 11-14 12-24 2-3 2-7 0-10-2-4-2-7-1-11 1-9 0-16-4-22c-6-12-38-12-45 15z',
    'M-24 8c4 10 12 19 22 25 5 4 11 4 15-1 4-4 7-8 9-13-18 6-36 2-46-11z',
  ],
  round: [
    'M-27-18c-3 12-3 24 2 33 5 10 14 17 26 18 10 1 18-3 23-12 4-6 5-12 4-18 1-4 1-8-1-11-2-4-2-8-1-12c-6-28-44-30-53 2z',
    'M-25 15c5 10 14 17 26 18 10 1 18-3 23-12-20 6-38 4-49-6z',
  ],
  narrow: [
    'M-22-22c-2 12-2 22 0 30 1 6 4 9 6 14 4 9 10 17 18 19 6 1 11-1 14-6 3-6 5-12 6-18 3-3 4-8 2-12-3-4-3-8-2-12 1-9 0-16-3-22c-6-22-36-24-41 7z',
    'M-22 8c1 6 4 9 6 14 4 9 10 17 18 19 6 1 11-1 14-6l3-7c-16 3-30-3-33-16-3 0-6-2-8-4z',
  ],
} as const;

interface HeadProps {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  flip?: boolean;
  skull: keyof typeof skulls;
  nose: NoseShape;
  /** Who laughs aloud narrows the eyes, who pours looks down. */
  look?: Look;
  mouth?: Expression;
  brow?: Wash;
  glasses?: boolean;
  /** What lies on the skin below the features: a beard. */
  beard?: ReactNode;
  /** Hair, hats. */
  children: ReactNode;
}

/** From near, turned to us by half: the face of everybody, with a skull, an ear and hair of one's own. */
export function Head({
  skull,
  nose,
  look = 'ahead',
  mouth = 'smile',
  brow = 'hair',
  glasses = false,
  beard,
  children,
  ...placement
}: HeadProps) {
  const [outline, shade] = skulls[skull];
  return (
    <Place {...placement}>
      <Part of={outline} wash="skin">
        <Shade of={shade} />
        <circle className="w-blush" cx={-6} cy={13} r={11} />
      </Part>
      {beard}
      <Eyes view="half" look={look} />
      <Brows view="half" wash={brow} />
      <Nose view="half" shape={nose} />
      <Mouth view="half" expression={mouth} />
      <Ear />
      {children}
      {glasses && <Glasses view="half" />}
    </Place>
  );
}
