import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';

interface CrateProps {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

/**
 * A crate, 72 wide and 42 high, for one-gallon bottles: they end below its rim, which carries the next crate, and show
 * in the openings of its long sides. The origin is its lower left corner.
 */
export function Crate(place: CrateProps) {
  return (
    <Place {...place}>
      <Shape of={box(0, -42, 72, 42)} wash="clay" round={2} />
      <Shape of={box(5, -37, 62, 18)} wash="ink" line="none" round={2} />
      <path
        className="w-clear l3"
        d="M7-19v-4q0-6 4-7v-1h5v1q4 1 4 7v4zM22-19v-4q0-6 4-7v-1h5v1q4 1 4 7v4zM37-19v-4q0-6 4-7v-1h5v1q4 1 4 7v4zM52-19v-4q0-6 4-7v-1h5v1q4 1 4 7v4z"
      />
      <path className="w-teal l3" d="M10-35.5h7v5h-7zM25-35.5h7v5h-7zM40-35.5h7v5h-7zM55-35.5h7v5h-7z" />
      <path className="w-honey" opacity="0.6" d="M1-41h70V-1h-4v-36H1z" />
      <Line of="M5-37h62v18H5zM1-6h70" />
    </Place>
  );
}
