import type { Point } from '../shape/geometry.ts';
import { Disc, Line, placing, Shape } from '../shape/Shape.tsx';

const height = 200;
const bow = 20;

/** Leaves: angle in radians, length, and how far the tip hangs. */
const leaves = [
  [2.9, 51, 40],
  [0.25, 53, 36],
  [3, 60, 16],
  [0.15, 58, 12],
  [2.3, 56, 14],
  [0.95, 54, 12],
  [1.25, 50, 20],
] as const;

/** A coconut palm in the wind, 200 tall; its foot is the origin. */
export function PalmSymbol() {
  const rings = Array.from({ length: 8 }, (_, index) => {
    const share = (index + 1) / 9;
    const x = 2 * (1 - share) * share * bow * 0.1 + share ** 2 * bow;
    const y = -height * (1.1 * (1 - share) * share + share ** 2);
    return `M${Math.round(x - 4.4 + share * 1.6)} ${Math.round(y)}l${Math.round(8.6 - share * 3)}-2`;
  });
  return (
    <symbol id="palm" overflow="visible">
      <Shape of={`M-4 0Q-3-110 ${bow - 3}-${height}H${bow + 3}Q8-110 6 0z`} wash="sand" line="inner" loose />
      <Line of={rings.join('')} weight="hair" />
      <Shape of={crown(0)} wash="palm" line="inner" loose />
      <Shape of={crown(1)} wash="petrol" line="inner" loose />
      <Disc at={[bow - 3, 6 - height]} radius={4.5} wash="clay" line="inner" />
      <Disc at={[bow + 5, 7 - height]} radius={4.5} wash="clay" line="inner" />
    </symbol>
  );
}

/** Every other leaf, as one path. */
function crown(first: 0 | 1): string {
  return leaves
    .filter((_, index) => index % 2 === first)
    .map(([angle, length, hang]) => leaf(angle, length, hang))
    .join('');
}

function leaf(angle: number, length: number, hang: number): string {
  const text = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const tip: Point = [bow + cos * length, -height - sin * length + hang];
  const over: Point = [bow + cos * length * 0.5, -height - sin * length * 0.62 - length * 0.12];
  const under: Point = [over[0] + 1, over[1] + length * 0.3];
  return `M${bow}-${height}Q${text(over)} ${text(tip)}Q${text(under)} ${bow}-${height}z`;
}

export function Palm({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return <use href="#palm" transform={placing({ x, y, scale })} />;
}
