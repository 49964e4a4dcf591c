import type { ReactNode } from 'react';
import { Line, type LineWeight, Place, Shape, type Wash } from '../../shape/Shape.tsx';
import { Part, Shade } from '../impact/street-tap/Part.tsx';

const lids = {
  closed: 'M-8-1c4-6 12-6 16 0m7-2c3-5 8-5 11 0',
  down: 'M-9-4c4 6 13 6 17 0m7-1c2 5 7 5 10 0m-36-1l2 2',
};

const noses = {
  straight: 'M14-3c4 5 8 9 8 12-1 4-6 3-8 2m-3-4c-2 2-2 4 0 6',
  broad: 'M19 2c0 3 4 5 4 9-1 3-5 4-8 2-3 2-8 1-8-3 0-2 1-4 3-4',
  button: 'M19 4c3 1 5 4 3 6-2 2-5 2-7 1m-3-3c-2 1-2 3 0 4',
};

interface HeadProps {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  flip?: boolean;
  /** Who laughs aloud closes them, who pours looks down. */
  eyes?: keyof typeof lids | 'open';
  nose?: keyof typeof noses;
  mouth?: 'smiling' | 'teeth' | 'laughing';
  brow?: LineWeight;
  /** Below the mouth. */
  beard?: Wash;
  /** Hair, hats, glasses. */
  children: ReactNode;
}

/** From near, in three quarters to the right: all have the same features, which weigh nothing when they return. */
export function Head({
  eyes = 'open',
  nose = 'straight',
  mouth = 'smiling',
  brow = 'outline',
  beard,
  children,
  ...placement
}: HeadProps) {
  return (
    <Place {...placement}>
      <Part
        of="M-24-14c-2 10-2 18 0 24 2 10 8 18 16 25 6 5 14 6 20 2 8-6 13-16 15-27 2-2 2-6 0-9 2-14 1-25-5-31-14-10-38-6-46 16z"
        wash="skin"
      >
        <Shade of="M-24 10c2 10 8 18 16 25 6 5 14 6 20 2 5-4 9-9 11-15-9 6-17 7-22 4-9-5-15-12-19-22z" />
        <circle className="w-blush" cx={-6} cy={13} r={11} />
      </Part>
      {beard && (
        <Shape
          of="M-23-4c-4 22 4 40 18 46 12 4 24-2 28-14 2-6 4-10 3-15-4 0-6-2-12-2-8 0-14 2-18 5-8-2-12-10-14-20z"
          wash={beard}
          line="inner"
        />
      )}
      {eyes === 'open' ? (
        <>
          <Shape
            of="M-7-3c4-6 11-6 15-1-4 4-11 5-15 1zM15-5c3-4 7-4 10 0-2 4-7 4-10 0z"
            wash="white"
            line="none"
          />
          <Shape
            of="M2-7c3-1 6 0 6 3-1 3-3 4-5 3-3 0-4-4-1-6zM20-8c3 0 4 2 4 4-1 2-3 3-4 1-2-2-1-4 0-5z"
            wash="ink"
            line="none"
          />
          <path className="w-white" d="M4-6h2v2h-2zM21-7h2v2h-2z" />
          <Line of="M-9-2c4-7 14-8 18-2m5-1c3-5 9-5 11 0" weight="inner" />
        </>
      ) : (
        <Line of={lids[eyes]} weight="inner" />
      )}
      <Line of="M-11-14c5-5 13-6 19-3m7 0c4-3 8-3 10 0" weight={brow} />
      <Line of={noses[nose]} />
      <Line of="M-7 2c4 2 9 2 13-1m9-2c3 2 6 2 9 0" weight="hair" />
      <Mouth mouth={mouth} />
      <Shape of="M-20-7c-8-5-13 2-11 10 1 8 6 12 11 9 3-4 3-14 0-19z" wash="skin" line="inner" />
      <Line of="M-22-3c-5-3-6 3-4 7m3-3c-3 1-2 4-1 6" weight="hair" />
      {children}
    </Place>
  );
}

function Mouth({ mouth }: Pick<HeadProps, 'mouth'>) {
  if (mouth === 'smiling') return <Line of="M-3 17c6 7 16 7 22-1m-12 9c3 2 6 1 8 0" weight="inner" />;
  if (mouth === 'teeth')
    return <Shape of="M-4 17c8 4 18 4 25-2-1 7-5 12-11 12-6 1-11-4-14-10z" wash="white" line="inner" />;
  return (
    <>
      <Shape of="M-5 15c9 3 18 2 27-3 0 11-5 18-12 18-7 0-12-6-15-15z" wash="ink" line="inner" />
      <Shape of="M-4 16c8 2 17 1 25-3v4c-8 4-16 6-23 3z" wash="white" line="none" />
      <Shape of="M1 26c4-4 11-4 15-1-2 3-4 5-7 5-3 0-6-2-8-4z" wash="clay" line="none" />
    </>
  );
}

/** Short, to the temple. */
export function ShortHair() {
  return (
    <Part
      of="M-25 2c-9-25-2-46 22-50 19-3 36 5 34 19-1 5-5 7-9 5-13-4-27-3-35 3-3 6-3 12-6 18z"
      wash="hair"
    />
  );
}

/** Curls: the edge of it is round. */
export function Curls() {
  return (
    <Part
      of="M-24 4c-8-2-12-10-8-16-6-6-5-14 0-18-2-8 4-16 12-16 2-8 14-12 20-7 8-5 18-2 20 5 8 0 14 8 11 15 4 6 2 13-4 14-12-7-26-7-38-1-5 6-7 14-13 24z"
      wash="hair"
    />
  );
}

export function Glasses() {
  return (
    <Line of="M-9-8q9-4 18 0 1 14-9 14-9 0-9-14zM13-8q7-3 14 0 1 12-7 12-8 0-7-12zM9-5q2-2 4 0M-9-5L-22-3" />
  );
}
