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
  /** The can on its way into the boat, and the next one from the crate. Only one is in sight. */
  can: Point;
  /** What the can and the woman's hands move with: 1 the man on the quay, who holds it, too; 0 the boat. */
  shared: number;
  /** Where the woman in the boat holds the can: 1 at its side, 0 at its handle. */
  side: number;
  /** The woman in the boat. */
  taker: { hands: Point; hip: number; lean: number; tilt: number };
  /** The man on the quay. `apart`: 1 his hands are open and empty. */
  giver: { hands: Point; hip: number; lean: number; tilt: number; apart: number };
  /** 1 the cup is at the old man's lips, 0 at his chest. */
  sip: number;
  /** Hands at the taps move a little, heads nod, and the man at the tanker turns its valve. */
  turning: number;
  nod: number;
  feel: number;
}

/** The man on the quay still has the can by its handle, and the woman in the boat has her hands around it. */
const offered: Point = [430, 238];
const awaited: Point = [421, 246];

/**
 * The hero at a share of its film of 8 seconds. Every part returns to where it was, so the film has no seam:
 * the water falls by one mark of the staff and a swell brings it back; one can goes into the boat and the
 * next comes from the crate.
 */
export function moment(share: number): Moment {
  const t = share % 1;
  return {
    share: t,
    level: at(t, [
      [0, 0],
      [0.66, 11],
      [0.74, 11],
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
        ? pointAt(t, [
            [0, offered],
            [0.1, [404, 246]],
            [0.2, [386, 256]],
            [0.27, [382, 284]],
            [0.36, [380, 362]],
            [1, [380, 362]],
          ])
        : pointAt(t, [
            [0, [520, 242]],
            [0.5, [520, 242]],
            [0.58, [508, 232]],
            [0.66, [476, 227]],
            [0.74, [450, 235]],
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
        [0, awaited],
        [0.1, [404, 246]],
        [0.2, [386, 256]],
        [0.27, [382, 284]],
        [0.36, [380, 350]],
        [0.48, [380, 348]],
        [0.72, [392, 262]],
        [0.86, awaited],
        [1, awaited],
      ]),
      hip: at(t, [
        [0, 35],
        [0.2, 35],
        [0.27, 31],
        [0.36, 22],
        [0.48, 22],
        [0.66, 35],
        [1, 35],
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
        [0, 12],
        [0.1, 12],
        [0.24, -10],
        [0.36, -22],
        [0.46, -22],
        [0.66, 8],
        [0.86, 12],
        [1, 12],
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
      hands: pointAt(t, [
        [0, offered],
        [0.1, [404, 246]],
        [0.13, [406, 245]],
        [0.22, [444, 224]],
        [0.31, [482, 222]],
        [0.44, [519, 240]],
        [0.5, [520, 241]],
        [0.58, [508, 231]],
        [0.66, [476, 226]],
        [0.74, [450, 234]],
        [0.86, offered],
        [1, offered],
      ]),
      hip: at(t, [
        [0, 41],
        [0.1, 41],
        [0.24, 48.5],
        [0.44, 48],
        [0.7, 48.5],
        [0.86, 41],
        [1, 41],
      ]),
      lean: at(t, [
        [0, 18],
        [0.1, 18],
        [0.24, 5],
        [0.31, 1],
        [0.44, 5],
        [0.52, 5],
        [0.6, 2],
        [0.7, 4],
        [0.86, 18],
        [1, 18],
      ]),
      tilt: at(t, [
        [0, -12],
        [0.24, -8],
        [0.44, -22],
        [0.52, -22],
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
