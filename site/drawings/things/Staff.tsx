import { box } from '../shape/geometry.ts';
import { Digits, Line, Place, Shape } from '../shape/Shape.tsx';

interface StaffProps {
  /** Left edge, and the height of the lowest value. */
  x: number;
  y: number;
  /** Height of 10 cm: a 17th of an adult. */
  unit: number;
  /** How many times 10 cm it reaches above the lowest value. */
  count: number;
  /** The lowest value, in tenths of a meter. */
  from: number;
  /** The digits are drawn elsewhere: `StaffDigits` over a film. */
  bare?: boolean;
}

/** Two columns, in which marks take turns. */
const width = (unit: number) => Math.round(unit * 3.6);

/**
 * A staff gauge in meters with an E graduation: every 10 cm an E with bars and gaps of 2 cm, forward for even values and
 * backward for odd ones, without a gap between them. A number stands beside every even E; its foot is the level. The staff
 * goes on below the lowest value, under water.
 */
export function Staff({ x, y, unit, count, from, bare = false }: StaffProps) {
  const bar = unit / 5;
  const [long, short] = [width(unit) / 2, width(unit) / 3].map(r) as [number, number];
  const marks = Array.from({ length: count + 2 }, (_, index) => {
    const [foot, isRight] = [y - (index - 2) * unit, index % 2 === 1];
    const at = (length: number) => (isRight ? x + width(unit) - length : x);
    const bars = [0, 2, 4].map(gap => {
      const length = gap === 2 ? short : long;
      return `M${at(length)} ${r(foot - gap * bar)}h${length}v${r(-bar)}h${-length}z`;
    });
    return `${bars.join('')}M${at(bar)} ${r(foot)}h${r(bar)}v${r(-unit)}h${r(-bar)}z`;
  });
  const top = r(y - count * unit);
  return (
    <>
      <Shape of={box(x, top - unit * 1.6, width(unit), (count + 3.6) * unit)} wash="white" line="inner" />
      <path className="w-ink" d={marks.join('')} />
      <Line of={`M${x} ${top}h${width(unit)}`} weight="inner" />
      {!bare && <StaffDigits {...{ x, y, unit, count, from }} />}
    </>
  );
}

export function StaffDigits({ x, y, unit, count, from }: Omit<StaffProps, 'bare'>) {
  const values = Array.from({ length: Math.ceil(count / 2) }, (_, index) => index * 2);
  return (
    <Place x={0} y={0}>
      {values.map(value => (
        <Digits key={value} x={x + width(unit) * 0.76} y={y - value * unit - unit * 0.06} size={unit * 1.2}>
          {((from + value) / 10).toFixed(1)}
        </Digits>
      ))}
      <Digits x={x + width(unit) / 2} y={y - count * unit - unit * 0.4} size={unit * 1.5}>
        m
      </Digits>
    </Place>
  );
}

function r(value: number): number {
  return Math.round(value * 2) / 2;
}
