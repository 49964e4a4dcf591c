import type { ReactNode } from 'react';
import type { Point } from '../shape/geometry.ts';
import { Shape } from '../shape/Shape.tsx';
import { Arm } from './Arm.tsx';
import type { Look } from './facial-features.tsx';
import type { Frame } from './frame.ts';
import { GarmentOver } from './Garments.tsx';
import type { HandShape } from './Hand.tsx';
import { Head } from './Head.tsx';
import { Leg } from './Leg.tsx';
import { bodies, type Person } from './person.ts';
import { type Pose, type Stance, stances } from './pose.ts';
import { reach } from './reach.ts';
import { type Side, skeleton } from './skeleton.ts';
import { Neck, Skirt, Torso } from './Torso.tsx';

/** What a hand does. */
export interface HandTask {
  /** Where the wrist is, in units of the scene: the body bends towards what is out of reach. */
  at?: Point;
  /** Without it, it closes around something. */
  hand?: HandShape;
  /** Degrees in the figure's own direction: 0 forward, 90 up. Without it, along the forearm. */
  turn?: number;
  /** What the hand holds: drawn before the arm, so that the fingers close around it. */
  holds?: ReactNode;
}

export interface FigureProps {
  who: Person;
  /** The ground under the body, in units of the scene. */
  x: number;
  y: number;
  /** Units of the scene in one unit of the figure: an adult is 100 times that tall. */
  scale?: number;
  faces?: 'right' | 'left';
  stance?: Stance;
  /** What differs from the stance. */
  pose?: Partial<Pose>;
  near?: HandTask;
  far?: HandTask;
  look?: Look;
  /** `open` shows teeth. People who give, take or help smile, unless the moment is grave. */
  smiles?: boolean | 'open';
  /** For somebody who looks at what is wrong. */
  frowns?: boolean;
  /** The far arm lies over the body, also from the side, because it holds something in front of it. */
  farArmInFront?: boolean;
  /** For somebody in a boat, in water or behind a counter. */
  legs?: 'hidden';
  /** The height of the skirt's hem, in units of the figure. */
  hem?: number;
  /** Whether a shadow lies on the ground. */
  shadow?: boolean;
  /** To draw a table between body and arm: the figure first with `hidden`, then the table, then the figure with `only`. */
  nearArm?: 'only' | 'hidden';
  /** What lies between body and near arm, such as a strap. */
  children?: ReactNode;
}

/** A person. Give the place, a stance and what the hands do; elbows and knees follow. */
export function Figure({
  who,
  x,
  y,
  scale: adult = 2.2,
  faces = 'right',
  stance = 'standing',
  pose: changes,
  near = {},
  far = {},
  look = 'down',
  smiles = false,
  frowns = false,
  farArmInFront: inFront = false,
  legs,
  hem,
  shadow = true,
  nearArm: which,
  children,
}: FigureProps) {
  const body = bodies[who.body];
  const scale = adult * body.stature;
  const flip = faces === 'left';
  const direction = flip ? -1 : 1;
  const asked: Pose = { ...stances[stance], ...changes };
  const place = ([px, py, round]: Point): Point => {
    const [sx, sy] = [x + direction * scale * px, y - scale * py];
    return round === undefined ? [sx, sy] : [sx, sy, round * scale];
  };
  const target = (side: Side, task: HandTask): Point =>
    task.at ? [(task.at[0] - x) / (scale * direction), (y - task.at[1]) / scale] : asked.hands[side];
  const targets = { near: target('near', near), far: target('far', far) };
  const pose = reach(asked, body, targets, stance === 'sitting');
  const bones = skeleton(pose, body, targets);
  const frame: Frame = {
    skeleton: bones,
    body,
    place,
    torso: (height, across, round) => {
      const [tx, ty] = bones.torso(height, across);
      return place(round === undefined ? [tx, ty] : [tx, ty, round]);
    },
    scale,
    flip,
    width: pose.turn === 'side' ? 0.6 : 1,
  };
  const arm = (
    side: Side,
    { holds, hand = side === 'near' ? 'grip' : 'hold', turn }: HandTask,
    shaded: boolean,
  ) => (
    <>
      {holds}
      <Arm frame={frame} side={side} clothes={who.clothes} hand={hand} turn={turn} shaded={shaded} />
    </>
  );
  // Half turned to us, somebody holds things before the body.
  const farArmInFront = inFront || (pose.turn === 'half' && Boolean(far.at));
  const farArm = arm('far', far, !farArmInFront);
  // A headscarf falls over the shoulders, unless a hand is at the face.
  const scarf =
    who.hair === 'headscarf' && Math.max(bones.wrists.near[1], bones.wrists.far[1]) < bones.head[1] - 8;
  const head = (
    <Head
      who={who}
      frame={frame}
      turn={pose.head ?? pose.turn}
      tilt={pose.tilt ?? -4}
      look={look}
      smiles={smiles}
      frowns={frowns}
    />
  );
  const nearArm = which !== 'hidden' && arm('near', near, false);
  if (which === 'only') return <g className={`skin-${who.skin}`}>{nearArm}</g>;
  return (
    <g className={`skin-${who.skin}`}>
      {shadow && !legs && <Shadow frame={frame} />}
      {!farArmInFront && farArm}
      {!legs && <Leg frame={frame} side="far" clothes={who.clothes} foot={pose.feet.far} />}
      {!legs && <Leg frame={frame} side="near" clothes={who.clothes} foot={pose.feet.near} />}
      {!legs && who.clothes.bottom === 'skirt' && (
        <Skirt frame={frame} clothes={who.clothes} {...(hem && { hem })} />
      )}
      <Neck frame={frame} />
      <Torso frame={frame} clothes={who.clothes} />
      {who.clothes.over?.map(garment => (
        <GarmentOver key={garment.kind} frame={frame} garment={garment} />
      ))}
      {!scarf && head}
      {children}
      {farArmInFront && farArm}
      {nearArm}
      {scarf && head}
    </g>
  );
}

/** The shadow on the ground falls to the left of everybody: the light comes from the upper right. */
function Shadow({ frame: { place, skeleton, flip } }: { frame: Frame }) {
  const left = flip ? -1 : 1;
  const feet = [skeleton.ankles.near[0] * left, skeleton.ankles.far[0] * left];
  const [from, to] = [Math.min(...feet), Math.max(...feet) + (flip ? 2 : 7)];
  const corners: Point[] = [
    [to, 1],
    [to - 2, -1.8],
    [from - 4, -2.8],
    [from - 32, -2.4],
    [from - 22, 0],
    [from, 1.6],
  ];
  return <Shape of={corners.map(([x, y]) => place([left * x, y]))} wash="shade" line="none" round={3} />;
}
