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
 * A staff gauge in meters with an E graduation: every 10 cm an E with bars and gaps of 2 cm, forward for even
 * values and backward for odd ones, without a gap between them. A number stands beside every even E; its foot
 * is the level. The staff goes on below the lowest value, under water.
 */
export function Staff({ x, y, unit, count, from, bare = false }: StaffProps) {
  // An E in the direction of its bars. Written alike from foot to foot, they compress to almost nothing.
  const mark = (ahead: 1 | -1) => {
    const [bar, long] = [tenth(unit / 5), tenth(width(unit) / 2)];
    const [out, back] = [tenth(long - bar) * ahead, tenth(width(unit) / 3 - bar) * ahead];
    return `h${long * ahead}v${-bar}h${-out}v${-bar}h${back}v${-bar}h${-back}v${-bar}h${out}v${-bar}h${-long * ahead}z`;
  };
  const pair = `${mark(1)}m${width(unit)} ${-unit}${mark(-1)}m${-width(unit)} ${-unit}`;
  const marks = `M${x} ${y + 2 * unit}${pair.repeat(count / 2 + 1)}${count % 2 ? mark(1) : ''}`;
  const top = y - count * unit;
  return (
    <>
      <Shape of={box(x, top - unit * 1.6, width(unit), (count + 3.6) * unit)} wash="white" line="inner" />
      <path className="w-ink" d={marks} />
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

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
