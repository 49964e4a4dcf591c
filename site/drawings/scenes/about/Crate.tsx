import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';

interface CrateProps {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

/** One-gallon bottles below the rim of a crate with closed sides, 72 wide and 42 high; the origin is its lower left corner. */
export function Crate(place: CrateProps) {
  return (
    <Place {...place}>
      <Shape of="0,-41 5,-52 67,-52 72,-41" wash="ink" line="inner" />
      <path className="w-teal" d="M9-49h10v9H9zM24-49h10v9H24zM39-49h10v9H39zM54-49h10v9H54z" />
      <Shape of={box(0, -42, 72, 42)} wash="clay" round={2} loose />
      <path className="w-honey" opacity="0.6" d="M1-41h70V-3h-4v-33H1z" />
      <Line of="M1-36h70M1-7h70" />
      <Shape of={box(25, -31, 22, 8)} wash="ink" line="none" round={3.5} />
    </Place>
  );
}
