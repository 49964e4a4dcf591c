import type { Point } from '../shape/geometry.ts';
import { Line, Shape } from '../shape/Shape.tsx';
import type { Frame } from './frame.ts';

/**
 * `grip` closes around something, seen from the back of the hand, `hold` from its inside; `flat` is open, `pinch` holds a
 * thing between finger and thumb, `point` shows or steadies.
 */
export type HandShape = 'grip' | 'hold' | 'flat' | 'pinch' | 'point';

interface Outline {
  /** Open at the wrist. */
  palm: string;
  /** Its lower side, away from the light. */
  shade: string;
  /** Where it lies over the palm. */
  thumb?: string;
  /** What parts the fingers. */
  fingers: string;
  /** Knuckles and creases. */
  folds: string;
  /** Which gloves cover. */
  nails: string;
}

/**
 * Hands in tenths of a figure's unit: the wrist is the origin, the fingers point along x; y down. The thumb
 * is on top, and in front when the hand hangs.
 */
const shapes: Record<HandShape, Outline> = {
  grip: {
    palm: 'M-8-15c10-1 18-6 28-10 8-3 16-4 24-3 10-1 20 0 24 4 4 4 3 9-1 12 6 1 9 6 8 10-1 4-4 6-8 7 5 1 8 5 7 9-1 4-5 6-9 7 4 1 6 5 4 9-3 5-12 8-21 8-14 0-26-5-38-11-6-4-12-9-18-12',
    shade: 'M-8 15c6 3 12 8 18 12 12 6 24 11 38 11 9 0 18-3 21-8 2-4 0-8-4-9-8 5-20 7-30 6-16-2-30-10-43-19z',
    thumb: 'M6-18c8-9 20-16 32-18 10-2 20 0 24 5 3 5-1 9-7 9-8-1-14 0-20 3-5 3-10 4-16 3',
    fingers: 'M67-12q-14-2-25 1m25 16q-14-2-26 1m24 15q-13-1-23 1',
    folds: 'M47-20q3 3 1 7m-2 10q3 3 1 7m-3 9q3 3 1 6',
    nails: 'M61-31c-4 0-5 4-1 6',
  },
  hold: {
    palm: 'M-8-15c8-2 14-6 21-11 8-6 18-10 29-10 12-1 24 2 28 9 3 4 2 8-1 11 5 2 7 6 6 10-1 4-4 6-7 6 4 2 6 6 5 9-1 4-5 6-8 6 3 2 4 6 2 9-4 6-13 9-23 9-14 0-26-5-36-12-6-3-10-5-16-7',
    shade:
      'M-8 14c6 2 10 4 16 7 10 7 22 12 36 12 10 0 19-3 23-9 2-3 1-7-2-9-10 7-24 9-36 6-14-4-25-12-37-19z',
    thumb: 'M4-17c8-8 17-14 27-15 9-1 17 2 26 5 5 2 5 9-1 9-10 1-17 0-23 3-5 3-9 6-15 5',
    fingers:
      'M40-17c-9 0-13 11-5 14 11 2 22 2 34-1M34-3c-8 2-9 12-1 14 11 2 23 1 34-1M33 11c-7 2-7 11 0 13 10 2 22 2 32 0M36 24c-4 2-4 8 1 10',
    folds: 'M52-14q3 4 1 9m-2 4q3 4 1 9m-3 4q3 4 1 8',
    nails: 'M57-27c-4 1-5 5-1 8',
  },
  flat: {
    palm: 'M-8-15c10-2 18-8 24-18 5-8 9-18 15-26 4-5 11-4 13 1 2 6-4 14-6 22-1 5 0 9 3 10 13-1 27-3 40-4 7-1 11 3 10 8-1 4-7 6-20 9 9-1 19-1 26 0 6 1 7 9 1 11-8 2-18 3-26 2 8 1 16 3 21 5 5 3 4 9-2 10-8 0-17-1-24-2 6 3 12 6 15 9 3 4 0 8-5 8-12 0-24-1-36-4-18-3-33-6-49-12',
    shade: 'M-8 14c16 6 31 9 49 12 12 3 24 4 36 4 5 0 8-4 5-8-2-2-5-4-8-5-22 4-52-2-82-15z',
    fingers: 'M71-13q-12 1-22 5m23 8q-12 0-23 1m18 12q-10-1-18-2',
    folds: 'M33-26c-3 7 0 15 7 20M22-14c4 11 12 19 24 23',
    nails: 'M41-54q-3-3-5 1',
  },
  pinch: {
    palm: 'M-8-15c10-1 18-6 28-10 10-4 22-6 34-3 10 3 20 10 27 17 4 4 3 9-2 9-8 0-14 0-20 1 5 1 8 4 7 9-1 4-4 6-8 6 4 2 6 5 4 9-3 5-10 8-18 8-13 0-24-5-35-11-6-3-11-5-17-6',
    shade: 'M-8 14c6 1 11 3 17 6 11 6 22 11 35 11 8 0 15-3 18-8 2-4 0-7-4-9-8 4-18 6-27 5-14-2-26-10-39-18z',
    thumb: 'M6-18c8-9 18-16 30-18 14-2 29 4 39 14 5 5 9 10 7 14-3 3-8 0-12-4-8-7-17-11-26-10-6 1-10 5-16 6',
    fingers: 'M59-1q-12-3-20 1m19 14q-12-2-20 1',
    folds: 'M44-6q3 3 1 7m-3 7q3 3 1 6',
    nails: 'M78-18c-3 1-3 5 0 7',
  },
  point: {
    palm: 'M-8-15c10-1 18-6 28-10 8-3 18-4 26-4 18 0 34 1 48 3 7 1 9 9 2 11-12 1-22 2-32 3 5 2 8 6 7 10-1 4-4 6-8 7 4 1 6 5 5 9-2 4-4 6-8 6 3 2 3 6 0 8-6 3-14 4-22 3-18-2-32-8-46-16',
    shade: 'M-8 15c14 8 28 14 46 16 8 1 16 0 22-3 3-2 3-6 0-8-8 4-18 5-27 3-14-3-27-10-39-17z',
    thumb: 'M6-18c8-8 17-15 28-17 9-2 19 0 23 5 3 4 0 7-6 7-7 0-12 1-17 4-5 3-10 4-16 3',
    fingers: 'M64-12q-12 0-22 3m21 14q-12-2-22 1m19 14q-10-2-18 0',
    folds: 'M46-4q3 3 1 7m-3 8q3 3 1 6',
    nails: 'M55-30c-4 0-4 4 0 6M96-24q-5 1-3 6',
  },
};

export function HandSymbols() {
  return Object.entries(shapes).map(([name, { palm, shade, thumb, fingers, folds, nails }]) => (
    <symbol key={name} id={`hand-${name}`} overflow="visible">
      <Shape of={palm} wash="hand" />
      <Shape of={shade} wash="shade" line="none" />
      {thumb && <path className="w-hand l2" d={thumb} />}
      <Line of={fingers} />
      <Line of={folds} weight="hair" />
      <path className="l4 nails" d={nails} />
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
