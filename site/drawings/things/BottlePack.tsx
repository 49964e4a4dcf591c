import { Line, Place, Shape } from '../shape/Shape.tsx';

/** Six bottles of 1.5 liters in shrink-wrap, 16 wide and 18 tall at scale 1 of a figure; the middle of its foot is the origin. */
export function BottlePack({ x, y, scale = 2.2 }: { x: number; y: number; scale?: number }) {
  return (
    <Place x={x} y={y} scale={scale}>
      {[-5.4, 0, 5.4].map(bottle => (
        <Place key={bottle} x={bottle} y={0}>
          <Shape of="-1.2,-15 -1.2,-18 1.2,-18 1.2,-15" wash="teal" line="fine" />
          <Shape
            of="-2.6,0 -2.6,-11.5,2 -1.2,-15 1.2,-15 2.6,-11.5,2 2.6,0"
            wash="shallow"
            line="fine"
            round={0.6}
          />
        </Place>
      ))}
      <Shape of="-8,-10.5 8,-10.5 8,-3 -8,-3" wash="clear" line="fine" />
      <Line of="M-8-12.5l0 12.5 16 0 0-12.5M-5-8l4 0" weight="inner" round={1} />
    </Place>
  );
}
