import { boy, giver, paddler, taker } from '../../cast/home.ts';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box, type Point } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { BoatHull, BoatInside } from '../../things/Boat.tsx';
import { Can } from '../../things/Can.tsx';
import type { Moment } from './hero-motion.ts';
import { people, quayTop, water } from './hero-scale.ts';

const boat = { x: 240, y: water - 9, scale: 1.2 };

/** Three in a boat, all in life vests: she stays low, a knee on the thwart, the old man has a paddle in the water beside the stern. */
export function HeroBoat({
  moment: { taker: her, can, shared, side, share, level, bob, roll },
}: {
  moment: Moment;
}) {
  const down = level * 0.9 + bob;
  // She is drawn in the boat and moves with it; what he holds, too, does not.
  const [x, y] = [her.hands[0], her.hands[1] - down * shared];
  const canY = can[1] - down * (share < 0.5 ? shared : 1);
  // Open while she waits for the can and holds it at its side.
  const hand = side > 0.5 || share > 0.5 ? 'flat' : 'grip';
  return (
    <g
      transform={
        down || roll
          ? `translate(0 ${down.toFixed(2)})rotate(${roll.toFixed(2)} ${boat.x} ${boat.y})`
          : undefined
      }
    >
      <BoatInside {...boat} />
      <Figure
        who={boy}
        x={208}
        y={377}
        scale={people}
        stance="sitting"
        pose={{ hip: [0, 25], turn: 'half', tilt: 2 }}
        look="ahead"
        near={{ at: [229, 313], turn: -10, holds: <Can x={235} y={312} scale={1.45} /> }}
        far={{ at: [232, 314], turn: -8 }}
        legs="hidden"
      />
      <Figure {...paddling} far={{ at: stroke.top, turn: -40 }} nearArm="hidden" />
      <Figure
        who={taker}
        x={344}
        y={388}
        scale={people}
        look={her.tilt > 0 ? 'ahead' : 'down'}
        smiles={her.tilt > 0 && 'open'}
        pose={{
          hip: [0, her.hip],
          lean: her.lean,
          tilt: her.tilt,
          turn: 'side',
          feet: { near: { at: [-9, 3.5] }, far: { at: [11, 15] } },
        }}
        near={{
          at: [x - 11 * side, y + 35 * side - 4 * (1 - side)],
          hand,
          turn: 8 - 40 * (1 - side),
          holds: <Can x={can[0]} y={canY} scale={people * 0.95} />,
        }}
        far={{
          at: [x - 14 + 8 * (1 - side), y + 24 * side - 6 * (1 - side)],
          hand,
          turn: 10 - 36 * (1 - side),
        }}
        shadow={false}
      />
      <BoatHull {...boat} />
      <Paddle />
      <Figure {...paddling} near={{ at: stroke.low, turn: -40 }} nearArm="only" />
    </g>
  );
}

const paddling: FigureProps = {
  who: paddler,
  x: 138,
  y: 390,
  scale: people,
  stance: 'sitting',
  pose: { hip: [0, 24], lean: 5, bow: 2, turn: 'side', tilt: 2 },
  look: 'ahead',
  smiles: true,
  legs: 'hidden',
};

/** Where he holds the paddle: its blade is in the water beside the stern. */
const stroke: { top: Point; low: Point } = { top: [166, 301], low: [144, 338] };

function Paddle() {
  return (
    <Place x={172} y={306} turn={41}>
      <Shape of={box(-2.5, 0, 5, 92)} wash="wood" line="inner" />
      <Shape of="-6,-4 6,-4 6,2 -6,2" wash="wood" line="inner" round={2} />
      <Shape of="-7,74,4 7,74,4 9,124,6 0,130,4 -9,124,6" wash="wood" line="inner" />
    </Place>
  );
}

/** The bow line, from a cleat inside the bow, slack, around a bollard at the end of the quay. */
export function Mooring({ moment: { level, bob } }: { moment: Moment }) {
  const bow = (343 + level * 0.9 + bob).toFixed(1);
  return (
    <>
      <Shape
        of="441,321 443,304 440,304 440,300 453,300 453,304 450,304 452,321"
        wash="slate"
        line="inner"
        round={1}
      />
      <Line of={`M396 ${bow}q6 9 22 3Q434 340 442 310h9`} weight="strap" />
    </>
  );
}

/** Leans over the edge of the quay and hands the can down; more stand in the crate beside him. */
export function HeroGiver({ moment: { giver: him } }: { moment: Moment }) {
  const [x, y] = him.hands;
  // He turns to the crate; empty hands are open and apart.
  const ahead = x > 486 ? -1 : 1;
  const hand = him.apart > 0.3 ? 'flat' : 'grip';
  return (
    <>
      {/* His shadow ends where the quay does. */}
      <Shape
        of={`446,${quayTop - 3} 500,${quayTop - 2} 502,${quayTop + 1} 446,${quayTop + 2}`}
        wash="shade"
        line="none"
        round={3}
      />
      <Figure
        who={giver}
        smiles={him.tilt > -20}
        x={486}
        y={quayTop}
        scale={people}
        faces={ahead === 1 ? 'left' : 'right'}
        stance="bending"
        look={him.tilt > -20 ? 'ahead' : 'down'}
        pose={{
          hip: [0, him.hip],
          lean: him.lean,
          tilt: him.tilt,
          feet: { near: { at: [9, 3.5] }, far: { at: [-10, 3.5] } },
        }}
        near={{ at: [x + 12 * ahead, y - 3 + 12 * him.apart], hand, turn: -10 }}
        far={{ at: [x + (17 - 34 * him.apart) * ahead, y + 1 - 18 * him.apart], hand, turn: -6 }}
        shadow={false}
      />
      <CratesOfCans x={496} y={quayTop + 3} />
    </>
  );
}

/** One on the other, so that he takes a can without bending. */
function CratesOfCans({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Can x={13} y={-84} scale={1.7} />
      <Can x={33} y={-84} scale={1.7} wash="white" />
      <Shape of={box(0, -60, 46, 60)} wash="wood" round={1} />
      <Line of="M0-50h46M0-40h46M0-20h46M0-10h46M7-60v60M39-60v60" />
      <Line of="M0-30h46" weight="inner" />
      <Shape of={box(0, -60, 10, 60)} wash="hatch" line="none" />
    </Place>
  );
}
