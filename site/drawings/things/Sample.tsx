import { Place, Shape, type Wash } from '../shape/Shape.tsx';

interface HeldProps {
  /** The wrist of the hand that holds it. */
  x: number;
  y: number;
  /** The scale of the figure. */
  scale?: number;
  /** Being filled: without its cap. */
  open?: boolean;
  /** Raw water is not clear. */
  water?: Extract<Wash, 'clear' | 'muddy'>;
}

/** A sample of water in a tube with a cap, held up between finger and thumb. */
export function Vial({ x, y, scale = 2.2, open = false, water = 'clear' }: HeldProps) {
  return (
    <Place x={x} y={y} scale={scale}>
      <Shape of="-2,-14 3,-14 3,-3,2 -2,-3,2" wash="white" line="inner" />
      <Shape of="-2,-11 3,-11 3,-3,2 -2,-3,2" wash={water} line="fine" />
      {!open && <Shape of="-3,-17 4,-17 4,-14 -3,-14" wash="slate" line="fine" />}
    </Place>
  );
}
