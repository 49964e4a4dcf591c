import { box, type Point } from '../shape/geometry.ts';
import { strokes } from '../shape/path.ts';
import { Disc, Line, Place, placing, Shape } from '../shape/Shape.tsx';

/** A board house of South Florida and the Caribbean with shutters and a hip roof of sheet metal, 300 wide, 240 tall. */
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
      <Window x={48} />
      <Window x={210} />
      <Shape of={box(126, -128, 48, 128)} wash="door" line="inner" />
      <Line of="135,-117 165,-117 165,-67 135,-67 135,-117" />
      <Disc at={[168, -56]} radius={1.6} wash="ink" />
      <Shape of="-24,-156 42,-240 258,-240 324,-156" wash="roof" round={1} loose />
      <Line of={strokes(...sheets)} weight="hair" />
      <Shape of="-24,-156 42,-240 90,-240 60,-156" wash="hatch" line="none" />
      <Shape of={box(-27, -158, 354, 5)} wash="white" line="inner" />
    </symbol>
  );
}

function Window({ x }: { x: number }) {
  const shutter = (left: number) => (
    <>
      <Shape of={box(left, -119, 24, 56)} wash="door" line="fine" />
      <Line
        of={strokes(
          ...[-108, -97, -86, -75].map((y): Point[] => [
            [left + 2, y],
            [left + 22, y],
          ]),
        )}
        weight="hair"
      />
    </>
  );
  return (
    <>
      <Shape of={box(x, -118, 48, 54)} wash="window" line="fine" />
      <Line
        of={strokes(
          [
            [x + 24, -118],
            [x + 24, -64],
          ],
          [
            [x, -91],
            [x + 48, -91],
          ],
        )}
      />
      {shutter(x - 24)}
      {shutter(x + 48)}
    </>
  );
}

interface HouseProps {
  /** Left end of the wall, on the ground. */
  x: number;
  y: number;
  width?: number;
  /** `bright` white walls, clay roof, teal doors; `calm` sand walls, petrol roof, clay doors. */
  paint?: 'bright' | 'calm';
}

export function House({ x, y, width = 300, paint = 'bright' }: HouseProps) {
  return <use href="#house" className={`paint-${paint}`} transform={placing({ x, y, scale: width / 300 })} />;
}

/** A pole of the power line. Its foot is the origin. */
export function PowerPole({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <Place x={x} y={y}>
      <Shape
        of={[
          [-3, 0],
          [-2, -height],
          [2, -height],
          [3, 0],
        ]}
        wash="sand"
        line="inner"
      />
      <Shape of={box(-20, 12 - height, 40, 4)} wash="sand" line="inner" />
      <Line
        of={strokes(
          ...[-16, -8, 8, 16].map((wire): Point[] => [
            [wire, 12 - height],
            [wire, 7 - height],
          ]),
        )}
        weight="inner"
      />
    </Place>
  );
}
