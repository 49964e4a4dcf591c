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
  return (
    <>
      <Shape {...shape} line={open ? 'none' : 'outline'} />
      {open && <Line of={openLine(shape.of)} round={shape.round} weight="outline" />}
      {shaded && <Shape {...shape} wash="shade" line="none" />}
    </>
  );
}

/** The outline from the armpit around the hem to the top of the shoulder. */
function openLine(corners: Point[]): Point[] {
  const [first, second, ...others] = corners;
  const last = others.at(-1);
  if (!first || !second || !last) return corners;
  return [mix(first, second, 0.3), second, ...others, mix(last, first, 0.5)];
}
