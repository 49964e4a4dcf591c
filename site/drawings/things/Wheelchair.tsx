import { Disc, Line, Place, Shape } from '../shape/Shape.tsx';

interface WheelchairProps {
  /** The ground under the hip of who sits in it (stance "sitting"), and the scale of the figure. */
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
}

/** Seat and back, with the handles unless somebody pushes: behind the person. */
export function WheelchairBack({
  x,
  y,
  scale = 2.2,
  flip = false,
  handles = true,
}: WheelchairProps & { handles?: boolean }) {
  return (
    <Place x={x} y={y} scale={scale} flip={flip}>
      <Shape of="-10,-20 -12.5,-40,1 -9.5,-40,1 -7,-20" wash="slate" line="inner" />
      {handles && <Line of="-11.6,-38 -17,-38.6" weight="outline" />}
      <Shape of="-10,-19 12,-19 12,-16 -10,-16" wash="slate" line="inner" round={1} />
    </Place>
  );
}

/** A wheel of 24 inches with its hand rim, armrest, caster and footrest: before the person. */
export function WheelchairFront({ x, y, scale = 2.2, flip = false }: WheelchairProps) {
  const spokes = [0, 45, 90, 135].map(degrees => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * 14, Math.sin((degrees * Math.PI) / 180) * 14];
    return `M${(-4 - dx).toFixed(1)} ${(-16 - dy).toFixed(1)}L${(-4 + dx).toFixed(1)} ${(-16 + dy).toFixed(1)}`;
  });
  return (
    <Place x={x} y={y} scale={scale} flip={flip}>
      <Line of="-9,-17 11,-17,2 17,-5,2 24,-3.6" weight="outline" />
      <Line of="-8,-27 7,-27 9,-18" weight="outline" />
      <Shape of="17.5,-4.6 27,-4.6 27,-2.6 17.5,-2.6" wash="slate" line="inner" round={1} />
      <Disc at={[15, -3]} radius={3} wash="ink" />
      <Line of={spokes.join('')} weight="hair" />
      <Shape
        of="M-20-16a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM-18.4-16a14.4 14.4 0 1 1 28.8 0a14.4 14.4 0 1 1-28.8 0z"
        wash="ink"
        line="none"
      />
      <Disc at={[-4, -16]} radius={12.4} line="fine" />
      <Disc at={[-4, -16]} radius={2.2} wash="paper" line="fine" />
    </Place>
  );
}
