import type { Point } from '../shape/geometry.ts';
import { Shape, type Wash } from '../shape/Shape.tsx';

interface LimbProps {
  of: Point[] | string;
  wash: Wash;
  round?: number;
  large?: boolean;
  /** A far arm or leg lies in the shade of the body. */
  shaded: boolean;
}

/** A part of an arm or a leg. */
export function Limb({ shaded, ...shape }: LimbProps) {
  return (
    <>
      <Shape {...shape} />
      <Shape {...shape} wash={shaded ? 'shade' : 'underside'} line="none" />
    </>
  );
}
