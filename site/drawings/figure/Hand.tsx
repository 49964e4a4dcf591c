import { type Point, points } from '../shape/geometry.ts';
import { polygon, polyline } from '../shape/path.ts';
import { Shape } from '../shape/Shape.tsx';
import type { Frame } from './frame.ts';

/** `grip` closes around something, `flat` is open, `pinch` holds a thing between finger and thumb, `point` shows or steadies. */
export type HandShape = 'grip' | 'flat' | 'pinch' | 'point';

interface Outline {
  palm: string;
  /** Where it lies over the palm. */
  thumb?: string;
  fingers: readonly string[];
}

/**
 * Hands in tenths of a figure's unit: the wrist is the origin, the fingers point along x; y down. The thumb
 * is on top, and in front when the hand hangs.
 */
const shapes: Record<HandShape, Outline> = {
  grip: {
    palm: '-8,-16 14,-27,10 42,-31,10 62,-27,9 65,-14,6 62,-13,1 68,-6,6 68,2,6 63,3,1 66,10,6 64,17,5 59,17,1 59,28,8 40,32,8 14,26,8 -8,16',
    thumb: '8,-20 26,-38,9 52,-40,9 60,-30,8 50,-21,6 32,-19',
    fingers: ['62,-13 44,-12', '63,3 43,3', '59,17 42,16'],
  },
  flat: {
    palm: '-8,-16 10,-20,6 27,-44,7 42,-60,7 53,-53,7 44,-34,8 44,-23,3 82,-26,7 92,-19,6 84,-12,5 70,-10,1 95,-7,7 97,3,6 74,4,1 91,9,6 88,18,5 66,17,1 79,24,6 72,30,5 44,28,10 18,24,6 -8,16',
    fingers: ['72,-10 50,-8', '74,4 50,4', '66,17 48,15'],
  },
  pinch: {
    palm: '-8,-16 12,-25,8 34,-37,9 54,-33,8 80,-13,5 77,-6,4 62,-4,1 67,4,6 63,12,5 58,14,1 58,25,7 40,30,8 14,25,8 -8,16',
    fingers: ['78,-10 56,-19 36,-17', '62,-4 44,-2', '58,14 42,13'],
  },
  point: {
    palm: '-8,-16 14,-25,8 44,-27,6 94,-24,6 101,-17,6 94,-10,5 62,-9,1 66,-2,6 63,5,1 65,12,6 58,18,1 56,27,7 40,31,8 14,26,8 -8,16',
    thumb: '10,-20 24,-36,8 48,-40,7 54,-31,7 38,-22,6',
    fingers: ['62,-9 44,-8', '63,5 44,5', '58,18 43,17'],
  },
};

export function HandSymbols() {
  return Object.entries(shapes).map(([name, { palm, thumb, fingers }]) => (
    <symbol key={name} id={`hand-${name}`} overflow="visible">
      <Shape of={polygon(points(palm), 12, 1)} wash="hand" />
      {thumb && <Shape of={polygon(points(thumb), 5, 1)} wash="hand" line="fine" />}
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
