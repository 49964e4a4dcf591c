import { around, type Point } from '../shape/geometry.ts';
import { Disc, placing } from '../shape/Shape.tsx';

const bolt = ([x, y]: Point) => `M${Math.round(x) - 1} ${Math.round(y)}a1 1 0 0 0 2 0a1 1 0 0 0-2 0z`;

export function WheelSymbol() {
  return (
    <symbol id="wheel" overflow="visible">
      <Disc at={[0, 0]} radius={20} wash="ink" line="outline" />
      <Disc at={[0, 0]} radius={11} wash="paper" line="fine" />
      <Disc at={[0, 0]} radius={3.2} wash="ink" />
      <path className="w-ink" d={around([0, 0], 7.2, 6).map(bolt).join('')} />
    </symbol>
  );
}

/** A wheel of a truck around its hub. */
export function Wheel({ x, y, radius = 20 }: { x: number; y: number; radius?: number }) {
  return <use href="#wheel" transform={placing({ x, y, scale: radius / 20 })} />;
}
