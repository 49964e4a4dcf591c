import { box, type Point } from '../shape/geometry.ts';
import { polyline, strokes } from '../shape/path.ts';
import { Line, Place, placing, Shape } from '../shape/Shape.tsx';

/** One layer of shrink-wrapped bottles, 64 wide and 19 tall; its lower left corner is the origin. */
export function PalletSymbol() {
  const bottles = [3, 15, 27, 39, 51].map(x =>
    polyline(
      [
        [x + 0.8, 0],
        [x + 0.8, -10],
        [x + 3.4, -14],
        [x + 3.4, -17],
        [x + 6.6, -17],
        [x + 6.6, -14],
        [x + 9.2, -10],
        [x + 9.2, 0],
      ],
      1.2,
    ),
  );
  return (
    <symbol id="layer" overflow="visible">
      <Shape of={box(0, -19, 64, 19)} wash="hat" line="inner" round={1} />
      <Line of={bottles.join('')} />
    </symbol>
  );
}

interface PalletProps {
  x: number;
  y: number;
  scale?: number;
  layers?: number;
}

/** A pallet of bottled water, strapped. 70 wide; 8 and 19 for every layer tall. */
export function Pallet({ x, y, scale = 1.2, layers = 3 }: PalletProps) {
  const top = -8 - layers * 19;
  const feet = [0, 27, 55].map((left): Point[] => box(left, -5, 10, 5));
  return (
    <Place x={x} y={y} scale={scale}>
      {Array.from({ length: layers }, (_, layer) => (
        <use
          key={layer}
          href="#layer"
          className={layer % 2 ? 'hat-shallow' : 'hat-clear'}
          transform={placing({ x: 0, y: -8 - layer * 19 })}
        />
      ))}
      <Line
        of={strokes(
          [
            [16, top],
            [16, -8],
          ],
          [
            [48, top],
            [48, -8],
          ],
        )}
        weight="inner"
      />
      <Shape
        of={[
          [0, -8],
          [0, top],
          [12, top],
          [12, -8],
        ]}
        wash="hatch"
        line="none"
      />
      <Shape of={box(-3, -8, 70, 3)} wash="wood" line="inner" />
      {feet.map(foot => (
        <Shape key={String(foot)} of={foot} wash="wood" line="fine" />
      ))}
    </Place>
  );
}
