import { box } from '../shape/geometry.ts';
import { Line, Place, Shape } from '../shape/Shape.tsx';
import { Truck } from './Truck.tsx';

/**
 * A `Truck` with its canvas rolled up over a rigid tank on a skid: seams show its baffles, which keep the water
 * from surging on the road (a bladder would), and rods hold it to the bed. Drawn at the place of the truck.
 */
export function TankTruck({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <>
      <Truck x={x} y={y} scale={scale} />
      <Place x={x} y={y} scale={scale}>
        <Shape of="-3,-61 -1,-109 161,-109 163,-61" wash="ink" line="inner" />
        <Shape of={box(68, -106, 24, 7)} wash="slate" line="inner" round={1} />
        <Shape of="4,-99,14 156,-99,14 156,-61 4,-61" wash="white" line="inner" />
        <Shape of={box(4, -86, 152, 9)} wash="teal" line="fine" />
        <Shape of="4,-92 20,-98 20,-61 4,-61" wash="hatch" line="none" />
        <Line of="M54-99V-61M57-99V-61M103-99V-61M106-99V-61" />
      </Place>
    </>
  );
}
