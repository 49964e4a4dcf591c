import { Line, placing, Shape, type Wash } from '../shape/Shape.tsx';

interface ThingProps {
  x: number;
  y: number;
  scale?: number;
}

/**
 * A 20-liter can with two ribs, a molded handle and beside it an upright neck with a screw lid. Its origin is
 * the grip; 15 wide, 24 tall at scale 1 of a figure.
 */
export function CanSymbol() {
  return (
    <symbol id="can" overflow="visible">
      <Shape of="-30,56 -32,-12 50,-12 62,40 46,40 36,5 -14,5 -12,44" wash="hat" line="inner" round={12} />
      <Shape of="-66,70 -66,44 -32,44 -32,70" wash="hat" line="inner" />
      <Shape of="-75,62 -28,62 -8,34 75,34 75,232 -75,232" wash="hat" round={18} />
      <Shape of="-74,74 -46,66 -46,228 -74,228" wash="shade" line="none" round={8} />
      <Line of="-20,88 -20,206" weight="inner" />
      <Line of="30,82 30,206" weight="inner" />
    </symbol>
  );
}

/** `open` stands under a tap: without its lid. */
export function Can({
  x,
  y,
  scale = 2.2,
  wash = 'teal',
  open = false,
}: ThingProps & { wash?: 'teal' | 'white' | 'shallow'; open?: boolean }) {
  return (
    <g className={`hat-${wash satisfies Wash}`} transform={placing({ x, y, scale: scale / 10 })}>
      <use href="#can" />
      {!open && <Shape of="-71,50 -71,26 -27,26 -27,50" wash="honey" line="fine" round={5} />}
    </g>
  );
}
