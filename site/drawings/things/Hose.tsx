import { type Point, points } from '../shape/geometry.ts';
import { smooth } from '../shape/path.ts';
import { Place, Shape } from '../shape/Shape.tsx';

/**
 * A lay-flat hose for drinking water, through these points, also as `x,y x,y`. It starts and ends in a
 * coupling, never in the air.
 */
export function Hose({ through }: { through: readonly Point[] | string }) {
  const d = smooth(typeof through === 'string' ? points(through) : through);
  return (
    <>
      <path className="hose-edge" d={d} />
      <path className="hose" d={d} />
    </>
  );
}

interface CouplingProps {
  x: number;
  y: number;
  scale?: number;
  /** Degrees: 0 the hose comes from the left. */
  turn?: number;
}

/** A cam coupling at the end of a hose, with its two levers closed; the origin is where it meets the other half. */
export function Coupling({ x, y, scale = 1.4, turn = 0 }: CouplingProps) {
  return (
    <Place x={x} y={y} scale={scale} turn={turn}>
      <Shape of="-14,-5 -8,-5 -8,-7 0,-7 0,7 -8,7 -8,5 -14,5" wash="steel" line="inner" round={1} />
      <Shape of="-12,-8 -2,-9 -2,-6 -12,-6" wash="honey" line="fine" />
      <Shape of="-12,8 -2,9 -2,6 -12,6" wash="honey" line="fine" />
    </Place>
  );
}
