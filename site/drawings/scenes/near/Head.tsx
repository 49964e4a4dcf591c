import type { ReactNode } from 'react';
import { Disc, Line, Place, Shape, type Wash } from '../../shape/Shape.tsx';
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

const noses = {
  straight: 'M14-4c3 5 8 9 8 13-1 3-6 3-8 1m-3-3c-2 1-2 4 0 5',
  broad: 'M19 1c1 3 6 5 6 9-1 4-6 4-9 2-3 3-9 1-8-3 0-3 2-4 4-4',
  button: 'M18 3c4 1 6 4 4 7-2 2-5 2-7 1m-3-3c-2 1-2 3 0 4',
  hooked: 'M13-7c3 3 5 4 7 8 3 5 6 9 4 12-2 2-5 1-8 0m-4-4c-4 2-3 5 1 6',
  short: 'M17 0c2 3 5 6 4 9-2 2-5 2-7 1m-2-2c-2 0-2 3 0 3',
};

/** The lids of both eyes, filled; then finer folds. */
const lids = {
  open: [
    'M-10-1c5-8 15-9 19-1-6-5-12-4-19 1zM14-4c3-5 8-6 11-1-4-3-7-2-11 1z',
    'M-6 2c4 2 8 2 12-1m10-1c3 1 6 1 8-1M-7-8c5-4 9-4 13-1',
  ],
  down: [
    'M-10-3c5 5 13 5 19 1-4 7-14 8-19-1zM15-4c3 4 7 4 11 1-2 5-9 5-11-1z',
    'M-9-6c5-5 13-5 17 0m8 0c3-4 7-4 9 0',
  ],
  laughing: [
    'M-10 0c5-8 14-8 19 0-6-4-13-4-19 0zM15-2c3-6 9-6 11 0-4-3-7-3-11 0z',
    'M-8 5c5 2 10 1 14-1m10-1c3 1 6 0 8-1M-13-5l-6-3m5 7h-6m6 4l-5 3',
  ],
} as const;

interface HeadProps {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  flip?: boolean;
  skull: keyof typeof skulls;
  nose: keyof typeof noses;
  /** Who laughs aloud narrows them, who pours looks down. */
  eyes?: keyof typeof lids;
  mouth?: keyof typeof mouths;
  brow?: Wash;
  /** What lies on the skin below the features: a beard. */
  beard?: ReactNode;
  /** Hair, hats, glasses. */
  children: ReactNode;
}

/** From near, in three quarters to the right: everybody has a skull, a nose, lids and a mouth of their own. */
export function Head({
  skull,
  nose,
  eyes = 'open',
  mouth = 'smiling',
  brow = 'hair',
  beard,
  children,
  ...placement
}: HeadProps) {
  const [outline, shade] = skulls[skull];
  const [lid, folds] = lids[eyes];
  return (
    <Place {...placement}>
      <Part of={outline} wash="skin">
        <Shade of={shade} />
        <circle className="w-blush" cx={-6} cy={13} r={11} />
      </Part>
      {beard}
      {eyes === 'open' && (
        <>
          <Shape
            of="M-8-2c5-5 11-5 16 1-5 3-12 3-16-1zM15-5c3-2 6-2 8 1-2 4-6 4-8-1z"
            wash="white"
            line="none"
          />
          <Disc at={[3.5, -2.5]} radius={3.6} wash="ink" />
          <Disc at={[20.5, -3.5]} radius={3.2} wash="ink" />
          <path className="w-white" d="M4-5l2 1-1 2-2-1zM21-6l2 1-1 2-2-1z" />
        </>
      )}
      <path className="w-ink" d={lid} />
      <Line of={folds} weight="hair" />
      <path
        className={`w-${brow}`}
        strokeWidth={0.6}
        d="M-12-12c5-7 14-8 20-4-7 0-13 1-20 4zM15-16c4-3 9-3 11 1-4-2-7-2-11-1z"
      />
      <Line of={noses[nose]} />
      {mouths[mouth]}
      <Shape of="M-20-7c-8-5-13 2-11 10 1 8 6 12 11 9 3-4 3-14 0-19z" wash="skin" line="inner" />
      <Line of="M-22-3c-5-3-6 3-4 7m3-3c-3 1-2 4-1 6" weight="hair" />
      {children}
    </Place>
  );
}

const lips = (of: string) => <path className="w-clay" opacity=".5" d={of} />;

const mouths = {
  smiling: (
    <>
      {lips('M0 19c4-2 7-3 10-2 3-2 6-1 9 0-2 7-5 9-9 9s-8-3-10-7z')}
      <Line of="M-3 16c6 6 14 6 23-1" weight="inner" />
    </>
  ),
  talking: (
    <>
      {lips('M-2 18c5-3 8-4 12-3 4-1 8-1 11 0-1 9-6 14-11 14s-9-4-12-11z')}
      <Shape of="M-1 18c7 1 14 0 21-3-1 7-5 10-10 10s-9-3-11-7z" wash="ink" line="none" />
      <path className="w-white" d="M1 18c6 1 12 0 18-2l-2 4q-7 2-14 1z" />
    </>
  ),
  teeth: (
    <>
      <Shape of="M-3 16c8 3 17 2 24-4-1 9-6 13-11 13-6 0-11-4-13-9z" wash="white" line="inner" />
      <Line of="M4 29c3 2 7 1 9 0M-6 13l3 5" weight="hair" />
    </>
  ),
  laughing: (
    <>
      <Shape of="M-5 15c9 3 18 2 27-3 0 11-5 18-12 18-7 0-12-6-15-15z" wash="ink" line="inner" />
      <path className="w-white" d="M-3 16c8 2 16 1 24-3l-1 5c-7 3-14 4-20 2z" />
      <path className="w-clay" d="M1 26c4-4 11-4 15-1-2 3-4 5-7 5-3 0-6-2-8-4z" />
      <Line of="M-8 9c-3 3-3 6-1 10" weight="hair" />
    </>
  ),
};

export function Glasses() {
  return (
    <Line of="M-12-7q11-5 22 0 1 16-11 16-11 0-11-16zM14-8q7-3 14 0 1 14-7 14-8 0-7-14zM10-5q2-2 4 0M-12-4L-22-3" />
  );
}
