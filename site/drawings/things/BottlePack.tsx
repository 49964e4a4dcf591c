import { Line, Place, Shape } from '../shape/Shape.tsx';

/** Six bottles of 1.5 liters in shrink-wrap, 16 wide and 18 tall at scale 1 of a figure; the middle of its foot is the origin. */
export function BottlePack({ x, y, scale = 2.2 }: { x: number; y: number; scale?: number }) {
  return (
    <Place x={x} y={y} scale={scale}>
      {[-5.4, 0, 5.4].map(bottle => (
        <Place key={bottle} x={bottle} y={0}>
          <Shape of="-1.3,-15.4 -1.3,-17.6 1.3,-17.6 1.3,-15.4" wash="teal" line="fine" />
          <Shape
            of="-2.6,0 -2.6,-8.6,3 -1,-15.6 1,-15.6 2.6,-8.6,3 2.6,0"
            wash="shallow"
            line="fine"
            round={0.6}
          />
        </Place>
      ))}
      <Shape of="-8,-8.4 8,-8.4 8,-3.4 -8,-3.4" wash="clear" line="fine" />
      <Line of="M-8-10l0 10 16 0 0-10M-6.4-1.7l12.8 0M-6-6.4l3.4 0" weight="inner" round={1} />
    </Place>
  );
}
