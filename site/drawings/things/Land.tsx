import { type Point, points } from '../shape/geometry.ts';
import { smooth } from '../shape/path.ts';
import { Line, Shape, type Wash } from '../shape/Shape.tsx';

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
