import { fetcher, lender } from '../../cast/donate.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Cast, Shore } from '../../things/Land.tsx';
import { Tap } from '../../things/TapStand.tsx';
import { Wheel } from '../../things/Wheel.tsx';
import { Giver, GiverArm } from './offer/Giver.tsx';
import { Thumb } from './offer/HoldingHand.tsx';
import { Volunteer, VolunteerArm } from './offer/Volunteer.tsx';

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

/**
 * What neighbors give: from near a shopkeeper hands a box of bottles to a volunteer, eye to eye. Behind them, before the low
 * sun, one who lends his pickup fills a can from the last third of the 1,000-liter tank on it.
 */
export function Offer() {
  return (
    <Drawing photo="offer" width={456} height={256} from={[60, 58]}>
      <Evening />
      <g className="far">
        <Store />
        <Place x={306} y={68} scale={0.66}>
          <Lending />
        </Place>
      </g>
      <Place x={-24} y={0}>
        <Giver />
        <Place x={-8} y={0}>
          <Volunteer />
        </Place>
        <GiverArm />
        <OpenBox />
        <g className="skin-2">
          <Thumb />
        </g>
        <g className="skin-1">
          <VolunteerArm />
        </g>
      </Place>
    </Drawing>
  );
}

/** The sun stands low behind the street: all that looks to the right is lit. */
function Evening() {
  return (
    <>
      <Disc at={[452, 176]} radius={92} wash="sun" />
      <Disc at={[452, 176]} radius={100} line="contour" />
      <g className="far">
        <Shore from={180} to={540} y={214} base={244} />
      </g>
      <path className="w-ground" d="M40 238h500v90H40z" />
      <path className="w-sun" opacity="0.5" d="M540 238H420l-60 76h180z" />
    </>
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

/** Two packs stand side by side in it; its flaps are open. */
function OpenBox() {
  return (
    <>
      <Shape of="190,216 200,196 306,196 316,216" wash="sand" line="inner" />
      <Shape of="186,218 198,208 308,208 320,218" wash="slate" line="inner" />
      {[222, 284].map(x => (
        <BottlePack key={x} x={x} y={246} scale={3.5} />
      ))}
      <Shape of={box(190, 218, 126, 66)} wash="wood" line="outline" round={1.5} />
      <path className="w-shade" d="M190 219h21c-4 30 30 54 105 60v5H190z" />
      <Shape of="190,218 316,218 320,232 186,232" wash="sand" line="inner" />
      <Shape of={box(244, 232, 18, 52)} wash="sand" line="fine" />
    </>
  );
}

/** Its awning, and the shelves behind the window. */
function Store() {
  return (
    <>
      <path className="w-petrol" opacity="0.55" d="M40 40h182v202H40z" />
      <Shape of={box(50, 104, 154, 138)} wash="window" line="inner" />
      <Shape of={box(50, 172, 154, 6)} wash="wood" line="fine" />
      <BottlePack x={190} y={172} scale={2.2} />
      <Shape of="40,40 216,40 240,104 40,104" wash="white" line="inner" />
      <Shape of="M64 40h32l2 64H64zM128 40h32l12 64h-36zM190 40h26l24 64h-32z" wash="clay" line="fine" />
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

/** Its cab is behind them; the tank on it is strapped. */
function Pickup() {
  return (
    <>
      <Shape of="-20,296 190,296 176,303 -20,303" wash="hatch" line="none" />
      <CageTank x={92} y={206} scale={1.5} level={26} />
      <Line of="M96 200V111M128 200V111" weight="strap" />
      <Shape of="M92 180h8v12h-8zM124 180h8v12h-8z" wash="steel" line="fine" />
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
