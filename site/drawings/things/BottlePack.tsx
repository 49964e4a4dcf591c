import { Line, Place, Shape } from '../shape/Shape.tsx';

/**
 * Six bottles of 1.5 liters in shrink-wrap, 16 wide and 18 tall at scale 1 of a figure; the middle of its foot is the
 * origin.
 */
export function BottlePack({ x, y, scale = 2.2 }: { x: number; y: number; scale?: number }) {
  return (
    <Place x={x} y={y} scale={scale}>
      {[-5.4, 0, 5.4].map(bottle => (
        <Place key={bottle} x={bottle} y={0}>
          <Shape of="-1.3,-15.4 -1.3,-17.6 1.3,-17.6 1.3,-15.4" wash="teal" line="fine" />
          <Shape
            of="-2.7,0 -2.7,-10.6,2.4 -1,-15.4 1,-15.4 2.7,-10.6,2.4 2.7,0"
            wash="clear"
            line="fine"
            round={0.6}
          />
        </Place>
      ))}
      <Shape of="-8.1,-8 8.1,-8 8.1,-3.6 -8.1,-3.6" wash="white" line="fine" />
      <Shape of="-8.6,0 -8.6,-12.6,2 8.6,-12.6,2 8.6,0" wash="none" line="inner" round={0.8} />
      <Line of="M-7.4-1.8l14.8 0M-6-5.8l3.4 0M-7.2-10.6l2.6-1.6" weight="fine" />
    </Place>
  );
}
