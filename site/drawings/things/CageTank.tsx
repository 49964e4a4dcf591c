import { strokes } from '../shape/path.ts';
import { Line, Place, Shape } from '../shape/Shape.tsx';

/**
 * A 1,000-liter tank in a cage on its pallet (IBC): 1.2 m wide, 1.16 m tall. 68 wide and 66 tall at scale 1
 * of a figure; the ground under its middle is the origin.
 */
export function CageTank({
  x,
  y,
  scale = 2,
  level,
}: {
  x: number;
  y: number;
  scale?: number;
  /** Height of the water in it. */
  level: number;
}) {
  return (
    <Place x={x} y={y} scale={scale}>
      <Shape of="-7,-62 7,-62 7,-66 -7,-66" wash="slate" line="inner" round={1} />
      <Shape of="-32,-62,5 32,-62,5 32,-8,3 -32,-8,3" wash="shallow" line="inner" />
      <Shape of={`-31,-${level} 31,-${level} 31,-9 -31,-9`} wash="clear" line="none" />
      <Shape of="-32,-60 -22,-60 -22,-9 -32,-9" wash="hatch" line="none" />
      <Line
        of={strokes(
          ...[-20, -7, 7, 20].map(post => [[post, -63] as const, [post, -8] as const]),
          ...[-50, -22].map(rail => [[-34, rail] as const, [34, rail] as const]),
        )}
        weight="fine"
      />
      <Line of="-34,-63 34,-63 34,-7 -34,-7 -34,-63" weight="outline" />
      <Shape of="-5,-12 5,-12 5,-6 -5,-6" wash="honey" line="fine" />
      <Shape of="-34,-7 34,-7 34,-5 -34,-5" wash="steel" line="inner" />
      <Shape of="-33,-5 -22,-5 -22,0 -33,0" wash="steel" line="inner" />
      <Shape of="22,-5 33,-5 33,0 22,0" wash="steel" line="inner" />
      <Shape of="-6,-5 6,-5 6,0 -6,0" wash="steel" line="inner" />
    </Place>
  );
}
