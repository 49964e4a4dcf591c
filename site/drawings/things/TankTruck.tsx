import { box } from '../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../shape/Shape.tsx';
import { Truck } from './Truck.tsx';

/**
 * A `Truck` with its canvas rolled up and a lamp on: a rigid tank with baffles inside, strapped down, with its
 * manhole. In a bladder the water would surge on the road.
 */
export function TankTruck({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <>
      <Truck x={x} y={y} scale={scale} />
      <Place x={x} y={y} scale={scale}>
        <Shape of="-3,-60 0,-108 160,-108 163,-60" wash="apricot" line="inner" />
        <Shape of={box(64, -105, 24, 6)} wash="slate" line="inner" round={2} />
        <Shape of="6,-99,10 152,-99,10 156,-60 2,-60" wash="white" line="inner" />
        <Shape of="3,-73 155,-73 156,-60 2,-60" wash="hatch" line="none" />
        <Disc at={[118, -80]} radius={13} wash="white" line="fine" />
        <Shape of="M118-91q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z" wash="teal" line="none" />
        <Line of="M18-99v39M76-99v39M140-99v39" weight="strap" />
      </Place>
    </>
  );
}
