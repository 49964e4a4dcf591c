import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Place, Shape, type Wash } from '../../../shape/Shape.tsx';
import { ground } from './moment.ts';

interface DosingProps {
  x: number;
  /** The lower edge of the pipe, above the floor. */
  pipe: number;
  wash: Wash;
  /** Share of the way that a drop has come to the pipe. */
  drop?: number;
}

/** A drum of what is dosed, its pump, and the valve where drops go into the pipe. */
export function Dosing({ x, pipe, wash, drop = 0 }: DosingProps) {
  return (
    <Place x={x} y={ground - 26}>
      <Line of={`M6-24V${6 - pipe}`} weight="inner" />
      <Shape of={`2,${6 - pipe} 10,${6 - pipe} 8,${-pipe} 4,${-pipe}`} wash="steel" line="fine" />
      <Shape of="-12,-18,2 16,-18,2 16,0,2 -12,0,2" wash={wash} line="inner" />
      <Shape of={box(-6, -24, 16, 7)} wash="petrol" line="inner" round={1} />
      {drop > 0 && (
        <Disc at={[6, Math.round(-24 - (pipe - 24) * drop)]} radius={2.4} wash="honey" line="fine" />
      )}
    </Place>
  );
}
