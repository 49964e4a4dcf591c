import { mix, type Point } from '../../shape/geometry.ts';

/** Values at shares of the film, from 0 to 1: `[share, value]`, the first equal to the last. */
type Keys<Value> = readonly (readonly [share: number, value: Value])[];

/** One moment of Home's hero; 0 is the drawing on the page. Units of the scene, unless a name says otherwise. */
export interface Moment {
  /** Of the film, from 0 to 1. */
  share: number;
  /** How far the water has fallen. */
  level: number;
  /** The boat bobs and rolls (degrees). */
  bob: number;
  roll: number;
  /** Opacity of the rain, and how far it has fallen. */
  rain: number;
  rainFall: number;
  waves: number;
  /** Degrees the palm bends. */
  palm: number;
  flow: number;
  /** The can on its way into the boat, and the next one from the edge of the quay. Only one is in sight. */
  can: Point;
  /** What the can and the woman's hands move with: 1 the man on the quay, who holds it, too; 0 the boat. */
  shared: number;
  /** Where the woman in the boat holds the can: 1 at its side, 0 at its handle. */
  side: number;
  /** The woman in the boat. */
  taker: { hands: Point; hip: number; lean: number; tilt: number };
  /** The man on the quay. `apart`: 1 his hands are open and empty. `under`: 1 one of them is at the side of the can. */
  giver: { hands: Point; hip: number; lean: number; tilt: number; apart: number; under: number };
  /** 1 the cup is at the old man's lips, 0 at his chest. */
  sip: number;
  /** Hands at the taps move a little, heads nod, and the man at the tanker turns its valve. */
  turning: number;
  nod: number;
  feel: number;
}

/** The man on the quay still has the can, and the woman in the boat has her hands around it. */
const offered: Point = [446, 198];

/** Behind the bow of the boat, where the next can stands. */
const waiting: Point = [468, 307];
/** Into the boat, behind its gunwale. */
const taken: Keys<Point> = [
  [0, offered],
  [0.1, [428, 208]],
  [0.2, [412, 224]],
  [0.27, [404, 262]],
  [0.36, [400, 342]],
  [1, [400, 342]],
];

/**
 * The hero at a share of its film of 8 seconds. Every part returns to where it was, so the film has no seam:
 * the water falls by one mark of the staff and a swell brings it back; one can goes into the boat and the
 * next stands at the edge of the quay.
 */
export function moment(share: number): Moment {
  const t = share % 1;
  return {
    share: t,
    level: at(t, [
      [0, 0],
      [0.66, 13],
      [0.74, 13],
      [1, 0],
    ]),
    bob: 1.4 * swing(t, 2, 0.1),
    roll: 0.3 * swing(t, 1, 0.25),
    rain: at(t, [
      [0, 1],
      [0.55, 0.25],
      [1, 1],
    ]),
    rainFall: t * 520,
    waves: t * 120,
    palm: 1.6 * swing(t, 1, 0.2),
    flow: -t * 96,
    can:
      t < 0.5
        ? pointAt(t, taken)
        : pointAt(t, [
            [0, waiting],
            [0.54, waiting],
            [0.7, [466, 226]],
            [0.86, offered],
            [1, offered],
          ]),
    shared:
      t < 0.5
        ? at(t, [
            [0, 1],
            [0.1, 1],
            [0.24, 0],
            [1, 0],
          ])
        : at(t, [
            [0, 0],
            [0.7, 0],
            [0.86, 1],
            [1, 1],
          ]),
    side: at(t, [
      [0, 1],
      [0.2, 1],
      [0.27, 0],
      [0.48, 0],
      [0.66, 1],
      [1, 1],
    ]),
    taker: {
      hands: pointAt(t, [
        ...taken.slice(0, -1),
        [0.48, [400, 336]],
        [0.64, [412, 206]],
        [0.86, offered],
        [1, offered],
      ]),
      hip: at(t, [
        [0, 39],
        [0.2, 39],
        [0.36, 26],
        [0.48, 26],
        [0.66, 39],
        [1, 39],
      ]),
      lean: at(t, [
        [0, 6],
        [0.2, 4],
        [0.36, 15],
        [0.48, 15],
        [0.68, 5],
        [0.86, 6],
        [1, 6],
      ]),
      tilt: at(t, [
        [0, 10],
        [0.1, 10],
        [0.24, -8],
        [0.36, -18],
        [0.46, -18],
        [0.66, 8],
        [0.86, 10],
        [1, 10],
      ]),
    },
    giver: {
      apart: at(t, [
        [0, 0],
        [0.12, 0],
        [0.18, 1],
        [0.34, 0.5],
        [0.44, 0],
        [1, 0],
      ]),
      under: at(t, [
        [0, 1],
        [0.12, 1],
        [0.3, 0],
        [0.6, 0],
        [0.8, 1],
        [1, 1],
      ]),
      hands: pointAt(t, [
        [0, offered],
        [0.1, [428, 208]],
        [0.13, [430, 208]],
        [0.24, [468, 206]],
        [0.46, waiting],
        [0.54, waiting],
        [0.7, [466, 226]],
        [0.86, offered],
        [1, offered],
      ]),
      hip: at(t, [
        [0, 36],
        [0.1, 36],
        [0.24, 37],
        [0.46, 32],
        [0.54, 32],
        [0.7, 37],
        [0.86, 36],
        [1, 36],
      ]),
      lean: at(t, [
        [0, 22],
        [0.1, 22],
        [0.24, 21],
        [0.46, 24],
        [0.54, 24],
        [0.7, 22],
        [0.86, 22],
        [1, 22],
      ]),
      tilt: at(t, [
        [0, -12],
        [0.24, -8],
        [0.44, -22],
        [0.54, -22],
        [0.68, -8],
        [0.86, -12],
        [1, -12],
      ]),
    },
    sip: at(t, [
      [0, 1],
      [0.3, 1],
      [0.46, 0],
      [0.62, 0],
      [0.84, 1],
      [1, 1],
    ]),
    turning: 1.4 * swing(t, 1, 0.3),
    nod: 2.5 * swing(t, 2, 0.2),
    feel: 5 * swing(t, 1, 0.1),
  };
}

/** A sine of whole periods that is 0 at the start. */
function swing(t: number, periods: number, phase: number): number {
  return Math.sin(2 * Math.PI * (periods * t + phase)) - Math.sin(2 * Math.PI * phase);
}

function at(t: number, keys: Keys<number>): number {
  return pointAt(
    t,
    keys.map(([share, value]) => [share, [value, 0]] as const),
  )[0];
}

/** Between two keys the value speeds up and slows down. */
function pointAt(t: number, keys: Keys<Point>): Point {
  const next = keys.findIndex(([share]) => share > t);
  const [from, to] = [keys[next - 1], keys[next]];
  if (!from || !to) return keys.at(-1)?.[1] ?? [0, 0];
  const share = (t - from[0]) / (to[0] - from[0]);
  return mix(from[1], to[1], 0.5 - 0.5 * Math.cos(Math.PI * share));
}
