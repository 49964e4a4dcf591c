import type { Point } from '../shape/geometry.ts';
import type { Body } from './person.ts';
import type { Skeleton } from './skeleton.ts';

/** What a part of a figure needs to draw itself in the units of the scene. */
export interface Frame {
  skeleton: Skeleton;
  body: Body;
  /** A point of the figure in the scene. The radius of a corner grows with it. */
  place(point: Point): Point;
  /** A point of the torso in the scene: see `Skeleton.torso`. */
  torso(height: number, across: number, round?: number): Point;
  /** Units of the scene in one unit of the figure. */
  scale: number;
  flip: boolean;
  /** 1 half turned to us, less from the side. */
  width: number;
}

/** Corners as round as their edges allow, in units of the figure: they make one curve of an outline. */
export const soft = 9;

/** Degrees, in the figure's own direction, of the line between two of its points. */
export function angle(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}
