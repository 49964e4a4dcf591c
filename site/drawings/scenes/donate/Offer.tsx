import { fetcher, giver, helper, lender } from '../../cast/donate.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Cast, Shore } from '../../things/Land.tsx';
import { Tap } from '../../things/TapStand.tsx';
import { Wheel } from '../../things/Wheel.tsx';

const scale = 2.12;

/** One hand on the lever, the other one on the hose. */
const lending = {
  x: 183,
  y: 294,
  scale,
  look: 'ahead',
  smiles: 'open',
  pose: {
    hip: [0, 49.6],
    lean: 3,
    tilt: -6,
    head: 'half',
    pelvis: 1.6,
    feet: { near: { at: [-2.5, 3.5] }, far: { at: [6.5, 3.5] } },
  },
  near: { at: [154, 186], turn: -30 },
  far: { at: [222, 190], turn: -40 },
} as const;

/** She pushes it over and lets go. */
const giving: FigureProps = {
  who: giver,
  x: 484,
  y: 300,
  scale,
  faces: 'left',
  look: 'ahead',
  smiles: true,
  pose: {
    turn: 'side',
    hip: [1, 48.6],
    lean: 8,
    tilt: -6,
    feet: { near: { at: [-8, 5], turn: -18 }, far: { at: [9, 3.5] } },
  },
  near: { at: [441, 197], hand: 'flat', turn: 4 },
  far: { at: [441, 180], turn: 20, holds: <Packs /> },
};

/**
 * What neighbors lend and give, at work: the last third of a 1,000-liter tank, as much as a pickup carries,
 * fills a can behind it; next to it she and a helper carry a carton of bottles out of a store.
 */
export function Offer() {
  return (
    <Drawing photo="offer" width={456} height={256} from={[60, 58]}>
      <path className="w-sky" d="M-10-10h540v345H-10z" />
      <Shore from={-40} to={316} y={204} base={240} />
      <path className="w-ground" d="M-10 232h540v100H-10z" />
      <Line of="M-10 232H530" />
      <g className="far">
        <Store />
      </g>
      <Place x={-55} y={-38} scale={1.12}>
        <Giving />
      </Place>
      <Place x={-22} y={-30} scale={1.1}>
        <Lending />
      </Place>
      <Cast x={474} y={310} width={60} />
      {[314, 266].map(foot => (
        <BottlePack key={foot} x={510} y={foot} scale={2.7} />
      ))}
    </Drawing>
  );
}

function Lending() {
  return (
    <>
      <Place x={-12} y={0}>
        <Pickup />
      </Place>
      <TapPost />
      <Figure who={lender} {...lending} nearArm="hidden" />
      <FillingHose />
      <Figure who={lender} {...lending} nearArm="only" />
      <Figure
        who={fetcher}
        x={282}
        y={304}
        scale={scale}
        faces="left"
        stance="crouching"
        smiles
        pose={{ tilt: -4 }}
        near={{ at: [246, 230], turn: -60, holds: <FilledCan /> }}
        far={{ at: [258, 237], turn: 4 }}
        farArmInFront
      />
    </>
  );
}

function Giving() {
  return (
    <>
      <Shape of="372,167 378,152 424,152 430,167" wash="sand" line="inner" />
      <Shape of="368,167 375,160 427,160 434,167" wash="slate" line="inner" />
      <Figure {...giving} nearArm="hidden" />
      <Figure
        who={helper}
        x={350}
        y={302}
        scale={scale}
        look="ahead"
        smiles
        pose={{
          turn: 'side',
          hip: [2, 46.6],
          lean: -3,
          tilt: -12,
          feet: { near: { at: [0, 3.5] }, far: { at: [11, 3.5] } },
        }}
        near={{ at: [364, 197], hand: 'flat', turn: 4 }}
        far={{ at: [366, 180], turn: 20 }}
      />
      <Figure {...giving} nearArm="only" />
      <OpenBox />
    </>
  );
}

/** On a crate, its neck below the tap. */
function FilledCan() {
  return (
    <>
      <Cast x={222} y={302} width={34} height={50} />
      <Shape of={box(222, 284, 34, 18)} wash="wood" line="inner" />
      <Can x={239} y={240} scale={1.9} wash="white" open />
    </>
  );
}

/** The front of the box, its flap folded down; what comes into it is behind them. */
function OpenBox() {
  return (
    <>
      <Shape of={box(368, 167, 66, 27)} wash="wood" line="outline" round={1} />
      <Shape of="368,167 434,167 435,173 367,173" wash="sand" line="inner" />
    </>
  );
}

/** Two side by side fill the box; they stand on its floor. */
function Packs() {
  return [386, 415].map(x => <BottlePack key={x} x={x} y={192} scale={2} />);
}

/** Its shelves are empty behind the hands that give. */
function Store() {
  return (
    <>
      <path className="w-petrol" opacity="0.55" d="M316 40h220v192H316z" />
      <Shape of={box(400, 106, 136, 126)} wash="window" line="inner" />
      {[164, 214].map(shelf => (
        <g key={shelf}>
          <BottlePack x={508} y={shelf} scale={1.7} />
          <Shape of={box(402, shelf, 134, 5)} wash="wood" line="fine" />
        </g>
      ))}
      <Shape of="312,76 540,76 552,106 300,106" wash="white" line="inner" />
      <Shape
        of="M336 76h24l-8 30h-28zM384 76h24v30h-30zM432 76h24l4 30h-28zM480 76h24l8 30h-28z"
        wash="clay"
        line="fine"
      />
    </>
  );
}

function TapPost() {
  return (
    <>
      <Shape of={box(210, 210, 6, 90)} wash="petrol" line="inner" />
      <Shape of={box(200, 297, 26, 5)} wash="petrol" line="inner" round={1} />
      <path className="l-flow" d="M230 234v14" />
      <Tap x={222} y={219} scale={1.4} open />
      <Shape of={box(208, 206, 22, 13)} wash="teal" line="inner" round={2} />
    </>
  );
}

/** From the tank's valve to the stand. */
function FillingHose() {
  return (
    <>
      <Hose through="148,189 166,190 172,202 178,212 198,213" />
      <Coupling x={137} y={189} turn={180} scale={0.9} />
      <Coupling x={209} y={213} scale={0.8} />
    </>
  );
}

/** The tank on it is strapped. */
function Pickup() {
  return (
    <>
      <Shape of="-20,296 190,296 176,303 -20,303" wash="hatch" line="none" />
      <CageTank x={92} y={206} scale={1.5} level={26} />
      <Line of="M96 200V111M128 200V111" weight="strap" />
      <Shape of="M92 180h8v12h-8zM124 180h8v12h-8z" wash="steel" line="fine" />
      <Shape of="-20,120 12,126,8 22,200 -20,200" wash="teal" loose />
      <Shape of="-20,132 6,136,4 12,186 -20,186" wash="window" line="inner" />
      <Shape of="-20,198 176,198 176,262 -20,262" wash="teal" round={3} loose />
      <Line of="M30 210H166" />
      <Shape of={box(167, 203, 8, 13)} wash="clay" line="inner" round={2} />
      <Shape of={box(-20, 254, 202, 12)} wash="slate" line="inner" round={2} />
      <Shape of={box(142, 184, 8, 10)} wash="honey" line="inner" round={1} />
      <Place x={96} y={266}>
        <Shape of="M-38 0q0-40 38-40t38 40z" wash="slate" line="inner" />
        <Wheel x={0} y={4} radius={30} />
      </Place>
    </>
  );
}
