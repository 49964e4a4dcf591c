import { type Moment, running } from '../solutions/train/moment.ts';

/** Left and upper edge of what is seen, and its width, in units of the drawing. */
type Camera = readonly [x: number, y: number, width: number];

/**
 * When each of the seven steps is in view, and when the last one ends: seconds. Its caption comes at the same time.
 * Before the first one the poster moves.
 */
export const stepTimes = [0.9, 3.2, 6.1, 9, 11.4, 13, 15, 18] as const;

const cameras: readonly Camera[] = [
  [30, 264, 270],
  [226, 122, 320],
  [396, 66, 420],
  [972, 84, 372],
  [1282, 114, 290],
  [1430, 138, 324],
];

/** Seconds in which the camera glides to the next step, past what no caption names. */
export const glide = 0.7;

/** Whether a girl drinks and a glass fills at this time, near to us: the film is cut there, the camera does not glide. */
export function isAtTaps(time: number): boolean {
  return time < stepTimes[0] || time >= stepTimes[6];
}

export function cameraAt(time: number): Camera {
  const glides = stepTimes.slice(1, cameras.length).map(step => ease(step - glide, step, time));
  const steps = glides.filter(share => share > 0).length;
  const [from, to] = [cameras[Math.max(0, steps - 1)], cameras[steps]];
  if (!from || !to) throw new RangeError(`The film has no step ${steps}`);
  const share = glides[steps - 1] ?? 1;
  const between = (start: number, end: number) => start + (end - start) * share;
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])];
}

/** What moves at a time (seconds) of the film. */
export function momentAt(time: number): Moment {
  const opens = time < stepTimes[0];
  return {
    bob: 2.5 * Math.sin(Math.PI * time),
    flow: time * 54,
    wheel: time * 280,
    filtered: ease(6.4, 8.6, time),
    pressed: ease(9.1, 10.6, time),
    lamps: ease(11.6, 11.9, time),
    dose: time > 11.6 ? ((time - 11.6) / 0.6) % 1 : 0,
    level: opens ? running.level : 30 + (running.level - 30) * ease(11.4, 12.9, time),
    poured: isAtTaps(time),
    glass: running.glass + (opens ? 4 * time : 20 * ease(stepTimes[6], stepTimes[7], time)),
  };
}

/** 0 before `start`, 1 after `end`; between them slow, fast, slow. */
function ease(start: number, end: number, time: number): number {
  const share = Math.max(0, Math.min(1, (time - start) / (end - start)));
  return 0.5 - 0.5 * Math.cos(Math.PI * share);
}
