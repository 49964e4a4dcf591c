import { Line, Place, Shape } from '../shape/Shape.tsx';

interface HeldProps {
  /** The wrist of the hand that holds it. */
  x: number;
  y: number;
  /** The scale of the figure. */
  scale?: number;
  turn?: number;
}

/** A clipboard; the hand holds its lower left corner. */
export function Clipboard({ x, y, scale = 2.2, turn = 0 }: HeldProps) {
  return (
    <Place x={x} y={y} scale={scale} turn={turn}>
      <Shape of="1,3 12,3 12,-12 1,-12" wash="wood" line="inner" round={1} />
      <Shape of="2,2 11,2 11,-10 2,-10" wash="white" line="fine" />
      <Shape of="4.5,-10 8.5,-10 8.5,-13 4.5,-13" wash="steel" line="fine" />
      <Line of="M3.5-7h6m-6 3h6m-6 3h4" weight="hair" />
    </Place>
  );
}

/** A cup, upright; the hand closes around it. */
export function Cup({ x, y, scale = 2.2, turn = 0, flip = false }: HeldProps & { flip?: boolean }) {
  return (
    <Place x={x} y={y} scale={scale} turn={turn} flip={flip}>
      <Shape of="0.4,-8 7.6,-8 7,4 1,4" wash="teal" line="inner" round={1} />
      <Shape of="M.4-8q3.6-2.2 7.2 0-3.6 2.2-7.2 0z" wash="shallow" line="fine" />
    </Place>
  );
}

/** A handheld radio, upright. */
export function Radio({
  x,
  y,
  scale = 2.2,
  turn = 0,
  wash = 'slate',
}: HeldProps & { wash?: 'slate' | 'honey' }) {
  return (
    <Place x={x} y={y} scale={scale} turn={turn}>
      <Line of="M2.4-5v-7" weight="outline" />
      <Shape of="1.5,-6 6,-6 6,4 1.5,4" wash={wash} line="inner" round={0.8} />
      <Line of="M2.8-4.2h2m-2 1.4h2" weight="pale" />
    </Place>
  );
}
