import { box, type Point } from '../shape/geometry.ts';
import { polygon, strokes } from '../shape/path.ts';
import { Disc, Line, placing, Shape } from '../shape/Shape.tsx';

/** One path for the same part of both windows. */
const each = (windows: readonly number[], parts: (x: number) => Point[][]) =>
  windows
    .flatMap(parts)
    .map(corners => polygon(corners))
    .join('');
const panes = [48, 210].map(x => `M${x + 24}-118v54M${x}-91h48`).join('');
const slats = [26, 98, 188, 260].flatMap(left => [-108, -97, -86, -75].map(y => `M${left} ${y}h20`)).join('');

/**
 * A board house of South Florida and the Caribbean, as in Little Haiti: bright paint, shutters, a hip roof of
 * sheet metal and gingerbread trim below its eaves. 300 wide, 240 tall.
 */
export function HouseSymbol() {
  const boards = Array.from({ length: 14 }, (_, row): Point[] => [
    [2, -11 * (row + 1)],
    [298, -11 * (row + 1)],
  ]);
  const sheets = Array.from({ length: 13 }, (_, index): Point[] => {
    const share = index / 12;
    return [
      [42 + 216 * share, -238],
      [-24 + 348 * share, -157],
    ];
  });
  return (
    <symbol id="house" overflow="visible">
      <Shape of={box(0, -160, 300, 160)} wash="wall" round={1} loose />
      <Line of={strokes(...boards)} weight="hair" />
      <Shape of="0,-160 48,-160 30,0 0,0" wash="hatch" line="none" />
      <Shape of={each([48, 210], x => [box(x, -118, 48, 54)])} wash="window" line="fine" />
      <Shape
        of={each([48, 210], x => [box(x - 24, -119, 24, 56), box(x + 48, -119, 24, 56)])}
        wash="door"
        line="fine"
      />
      <Line of={panes} />
      <Line of={slats} weight="hair" />
      <Shape of={box(126, -128, 48, 128)} wash="door" line="inner" />
      <Line of="135,-117 165,-117 165,-67 135,-67 135,-117" />
      <Disc at={[168, -56]} radius={1.6} wash="ink" />
      <Shape of="-24,-156 42,-240 258,-240 324,-156" wash="roof" round={1} loose />
      <Line of={strokes(...sheets)} weight="hair" />
      <Shape of="-24,-156 42,-240 90,-240 60,-156" wash="hatch" line="none" />
      <Shape of={`M-24-153${'q1 13 12 0'.repeat(29)}z`} wash="white" line="fine" />
      <Shape of={box(-27, -158, 354, 5)} wash="white" line="inner" />
    </symbol>
  );
}

interface HouseProps {
  /** Left end of the wall, on the ground. */
  x: number;
  y: number;
  width?: number;
  /** `bright` apricot walls, clay roof, teal doors; `calm` sand walls, petrol roof, clay doors. */
  paint?: 'bright' | 'calm';
  /** Its power is off: no light at night. */
  flooded?: boolean;
}

export function House({ x, y, width = 300, paint = 'bright', flooded = false }: HouseProps) {
  return (
    <use
      href="#house"
      className={`paint-${paint}${flooded ? ' unlit' : ''}`}
      transform={placing({ x, y, scale: width / 300 })}
    />
  );
}
