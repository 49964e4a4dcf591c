import { type Point, points } from '../shape/geometry.ts';
import { polygon, polyline, smooth } from '../shape/path.ts';
import { Line, type LineWeight, Shape, type Wash } from '../shape/Shape.tsx';

/** Draws in tenths of the head's unit, y down; corners are given with y up. */
export function HeadShape({
  of,
  wash,
  line = 'outline',
  round = 1.5,
}: {
  of: readonly Point[] | string;
  wash: Wash;
  line?: LineWeight | 'none';
  round?: number;
}) {
  return <Shape of={polygon(upright(of), round * 10, 2)} wash={wash} line={line} />;
}

export function HeadLine({
  of,
  weight = 'fine',
  curved = false,
}: {
  of: readonly Point[] | string;
  weight?: LineWeight | 'pale';
  curved?: boolean;
}) {
  return <Line of={curved ? smooth(upright(of), 2) : polyline(upright(of), 0, 2)} weight={weight} />;
}

function upright(of: readonly Point[] | string): Point[] {
  return (typeof of === 'string' ? points(of) : of).map(([x, y, round]) =>
    round === undefined ? [x * 10, -y * 10] : [x * 10, -y * 10, round * 10],
  );
}
