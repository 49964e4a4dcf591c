import { direction, joint, mix, type Point } from '../shape/geometry.ts';
import type { Body } from './person.ts';
import type { Pose } from './pose.ts';

export type Side = 'near' | 'far';
export type Pair = Record<Side, Point>;

const thigh = 24;
const shin = 22.5;
const upperArm = 16;
const forearm = 14.2;

/** Every joint of a person, in units of the figure (y up). */
export interface Skeleton {
  hips: Pair;
  knees: Pair;
  ankles: Pair;
  shoulders: Pair;
  elbows: Pair;
  wrists: Pair;
  /** The middle of the head. */
  head: Point;
  /** A point of the torso: `height` from hip (0) to neck (1), `across` in units towards where the person faces. */
  torso(height: number, across: number): Point;
}

export function skeleton(pose: Pose, body: Body, wristTargets: Pair): Skeleton {
  const { hip, lean, bow = 0, shoulders: shoulderTilt = 0, pelvis = 0 } = pose;
  const length = body.torso;
  const neck: Point = [hip[0] + lean, hip[1] + Math.sqrt(Math.max(1, length ** 2 - lean ** 2))];
  const along: Point = [(neck[0] - hip[0]) / length, (neck[1] - hip[1]) / length];
  const middle = mix(hip, neck, 0.5);
  const control: Point = [middle[0] - along[1] * bow * 2, middle[1] + along[0] * bow * 2];

  const torso = (height: number, across: number): Point => {
    const at = Math.max(0, Math.min(1, height));
    const onSpine = mix(mix(hip, control, at), mix(control, neck, at), at);
    const [dx, dy] = direction(mix(hip, control, at), mix(control, neck, at));
    const tilt = (-across / 7) * (shoulderTilt * at + pelvis * (1 - at));
    const rise = (height - at) * length + tilt;
    return [onSpine[0] + dx * rise + dy * across, onSpine[1] + dy * rise - dx * across];
  };

  // From the side the shoulders lie near the middle of the body.
  const width = pose.turn === 'side' ? 0.3 : 1;
  const shoulders = {
    near: torso(0.91, -body.shoulder * width),
    far: torso(0.91, body.shoulder * 0.92 * width),
  };
  const hips = { near: torso(0, -body.hip * 0.44), far: torso(0, body.hip * 0.44) };
  const leg = (side: Side) => joint(hips[side], pose.feet[side].at, [thigh, shin], 1);
  const arm = (side: Side) => joint(shoulders[side], wristTargets[side], [upperArm, forearm], -1);
  const [nearLeg, farLeg, nearArm, farArm] = [leg('near'), leg('far'), arm('near'), arm('far')];
  const [upX, upY] = direction(mix(control, neck, 0.5), neck);
  return {
    hips,
    knees: { near: nearLeg.middle, far: farLeg.middle },
    ankles: { near: nearLeg.end, far: farLeg.end },
    shoulders,
    elbows: { near: nearArm.middle, far: farArm.middle },
    wrists: { near: nearArm.end, far: farArm.end },
    // A head is carried upright: it follows a bent back only by half.
    head: [neck[0] + upX * 6.5 + 1, neck[1] + (3.2 + body.head * 5.4) * Math.max(0.72, upY)],
    torso,
  };
}
