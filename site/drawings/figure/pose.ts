import type { Point } from '../shape/geometry.ts';

/** A foot: where the ankle is, and how the sole is turned (degrees, heel up is negative). */
export interface Foot {
  at: Point;
  turn?: number;
}

/**
 * How a person stands. Units of the figure: an adult is 100 tall, x points to where the person faces, y up
 * from the ground. "Near" is the side of the body that we see, "far" the other one.
 */
export interface Pose {
  hip: Point;
  /** How far the shoulders are in front of the hip. */
  lean: number;
  /** Rounds the back (positive) or hollows it. */
  bow?: number;
  /** The body is seen from the side, or turned towards us by half. The head turns with it unless it looks at somebody. */
  turn: 'side' | 'half';
  head?: 'side' | 'half';
  feet: { near: Foot; far: Foot };
  /** Where the wrists are while the hands have nothing to do. */
  hands: { near: Point; far: Point };
  /** Degrees the head is tilted: down is negative. */
  tilt?: number;
  /** One shoulder, one side of the hip is higher: the near one if positive. */
  shoulders?: number;
  pelvis?: number;
}

/** Weight on one leg, the other one at rest. */
const standing: Pose = {
  hip: [0.6, 49.85],
  lean: 0.6,
  bow: -0.6,
  turn: 'half',
  feet: { near: { at: [-3.6, 3.5] }, far: { at: [7.6, 3.4] } },
  hands: { near: [-7, 47], far: [10, 47] },
  shoulders: -0.8,
  pelvis: 0.6,
};

/** A step forward: the near heel leaves the ground, the weight is on the far foot. */
const stepping: Pose = {
  hip: [0, 48.2],
  lean: 4,
  turn: 'half',
  feet: { near: { at: [-13.5, 6.2], turn: -28 }, far: { at: [10, 3.5] } },
  hands: { near: [-8, 47], far: [14, 48] },
  shoulders: 1,
  pelvis: -0.5,
};

/** Feet apart, back straight, bent at the hip: lifting, pulling, leaning over something. */
const bending: Pose = {
  hip: [-3, 45],
  lean: 15,
  bow: 1.4,
  turn: 'side',
  feet: { near: { at: [-8, 3.5] }, far: { at: [9, 3.5] } },
  hands: { near: [20, 44], far: [23, 46] },
  tilt: -12,
};

/** One knee on the ground, the other one up. */
const kneeling: Pose = {
  hip: [-3, 26.6],
  lean: 9,
  bow: 1.6,
  turn: 'side',
  feet: { near: { at: [-22, 6.6], turn: -56 }, far: { at: [12, 3.4] } },
  hands: { near: [20, 30], far: [23, 32] },
  tilt: -12,
};

/** On a seat 20 units high. */
const sitting: Pose = {
  hip: [0, 24],
  lean: 2,
  bow: 1,
  turn: 'side',
  feet: { near: { at: [19, 3.5] }, far: { at: [23, 3.5] } },
  hands: { near: [16, 32], far: [19, 33] },
  tilt: -6,
};

/** On the heels, both soles down. */
const crouching: Pose = {
  hip: [-6, 18],
  lean: 12,
  bow: 2.4,
  turn: 'side',
  feet: { near: { at: [-1, 3.5] }, far: { at: [6, 3.5] } },
  hands: { near: [20, 22], far: [22, 28] },
  tilt: -10,
};

export const stances = { standing, stepping, bending, kneeling, sitting, crouching };
export type Stance = keyof typeof stances;
