import type { HandShape } from '../../figure/Hand.tsx';
import { Disc, Line, Place, Shape, type Wash } from '../../shape/Shape.tsx';
import { Part, Shade } from './Part.tsx';

interface HandProps {
  x: number;
  y: number;
  scale: number;
  turn?: number;
  flip?: boolean;
  wash?: Wash;
  /** In sight. */
  thumb?: boolean;
}

/** One of the figures' hands, as large as people from near need it: its wrist is the origin. A glove covers the nail. */
export function Hand({
  shape,
  scale = 0.6,
  gloved = false,
  ...place
}: Omit<HandProps, 'scale' | 'wash' | 'thumb'> & { shape: HandShape; scale?: number; gloved?: boolean }) {
  return (
    <Place {...place} scale={scale}>
      <use href={`#hand-${shape}`} />
      {gloved && <Disc at={shape === 'grip' ? [58.5, -28] : [77, -14.6]} radius={3.6} wash="hand" />}
    </Place>
  );
}

/** From the thumb to the fingers and the heel of the hand. */
const around =
  '8-3 20-6 32-7 7-1 14 0 14 6 1 4-1 7-3 8 5-1 9 2 9 7 0 4-4 7-8 7 6 0 8 3 7 7-1 4-5 6-9 6 5 1 6 6 3 9-4 4-21 8-39 9-8 1-14-7-24-8';

/**
 * Around a glass or a can, 66 wide at scale 1, whose left edge is 5 right of the wrist, its origin: the back of the
 * hand is before it, the thumb at its left or behind it, the fingers go around its right.
 */
export function HandAround({ wash = 'skin', thumb = true, ...placement }: HandProps) {
  const d = `${thumb ? 'M-5-14c5-5 9-11 11-18 0-7 2-13 5-18 1-6 5-10 9-9 4 1 5 6 3 11-2 6-2 12 1 17' : 'M-5-14c8-8 18-15 29-17'} ${around}`;
  return (
    <Place {...placement}>
      <Part of={d} wash={wash} line="inner">
        <Shade of="M6 13c10 1 16 9 24 8 18-1 35-5 39-9 3-3 2-8-3-9-10 6-22 9-36 7-8-2-16 1-24 3z" />
      </Part>
      <Line of="M44-24c9 0 18-1 27-4m-27 14c9 1 19 0 28-4m-27 13c9 1 18 0 26-4" />
      {thumb && <Line of="M24-31c-1 4-2 7-5 10m-6-30c-2-3 0-6 4-6" />}
      <Line of="M29-27c4 1 5 4 4 7m-4 6c4 1 5 4 4 7m21-27c2 2 2 6 2 9" weight="hair" />
    </Place>
  );
}

/** Around a bar along x, 14 thick at scale 1: four fingers come over it, the thumb closes below them. */
export function Fist({ wash = 'skin', thumb = true, ...placement }: HandProps) {
  return (
    <Place {...placement}>
      <Shape
        of="M-17 4c-2-6-2-13 1-17 2-5 7-6 10-3 2-4 8-4 10 0 3-3 8-2 9 1 4-1 7 2 7 6 1 6 0 12-2 17-1 4-6 5-8 1-1 4-7 5-9 1-2 4-8 4-9 0-2 3-8 2-9-6z"
        wash={wash}
        line="inner"
      />
      <Shape
        of="M-17 4c-2-6-2-13 1-17 0 10 4 16 12 17 8 1 16 0 23-2l-1 6c-1 4-6 5-8 1-1 4-7 5-9 1-2 4-8 4-9 0-2 3-8 2-9-6z"
        wash="shade"
        line="none"
      />
      <Line of="M-6-15c-2 8-2 16-2 24M4-15c0 8-1 16-3 25M13-14c0 7-1 14-3 22" />
      <Line of="M-15-6q3-2 6 0m4-1q3-2 6 0m3 0q3-2 6 0m4 1q2-1 4 0" weight="hair" />
      {thumb && (
        <>
          <Shape of="M-16 2c-5 3-6 8-3 12 5 5 14 5 21 3 5-1 4-7-1-7-5 1-9 0-12-3z" wash={wash} line="inner" />
          <Line of="M0 11c-3-1-4 2-2 5" weight="hair" />
        </>
      )}
    </Place>
  );
}
