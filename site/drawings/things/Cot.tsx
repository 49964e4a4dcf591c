import { box } from '../shape/geometry.ts';
import { Line, Place, Shape } from '../shape/Shape.tsx';

/** A folding cot, 76 long, with a pillow and a folded blanket; a bag stands below it. */
export function Cot({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <Place x={x} y={y} scale={scale}>
      <Shape of="28,0 30,-12,5 48,-12,5 50,0" wash="clay" line="inner" round={2} />
      <Line of="M8-18L18 0M18-18L8 0M58-18L68 0M68-18L58 0" weight="inner" />
      <Shape of={box(-4, -21, 84, 5)} wash="petrol" line="inner" round={1} />
      <Shape of="0,-27,3 18,-28,3 20,-21 0,-21" wash="white" line="inner" />
      <Shape of={box(50, -29, 24, 8)} wash="honey" line="inner" round={2} />
      <Line of="M50-25h24" />
    </Place>
  );
}
