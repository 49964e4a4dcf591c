import type { Point } from '../shape/geometry.ts';
import { points } from '../shape/geometry.ts';
import { polygon, polyline } from '../shape/path.ts';
import { Shape } from '../shape/Shape.tsx';
import type { Frame } from './frame.ts';

/** `grip` closes around something, `flat` lies on it or points, `pinch` holds a thing between finger and thumb. */
export type HandShape = 'grip' | 'flat' | 'pinch';

/** Hands in tenths of a figure's unit: the wrist is the origin, the fingers point along x; y down. */
const shapes = {
  grip: {
    palm: '-8,-18 20,-27 44,-29,10 62,-24,12 66,-8,10 65,8,10 60,24,10 44,31,10 18,27 -8,18',
    thumb: '12,24 26,6,8 44,4,8 49,13,6 40,20,6 30,27',
    fingers: ['66,-9 46,-8', '65,8 52,8', '44,-29 42,-21'],
  },
  flat: {
    palm: '-8,-17 24,-24 60,-19,8 90,-7,6 92,3,6 74,10,6 36,21 -8,17',
    thumb: '10,14 38,36,8 54,32,7 50,24,6 36,8',
    fingers: ['86,-2 50,-1', '70,8 48,7'],
  },
  pinch: {
    palm: '-8,-18 22,-25 44,-20,8 66,-2,7 63,7,5 50,4 40,20,8 18,26 -8,18',
    thumb: '20,22 40,20,6 64,8,5 61,1,5 44,6',
    fingers: ['44,-20 36,-6', '34,14 44,10'],
  },
};

export function HandSymbols() {
  return Object.entries(shapes).map(([name, { palm, thumb, fingers }]) => (
    <symbol key={name} id={`hand-${name}`} overflow="visible">
      <Shape of={polygon(points(palm), 12, 1)} wash="hand" />
      <Shape of={polygon(points(thumb), 5, 1)} wash="hand" line="fine" />
      <path className="l3" d={fingers.map(finger => polyline(points(finger))).join('')} />
    </symbol>
  ));
}

interface HandProps {
  frame: Frame;
  wrist: Point;
  shape: HandShape;
  /** Degrees: 0 forward, 90 up. */
  turn: number;
}

export function Hand({ frame, wrist, shape, turn }: HandProps) {
  const [x, y] = frame.place(wrist);
  const size = Math.round(frame.scale * 100) / 1000;
  const scale = frame.flip ? `${-size} ${size}` : size;
  return (
    <use
      href={`#hand-${shape}`}
      transform={`translate(${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2})scale(${scale})rotate(${Math.round(-turn)})`}
    />
  );
}
