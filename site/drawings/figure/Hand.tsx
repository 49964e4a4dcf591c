import { type Point, points } from '../shape/geometry.ts';
import { polyline } from '../shape/path.ts';
import { Shape } from '../shape/Shape.tsx';
import type { Frame } from './frame.ts';

/**
 * `grip` closes around something, `flat` is open, `pinch` holds a thing between finger and thumb, `point` shows or
 * steadies.
 */
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
    palm: '-8,-15 14,-21,10 38,-31,9 58,-29,7 67,-20,5 64,-12,1 72,-6,4 71,3,4 66,5,1 70,10,4 67,18,4 62,19,1 63,26,5 55,33,6 36,32,9 14,23,10 -8,15',
    thumb: '6,-18 25,-34,9 50,-39,8 62,-33,5 58,-24,5 44,-21,6 32,-15',
    fingers: ['64,-12 42,-11 38,-5', '66,5 40,4 37,9', '62,19 40,18 37,22'],
  },
  flat: {
    palm: '-8,-15 10,-19,6 27,-42,7 41,-59,6 51,-53,6 44,-34,8 46,-22,3 82,-27,6 92,-20,4 86,-13,4 71,-10,1 97,-8,5 99,2,5 88,6,5 74,4,1 92,9,4 89,18,5 67,17,1 80,25,4 72,31,5 44,28,10 16,23,8 -8,15',
    fingers: ['71,-10 50,-8', '74,4 50,4', '67,17 48,15', '31,-24 38,-10'],
  },
  pinch: {
    palm: '-8,-15 14,-21,10 38,-31,9 60,-25,8 82,-8,4 78,-1,4 61,1,1 68,7,4 65,15,4 59,17,1 60,26,5 42,31,9 14,23,10 -8,15',
    thumb: '6,-18 24,-35,8 46,-40,8 66,-30,7 83,-12,4 79,-7,3 60,-19,7 46,-22,6 32,-15',
    fingers: ['61,1 43,0 39,5', '59,17 43,16 40,20'],
  },
  point: {
    palm: '-8,-15 14,-21,10 40,-28,7 92,-24,6 100,-17,5 93,-11,4 64,-9,1 69,-3,4 66,5,1 68,11,4 60,18,1 60,27,5 40,32,9 14,23,10 -8,15',
    thumb: '6,-18 23,-35,8 46,-39,7 57,-32,4 50,-25,5 38,-22,6 30,-15',
    fingers: ['64,-9 42,-8 38,-3', '66,5 43,5 40,9', '60,18 42,17 39,21'],
  },
};

export function HandSymbols() {
  return Object.entries(shapes).map(([name, { palm, thumb, fingers }]) => (
    <symbol key={name} id={`hand-${name}`} overflow="visible">
      {/* Open at the wrist. */}
      <Shape of={polyline(points(`-8,-6 ${palm} -8,6`), 12, 1)} wash="hand" />
      {thumb && <path className="w-hand l2" d={polyline(points(thumb), 5)} />}
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
