import type { Body } from './person.ts';
import type { Pose } from './pose.ts';
import { type Pair, type Side, skeleton } from './skeleton.ts';

const mostLean = 26;
const lowestHip = 18;

/**
 * Who reaches for a thing bends towards it until the hands are there: first the back leans, then, unless it is on a
 * seat, the hip sinks too. Always as many small steps, so that a film has no jumps.
 */
export function reach(pose: Pose, body: Body, targets: Pair, seated: boolean): Pose {
  let { hip, lean } = pose;
  for (let step = 0; step < 12; step++) {
    const { wrists } = skeleton({ ...pose, hip, lean }, body, targets);
    const missing = (side: Side) =>
      [targets[side][0] - wrists[side][0], targets[side][1] - wrists[side][1]] as const;
    const [near, far] = [missing('near'), missing('far')];
    const [ahead, up] = Math.hypot(...near) > Math.hypot(...far) ? near : far;
    lean = Math.min(Math.max(lean, mostLean), lean + 0.6 * ahead + 0.35 * Math.max(0, -up));
    if (!seated && step >= 4)
      hip = [hip[0], Math.max(Math.min(hip[1], lowestHip), hip[1] + 0.4 * Math.min(0, up))];
  }
  return { ...pose, hip, lean };
}
