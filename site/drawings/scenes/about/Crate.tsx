import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';

interface CrateProps {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

/**
 * Necks and caps of one-gallon bottles above the rim of a crate with closed sides, 72 wide and 42 high; the origin is
 * its lower left corner.
 */
export function Crate(place: CrateProps) {
  return (
    <Place {...place}>
      <path className="w-ink" d="M0-41l4-7h64l4 7z" />
      <path
        className="w-shallow l3"
        d="M5-40q0-7 5-10v-3h5v3q5 3 5 10zM21-40q0-7 5-10v-3h5v3q5 3 5 10zM37-40q0-7 5-10v-3h5v3q5 3 5 10zM53-40q0-7 5-10v-3h5v3q5 3 5 10z"
      />
      <path className="w-teal l3" d="M9-58h7v5H9zM25-58h7v5h-7zM41-58h7v5h-7zM57-58h7v5h-7z" />
      <Shape of={box(0, -42, 72, 42)} wash="clay" round={2} loose />
      <path className="w-honey" opacity="0.6" d="M1-41h70V-3h-4v-33H1z" />
      <Line of="M1-36h70M1-7h70" />
      <Shape of={box(25, -31, 22, 8)} wash="ink" line="none" round={3.5} />
    </Place>
  );
}
