import { Line, placing, Shape, type Wash } from '../shape/Shape.tsx';

interface ThingProps {
  x: number;
  y: number;
  scale?: number;
}

/** A 20-liter can with two ribs, a screw lid and a molded handle. Its origin is the grip; 15 wide, 24 tall at scale 1 of a figure. */
export function CanSymbol() {
  return (
    <symbol id="can" overflow="visible">
      <Line of="-36,36 -30,-6 46,-6 54,36" round={14} weight="outline" />
      <Shape of="-75,66 -50,34 75,34 75,232 -75,232" wash="hat" round={20} />
      <Shape of="-74,84 -46,72 -46,228 -74,228" wash="shade" line="none" round={8} />
      <Line of="-20,82 -20,206" weight="inner" />
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
      {!open && <Shape of="-80,54 -56,26 -34,42 -58,72" wash="honey" line="fine" round={6} />}
    </g>
  );
}
