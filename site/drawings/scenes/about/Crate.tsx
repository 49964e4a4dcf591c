import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';

/** One-gallon bottles in an open crate; the origin is its lower left corner. */
export function Crate({ x, y, places = [4, 22, 40] }: { x: number; y: number; places?: readonly number[] }) {
  return (
    <Place x={x} y={y}>
      {places.map(left => (
        <g key={left}>
          <Shape of={box(left + 5, -58, 7, 8)} wash="teal" line="fine" />
          <Shape of={box(left, -51, 17, 16)} wash="shallow" line="inner" round={4} />
        </g>
      ))}
      <Shape of={box(0, -42, 62, 42)} wash="clay" round={2} loose />
      <Line of="M0-10h62M16-34v16M46-34v16" />
      <Shape of={box(24, -33, 14, 6)} wash="ink" line="none" />
    </Place>
  );
}
