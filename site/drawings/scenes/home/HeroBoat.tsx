import { boy, giver, paddler, taker } from '../../cast/home.ts';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box, type Point } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import type { Moment } from './hero-motion.ts';
import { ground, scales } from './hero-scale.ts';

const scale = scales.near;

/**
 * The picture's story, from near: he stands at the edge of the quay and hands a can down to her, and four hands are at
 * it.
 */
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
        <Shape of="M86 288h54l10 30H88zM186 286h52l14 38h-58z" wash="wood" line="inner" />
        <Figure {...paddling} far={{ at: stroke.top, turn: 19, holds: <PaddleGrip /> }} nearArm="hidden" />
        <Shape of="M134 274h42q12 0 10 13l-4 27h-14l2-20-36 2z" wash="slate" />
        <Shape of="M112 280q-6 18 12 18 20 2 34-3l-4 24h17l4-32q1-12-10-13-20 0-36 7z" wash="slate" />
        <Figure
          who={boy}
          x={216}
          y={334}
          scale={2.7}
          stance="sitting"
          pose={{ hip: [0, 25], turn: 'half', tilt: 2, lean: 5 }}
          look="ahead"
          smiles
          near={{ at: [272, 264], turn: -10, holds: <Can x={279} y={263} scale={2.3} /> }}
          far={{ at: [277, 265], turn: -8 }}
          legs="hidden"
        />
        <path className="skin-2 w-skin l1" d="M236 281q28-4 28 10l-3 36h-14l-1-24h-8z" />
        <Shape of="M203 284q-2 18 14 19l31 2 3-25q-26-3-48 4z" wash="clay" />
        <g transform={`translate(0 ${((39 - moment.taker.hip) * scale).toFixed(1)})`}>
          <Shape of="M304 272q4 30 38 52h62l16-20q6-12-6-18l-60-30z" wash="sand" />
          <path className="w-shade" d="M304 272q4 30 38 52h48q-16-22-56-30z" />
          <Line of="M334 290q40 8 56 30M344 284l24 8" />
        </g>
        <Figure {...taking} nearArm="hidden" />
      </g>
      <Can x={x} y={y} scale={3.3} />
      <Figure {...giving} nearArm="only" />
      <g transform={afloat}>
        <Figure {...taking} nearArm="only" />
        <Hull />
        <Paddle />
        <Figure {...paddling} near={{ at: stroke.low, turn: -71 }} nearArm="only" />
      </g>
      <Mooring bow={302 + down} />
    </>
  );
}

/** She kneels in the boat. Her hands are open while she waits for the can and holds it at its side. */
function takerAt({ taker: her, side, share }: Moment, up: number): FigureProps {
  const [x, y] = [her.hands[0], her.hands[1] - up];
  const hand = side > 0.5 || share > 0.5 ? 'flat' : 'grip';
  return {
    who: taker,
    x: 320,
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
    },
    near: { at: [x - 12 - 20 * side, y - 4 + 36 * side], hand, turn: 20 - 40 * (1 - side) },
    far: { at: [x - 18 - 6 * side, y - 6 + 86 * side], hand, turn: 4 - 36 * (1 - side) },
    legs: 'hidden',
  };
}

/** He bends over the edge; his hands close around the handle and the side of the can. */
function giverAt({ giver: him }: Moment): FigureProps {
  const [x, y] = him.hands;
  const hand = him.apart > 0.3 ? 'flat' : 'grip';
  return {
    who: giver,
    smiles: him.tilt > -20,
    x: 604,
    y: ground(scale) + 6,
    scale,
    faces: 'left',
    stance: 'bending',
    look: him.tilt > -20 ? 'ahead' : 'down',
    pose: {
      hip: [0, him.hip],
      lean: him.lean,
      tilt: him.tilt,
      bow: -1.6,
      head: 'half',
      feet: { near: { at: [13, 3.5] }, far: { at: [-9, 3.5] } },
    },
    near: { at: [x + 21, y - 5 + 20 * him.apart], hand, turn: -10 },
    far: { at: [x + 30 + 13 * him.under, y + 60 * him.under - 24 * him.apart], hand, turn: -6 },
    shadow: false,
  };
}

const paddling: FigureProps = {
  who: paddler,
  x: 122,
  y: 334,
  scale: 2.2,
  stance: 'sitting',
  pose: { hip: [0, 24], lean: 5, bow: 2, turn: 'side', tilt: 2 },
  look: 'ahead',
  smiles: true,
  legs: 'hidden',
};

/** Where he holds the paddle, which lies on his knees and on the gunwale. */
const stroke: { top: Point; low: Point } = { top: [168, 262], low: [104, 275] };

/** Between palm and fingers of his far hand. */
function PaddleGrip() {
  return (
    <Place x={178} y={262} turn={71} scale={1.05}>
      <Shape of={box(-9, -4, 18, 6)} wash="wood" line="inner" round={2} />
    </Place>
  );
}

function Paddle() {
  return (
    <Place x={178} y={262} turn={71} scale={1.05}>
      <Shape of={box(-2.5, 6, 5, 86)} wash="wood" line="inner" />
      <Shape of="-7,74,4 7,74,4 9,124,6 0,130,4 -9,124,6" wash="wood" line="inner" />
    </Place>
  );
}

/** Where the water meets the planks: along the shade, and on to the bow. */
const shaded = 'M53 337q22 10 45 10t51 10.500t55 11.500t57 10t57 9';
const waterline = `${shaded}t57 8t56 5t55 3`;

/** A wooden skiff, its bow near to us and its stern far off; it is mirrored in the water. */
function Hull() {
  return (
    <>
      <path className="w-shade" d={`${waterline}v9H330q-30-14-66-14 24-3 8-9-90-13-196-42z`} />
      <Shape of={`${waterline}L506 350 507 280Q420 318 300 320 160 312 44 300z`} wash="teal" loose />
      <Shape
        of="M42 298Q160 309 300 317 420 315 508 277L507 292Q420 332 300 334 160 324 46 309z"
        wash="white"
        line="inner"
      />
      <Line of="M53 330Q180 356 320 368 420 368 500 330" />
      <path className="w-hatch" d={`${shaded}L300 336Q160 326 47 312z`} />
    </>
  );
}

/** The bow line, from a ring at the bow, slack, twice around a bollard on the quay. */
function Mooring({ bow }: { bow: number }) {
  return (
    <>
      <Shape
        of="518,344 520,316 514,316 514,308 538,308 538,316 532,316 534,344"
        wash="slate"
        line="inner"
        round={2}
      />
      <Line
        of={`M500 ${bow.toFixed(1)}C496 350 506 344 519 326M519 321q7 4 14 1M519 326q7 4 14 1`}
        weight="strap"
      />
      <Disc at={[500, Math.round(bow)]} radius={3} line="inner" wash="steel" />
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
