import { mix, type Point } from '../shape/geometry.ts';
import { Line, Shape, type Wash } from '../shape/Shape.tsx';

interface LimbProps {
  of: Point[];
  wash: Wash;
  round: number;
  large?: boolean;
  /** A far arm or leg lies in the shade of the body. */
  shaded: boolean;
  /** Its first end grows out of the body: no line there. */
  open?: boolean;
}

/** A part of an arm or a leg. */
export function Limb({ shaded, open = false, ...shape }: LimbProps) {
  const [first, second] = shape.of;
  const last = shape.of.at(-1);
  const line = first &&
    second &&
    last && [mix(first, second, 0.3), ...shape.of.slice(1), mix(last, first, 0.6)];
  return (
    <>
      <Shape {...shape} line={open ? 'none' : 'outline'} />
      {open && line && <Line of={line} round={shape.round} weight="outline" />}
      {shaded && <Shape {...shape} wash="shade" line="none" />}
    </>
  );
}
