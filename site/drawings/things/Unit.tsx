import { box, type Point } from '../shape/geometry.ts';
import { strokes } from '../shape/path.ts';
import { Line, Place, Shape } from '../shape/Shape.tsx';

/**
 * A mobile purification unit: a 20-foot container on feet (6.06 m long, 2.59 m tall) with one side open, so
 * that media filters and membrane vessels show. 216 long and 100 tall at scale 1; the ground under its left
 * end is the origin. At scale 2.2 an adult of the same scale reaches 1.75 m of its height.
 */
interface UnitProps {
  x: number;
  y: number;
  scale?: number;
  /** Its membranes are on the left; `x` is its right end. */
  flip?: boolean;
}

export function Unit({ x, y, scale = 1.4, flip = false }: UnitProps) {
  const ribs = Array.from({ length: 9 }, (_, index): Point[] => [
    [150 + index * 7, -94],
    [150 + index * 7, -12],
  ]);
  return (
    <Place x={x} y={y} scale={scale} flip={flip}>
      <Shape of="-4,-2 222,-2 206,4 -20,4" wash="hatch" line="none" />
      {[6, 196].map(foot => (
        <Shape key={foot} of={box(foot, -8, 14, 8)} wash="slate" line="inner" />
      ))}
      <Shape of={box(0, -100, 216, 92)} wash="white" round={1} loose />
      <Shape of={box(12, -90, 128, 74)} wash="room" line="inner" />
      <Line
        of="M12-26H16V-84H56V-76M30-84V-76M30-24V-20H68V-70H80M56-24V-20M68-54H80M68-38H80M132-70H138V-26H140M132-54H138M132-38H138"
        weight="outline"
      />
      {[30, 56].map(filter => (
        <Place key={filter} x={filter} y={0}>
          <Shape of="-10,-70,9 10,-70,9 10,-24,9 -10,-24,9" wash="teal" line="inner" />
          <Line of="M-10-46l20 0M-7-24l0 8M7-24l0 8" />
          <Shape of={box(-4, -76, 8, 6)} wash="honey" line="fine" />
        </Place>
      ))}
      {[-76, -60, -44].map(vessel => (
        <Place key={vessel} x={80} y={vessel}>
          <Shape of="0,0,5 52,0,5 52,11,5 0,11,5" wash="white" line="inner" />
          <Line of="M6 0l0 11M46 0l0 11" />
        </Place>
      ))}
      <Line of="M86-33l0 17M126-33l0 17" weight="inner" />
      <Shape of={box(0, -100, 12, 92)} wash="hatch" line="none" />
      <Shape of={box(-8, -30, 8, 8)} wash="honey" line="inner" round={1} />
      <Line of={strokes(...ribs)} weight="hair" />
      <Shape of="M182-74q11 13 11 21a11 11 0 0 1-22 0q0-8 11-21z" wash="teal" line="inner" />
      <Shape of={box(216, -30, 8, 8)} wash="honey" line="inner" round={1} />
    </Place>
  );
}
