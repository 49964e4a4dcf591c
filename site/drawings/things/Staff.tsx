import { box } from '../shape/geometry.ts';
import { Digits, Line, Place, Shape } from '../shape/Shape.tsx';

interface StaffProps {
  /** Left edge, and the height of the lowest mark. */
  x: number;
  y: number;
  /** Height of one E: 10 cm. */
  unit: number;
  /** How many E's. */
  count: number;
  /** The value at the lowest mark, in tenths of a meter. */
  from: number;
  /** The digits are drawn elsewhere: `StaffDigits` over a film. */
  bare?: boolean;
}

/** Marks and digits take turns, so that they never touch. */
const width = (unit: number) => unit * 1.75;

/** A staff gauge in meters: an E is 10 cm, a number every 20 cm, the unit on the plate above. */
export function Staff({ x, y, unit, count, from, bare = false }: StaffProps) {
  const thick = unit / 5;
  const marks = Array.from({ length: count }, (_, index) => {
    const top = y - index * unit;
    const [left, long, short] = [x + thick * 0.7, unit * 1.05, unit * 0.62];
    return `M${r(left)} ${r(top)}h${r(long)}v${r(-thick)}h${r(-short)}v${r(-thick)}h${r(short * 0.7)}v${r(-thick)}h${r(-short * 0.7)}v${r(-thick)}h${r(short)}v${r(-thick)}h${r(-long)}z`;
  });
  const even = marks.filter((_, index) => index % 2 === 0);
  const top = y - count * unit;
  return (
    <>
      <Shape of={box(x, top - unit * 1.4, width(unit), (count + 2.4) * unit)} wash="white" line="inner" />
      <path className="w-ink" d={even.join('')} />
      <Line of={`M${x} ${top}h${width(unit)}`} weight="inner" />
      {!bare && <StaffDigits {...{ x, y, unit, count, from }} />}
    </>
  );
}

export function StaffDigits({ x, y, unit, count, from }: Omit<StaffProps, 'bare'>) {
  const values = Array.from({ length: Math.floor(count / 2) }, (_, index) => index * 2 + 1);
  return (
    <Place x={0} y={0}>
      {values.map(value => (
        <Digits key={value} x={x + width(unit) / 2} y={y - value * unit - unit * 0.2} size={unit * 0.84}>
          {((from + value) / 10).toFixed(1)}
        </Digits>
      ))}
      <Digits x={x + width(unit) / 2} y={y - count * unit - unit * 0.35} size={unit * 1.05}>
        m
      </Digits>
    </Place>
  );
}

function r(value: number): number {
  return Math.round(value * 2) / 2;
}
