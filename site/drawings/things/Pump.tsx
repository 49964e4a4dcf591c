import { box } from '../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../shape/Shape.tsx';

interface PumpProps {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
}

/**
 * A pump with its engine in a frame, 48 wide and 40 tall; the ground under its middle is the origin. The
 * suction hose couples at the left, 14 above the ground, the delivery hose above it.
 */
export function Pump({ x, y, scale = 1.2, flip = false }: PumpProps) {
  return (
    <Place x={x} y={y} scale={scale} flip={flip}>
      <Shape of={box(-2, -30, 20, 22)} wash="clay" line="inner" round={2} />
      <Shape of={box(0, -37, 15, 7)} wash="slate" line="inner" round={2} />
      <Disc at={[9, -19]} radius={6} wash="steel" line="fine" />
      <Disc at={[-10, -14]} radius={10} wash="steel" line="inner" />
      <Disc at={[-10, -14]} radius={3} wash="slate" line="fine" />
      <Shape of={box(-24, -18, 6, 8)} wash="honey" line="inner" round={1} />
      <Shape of={box(-14, -31, 8, 8)} wash="honey" line="inner" round={1} />
      <Line of="-22,-2 -22,-40,4 22,-40,4 22,-2" weight="inner" />
      <Shape of={box(-24, -4, 48, 4)} wash="ink" line="none" />
    </Place>
  );
}
