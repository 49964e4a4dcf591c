import { type Point, points } from '../shape/geometry.ts';
import { smooth } from '../shape/path.ts';
import { Line, Place, Shape, type Wash } from '../shape/Shape.tsx';

interface HillProps {
  /** From the left to the right edge. */
  from: number;
  to: number;
  /** The middle height of the ridge, and the lower edge of its wash. */
  y: number;
  base: number;
  wash?: Wash;
  height?: number;
  /** Moves the waves of the ridge. */
  phase?: number;
  /** Lengthens them. */
  stretch?: number;
  /** How many contour lines, and how far apart. */
  contours?: number;
  gap?: number;
}

/** A hill as a chart shows it: a wash, and contour lines that get flatter below the ridge. */
export function Hill({
  from,
  to,
  y,
  base,
  wash = 'hill',
  height = 30,
  phase = 0,
  stretch = 1,
  contours = 4,
  gap = 13,
}: HillProps) {
  const ridge = Array.from({ length: Math.ceil((to - from) / 80) + 2 }, (_, index): Point => {
    const x = from + index * 80;
    const wave = Math.sin(x / (170 * stretch) + phase) + 0.28 * Math.sin(x / (63 * stretch) + phase * 2);
    return [x, -wave * height];
  });
  const lowered = (line: number): Point[] =>
    ridge.map(([x, dy]) => [x, y + line * gap + dy * (1 - (line / contours) * 0.62)]);
  return (
    <>
      <Shape of={`${smooth(lowered(0))}V${base}H${from}z`} wash={wash} line="none" />
      {Array.from({ length: contours }, (_, line) => (
        <Line
          key={lowered(line)[0]?.[1]}
          of={smooth(lowered(line))}
          weight={line === 0 ? 'index' : 'contour'}
        />
      ))}
    </>
  );
}

interface ShoreProps {
  from: number;
  to: number;
  /** Where its trees stand. */
  y: number;
  /** Its lower edge. */
  base: number;
  /** Other houses than the repeated ones, a path. */
  roofs?: string;
}

/** Mangroves along 120 units, and as low at the end as at the start. */
const trees = 'q8-7 22-5t20 2q8-7 20-3t18 5q8-5 20-3t20 4';

/** The far side of a bay in South Florida: flat as the water, mangroves and a few low roofs. */
export function Shore({ from, to, y, base, roofs: own }: ShoreProps) {
  const crowns = (x: number, top: number) => `M${x} ${top}${trees.repeat(Math.ceil((to - x) / 120))}`;
  const roofs =
    own ??
    Array.from(
      { length: Math.floor((to - from) / 240) },
      (_, index) => `M${from + 150 + index * 240} ${y}v-9h-4l12-8h26l12 8h-4v9m22 0v-13h26v13`,
    ).join('');
  return (
    <>
      <Shape of={roofs} wash="cloud" line="none" />
      <Line of={roofs} weight="contour" />
      <Shape of={`${crowns(from, y)}V${base}H${from}z`} wash="hill-far" line="none" />
      <Line of={crowns(from, y)} weight="index" />
      <Shape of={`M${from} ${y + 14}H${to}V${base}H${from}z`} wash="sea" line="none" />
    </>
  );
}

/** Clouds of fair weather, flat below, 150 wide; the left end of the lower edge is the origin. */
export function Cumulus({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <Place x={x} y={y} scale={scale}>
      <Shape of="M0 0q2-16 22-15q4-22 30-19q20-20 42 2q24-4 28 17q24-2 28 15z" wash="cloud" line="none" />
      <Line of="M52-34q20-20 42 2M22-15q4-22 30-19M0 0h150" weight="contour" />
    </Place>
  );
}

/** A row of small waves, 60 units each. */
export function Waves({
  x,
  y,
  width,
  height = 2.6,
}: {
  x: number;
  y: number;
  width: number;
  height?: number;
}) {
  const waves = `q15-${height} 30 0t30 0`.repeat(Math.ceil(width / 60));
  return <Line of={`M${x} ${y}${waves}`} weight="outline" />;
}

/** Pale strokes on water, as `x,y,length x,y,length`. */
export function Ripples({ at }: { at: string }) {
  return (
    <Line
      of={points(at)
        .map(([x, y, length]) => `M${x} ${y}h${length}`)
        .join('')}
      weight="ripple"
    />
  );
}

/** The shadow of a thing that stands on the ground from `x` on, `width` wide: to its left, as that of people. */
export function Cast({ x, y, width, height = 60 }: { x: number; y: number; width: number; height?: number }) {
  const left = x - height * 0.45;
  return (
    <Shape
      of={`${x + width},${y - 2} ${x},${y - 6} ${left},${y - 5} ${left + height * 0.16},${y} ${x},${y + 3} ${x + width},${y + 3}`}
      wash="shade"
      line="none"
      round={3}
    />
  );
}
