import { around } from '../shape/geometry.ts';
import { Disc, placing } from '../shape/Shape.tsx';

export function WheelSymbol() {
  return (
    <symbol id="wheel" overflow="visible">
      <Disc at={[0, 0]} radius={20} wash="ink" line="outline" />
      <Disc at={[0, 0]} radius={11} wash="paper" line="fine" />
      <Disc at={[0, 0]} radius={3.2} wash="ink" />
      {around([0, 0], 7.2, 6).map(([x, y]) => (
        <Disc key={x} at={[Math.round(x), Math.round(y)]} radius={1.2} wash="ink" />
      ))}
    </symbol>
  );
}

/** A wheel of a truck around its hub. */
export function Wheel({ x, y, radius = 20 }: { x: number; y: number; radius?: number }) {
  return <use href="#wheel" transform={placing({ x, y, scale: radius / 20 })} />;
}
