import { box, type Point } from '../shape/geometry.ts';
import { strokes } from '../shape/path.ts';
import { LevelMark, Line, Place, Shape } from '../shape/Shape.tsx';

interface ThingProps {
  x: number;
  y: number;
  scale?: number;
}

/**
 * A round tank of plastic on a braced steel frame (a cubic meter of water weighs a ton), with a valve at the
 * foot. 84 wide, 170 tall; the ground under its middle is the origin.
 */
export function StandTank({ x, y, scale = 1 }: ThingProps) {
  return (
    <Place x={x} y={y} scale={scale}>
      <Line of="M-36-66l72 58M36-66l-72 58M-36-8h72" weight="outline" />
      {[-39, -4, 31].map(leg => (
        <Shape key={leg} of={box(leg, -70, 8, 68)} wash="slate" line="inner" />
      ))}
      <Shape of="M-44-3h18v4h-18zm35 0h18v4h-18zm35 0h18v4h-18z" wash="steel" line="inner" />
      <Shape of={box(-46, -77, 92, 9)} wash="slate" line="inner" round={1} />
      <Shape of="-40,-152,12 -18,-164,6 18,-164,6 40,-152,12 40,-76,3 -40,-76,3" wash="clear" loose />
      <Shape of={box(-12, -171, 24, 7)} wash="slate" line="inner" round={2} />
      <Line
        of={strokes(
          ...[-136, -116, -96].map((line): Point[] => [
            [-40, line],
            [40, line],
          ]),
        )}
      />
      <Shape of="-40,-150 -26,-158 -26,-76 -40,-76" wash="hatch" line="none" />
      <LevelMark x={0} y={-120} width={16} />
      <Shape of={box(40, -88, 10, 7)} wash="honey" line="inner" round={1} />
    </Place>
  );
}
