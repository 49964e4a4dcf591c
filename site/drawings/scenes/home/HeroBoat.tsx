import { boy, giver, paddler, taker } from '../../cast/home.ts';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box, type Point } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import type { Moment } from './hero-motion.ts';
import { ground, scales } from './hero-scale.ts';

const scale = scales.near;

/** The picture's story, from near: he stands at the edge of the quay and hands a can down to her, and four hands are at it. */
export function HandOver({ moment }: { moment: Moment }) {
  const { can, shared, share, level, bob, roll } = moment;
  const down = level * 0.9 + bob;
  const afloat =
    down || roll ? `translate(0 ${down.toFixed(2)})rotate(${roll.toFixed(2)} 280 330)` : undefined;
  const [x, y] = [can[0], can[1] + (share < 0.5 ? down * (1 - shared) : 0)];
  const giving = giverAt(moment);
  // She is drawn in the boat and moves with it; what he holds, too, does not.
  const taking = takerAt(moment, down * shared);
  return (
    <>
      <Figure {...giving} nearArm="hidden" />
      <Cans />
      <g transform={afloat}>
        <Shape
          of="M44 300L84 287Q300 290 506 280 400 318 300 320 160 312 44 300z"
          wash="slate"
          line="inner"
        />
        <Figure {...paddling} far={{ at: stroke.top, turn: -40 }} nearArm="hidden" />
        <Figure
          who={boy}
          x={222}
          y={350}
          scale={2.7}
          stance="sitting"
          pose={{ hip: [0, 25], turn: 'half', tilt: 2 }}
          look="ahead"
          smiles
          near={{ at: [252, 270], turn: -10, holds: <Can x={258} y={268} scale={2.3} /> }}
          far={{ at: [256, 271], turn: -8 }}
          legs="hidden"
        />
        <Figure {...taking} nearArm="hidden" />
      </g>
      <Can x={x} y={y} scale={3.3} />
      <path className="w-sun" opacity=".5" d={`M${x + 18} ${y + 13}h6v60h-6z`} />
      <Figure {...giving} nearArm="only" />
      <g transform={afloat}>
        <Figure {...taking} nearArm="only" />
        <Hull />
        <Paddle />
        <Figure {...paddling} near={{ at: stroke.low, turn: -40 }} nearArm="only" />
      </g>
      <Mooring bow={302 + down} />
    </>
  );
}

/** She stands low in the boat. Her hands are open while she waits for the can and holds it at its side. */
function takerAt({ taker: her, side, share }: Moment, up: number): FigureProps {
  const [x, y] = [her.hands[0], her.hands[1] - up];
  const hand = side > 0.5 || share > 0.5 ? 'flat' : 'grip';
  return {
    who: taker,
    x: 322,
    y: 404,
    scale,
    look: her.tilt > 0 ? 'ahead' : 'down',
    smiles: her.tilt > 0 && 'open',
    pose: {
      hip: [0, her.hip],
      lean: her.lean,
      tilt: her.tilt,
      turn: 'side',
      head: 'half',
      feet: { near: { at: [0, 6] }, far: { at: [11, 15] } },
    },
    near: { at: [x - 12 - 22 * side, y - 4 + 80 * side], hand, turn: 8 - 40 * (1 - side) },
    far: { at: [x - 18 - 18 * side, y - 6 + 44 * side], hand, turn: 10 - 36 * (1 - side) },
    shadow: false,
  };
}

/** He bends over the edge; his hands close around the handle and the side of the can. */
function giverAt({ giver: him }: Moment): FigureProps {
  const [x, y] = him.hands;
  const hand = him.apart > 0.3 ? 'flat' : 'grip';
  return {
    who: giver,
    smiles: him.tilt > -20,
    x: 588,
    y: ground(scale) + 6,
    scale,
    faces: 'left',
    stance: 'bending',
    look: him.tilt > -20 ? 'ahead' : 'down',
    pose: {
      hip: [0, him.hip],
      lean: him.lean,
      tilt: him.tilt,
      head: 'half',
      feet: { near: { at: [9, 3.5] }, far: { at: [-10, 3.5] } },
    },
    near: { at: [x + 21, y - 5 + 20 * him.apart], hand, turn: -10 },
    far: { at: [x + 30 + 14 * him.under, y + 50 * him.under - 24 * him.apart], hand, turn: -6 },
    shadow: false,
  };
}

const paddling: FigureProps = {
  who: paddler,
  x: 128,
  y: 346,
  scale: 2.2,
  stance: 'sitting',
  pose: { hip: [0, 24], lean: 5, bow: 2, turn: 'side', tilt: 2 },
  look: 'ahead',
  smiles: true,
  legs: 'hidden',
};

/** Where he holds the paddle: its blade is in the water beside the stern. */
const stroke: { top: Point; low: Point } = { top: [160, 246], low: [135, 288] };

function Paddle() {
  return (
    <Place x={167} y={252} turn={41} scale={1.1}>
      <Shape of={box(-2.5, 0, 5, 92)} wash="wood" line="inner" />
      <Shape of="-6,-4 6,-4 6,2 -6,2" wash="wood" line="inner" round={2} />
      <Shape of="-7,74,4 7,74,4 9,124,6 0,130,4 -9,124,6" wash="wood" line="inner" />
    </Place>
  );
}

/** A wooden skiff, its bow near to us and its stern far off. */
function Hull() {
  return (
    <>
      <path className="w-hatch" d="M30 348L300 404H100L10 352z" />
      <Shape
        of="M44 300Q160 312 300 320 420 318 507 280 506 350 486 404 410 416 330 404 180 376 56 342z"
        wash="teal"
        loose
      />
      <Shape
        of="M42 298Q160 309 300 317 420 315 508 277L507 292Q420 332 300 334 160 324 46 309z"
        wash="white"
        line="inner"
      />
      <Line of="M53 330Q180 356 320 368 420 368 500 330" />
      <path className="w-hatch" d="M47 312Q160 326 300 336L330 404Q180 376 56 342z" />
    </>
  );
}

/** The bow line, from a cleat inside the bow, slack, around a bollard on the quay. */
function Mooring({ bow }: { bow: number }) {
  return (
    <>
      <Shape
        of="512,342 514,314 508,314 508,306 532,306 532,314 526,314 528,342"
        wash="slate"
        line="inner"
        round={2}
      />
      <Line of={`M503 ${bow.toFixed(1)}Q506 326 515 323h12`} weight="strap" />
    </>
  );
}

/** The next ones stand beside him on the quay. */
function Cans() {
  return (
    <>
      <Can x={640} y={274} scale={2.8} />
      <Can x={664} y={278} scale={3.1} wash="white" />
      <Can x={614} y={280} scale={3.1} />
    </>
  );
}
