import { callTaker, locator } from '../../cast/contact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';

const desk = 194;
const scale = 2.4;

/**
 * A call at night: she notes how many and how long, he marks the place on the chart. A frame shows all of the
 * width, and above the desk as much of the wall as it has room for.
 */
export function NightDesk() {
  return (
    <Drawing photo="night-desk" className="near" width={288} height={570} from={[58, -340]}>
      <path className="w-room" d="M50-350h310v600H50z" />
      <g className="far">
        <Lamp />
        <Night />
        <Chart />
        <Calls />
      </g>
      <Figure
        who={locator}
        x={310}
        y={318}
        scale={scale}
        legs="hidden"
        faces="left"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 3, tilt: 2 }}
        near={{ at: [272, 178], turn: 4, holds: <Mug x={258} y={188} /> }}
        far={{
          at: [246, 136],
          hand: 'pinch',
          turn: 24,
          holds: <Line of="M242 132l-66-29" weight="outline" />,
        }}
      />
      <Shape of="62,148,6 74,144,6 84,214 68,214" wash="slate" line="inner" />
      <Shape of="134,194 150,170 226,170 216,194" wash="white" line="inner" />
      <Line of="M158 175h60M210 180h8M208 185h7" weight="hair" />
      <Figure
        who={callTaker}
        x={112}
        y={272}
        scale={scale}
        legs="hidden"
        stance="sitting"
        look="down"
        smiles
        pose={{ hip: [-2, 24], lean: 5, bow: 1.6, turn: 'side', head: 'half', tilt: -2 }}
        near={{
          at: [151, 183],
          hand: 'pinch',
          turn: -8,
          holds: <Line of="M173 192l-11-24" weight="outline" />,
        }}
        far={{ at: [188, 185], hand: 'point', turn: -6 }}
      />
      <Headset x={132.5} y={129.5} />
      <Desk />
    </Drawing>
  );
}

function Mug({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="M6-14h4q5 0 5 5t-5 5H6v-3h4q2 0 2-2t-2-2H6z" wash="clay" line="inner" />
      <Shape of="-7,0 -7,-17 7,-17 7,0" wash="clay" line="inner" round={2} />
    </Place>
  );
}

/** Band, ear cup and microphone; the origin is the middle of the head. */
function Headset({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="-12,-2 -12,-14,6 -2,-27,4 3,-25,2 -7,-13,6 -8,-2" wash="steel" line="fine" />
      <Shape of={box(-15, -5, 10, 15)} wash="slate" line="inner" round={4} />
      <Line of="M-10 10Q0 22 15 15" weight="inner" />
      <Shape of={box(14, 10, 6, 7)} wash="ink" line="fine" round={2.5} />
    </Place>
  );
}

/** Over the desk. */
function Lamp() {
  return (
    <>
      <g opacity="0.3">
        <Shape of={`286,-4 338,-4 370,${desk} 190,${desk}`} wash="honey" line="none" />
      </g>
      <Line of="M312-350V-20" weight="inner" />
      <Shape of="298,-20 326,-20 340,-4 284,-4" wash="honey" line="inner" round={2} />
    </>
  );
}

/** Lit windows above the water. */
function Night() {
  return (
    <>
      <Shape of={box(70, -110, 66, 198)} wash="petrol" />
      <path className="w-slate" d="M71 62h64v25H71z" />
      <Shape of="74,62 74,38 88,26 102,38 102,62" wash="ink" line="none" />
      <Shape of="108,62 108,44 135,44 135,62" wash="ink" line="none" />
      <Shape of={box(82, 42, 7, 9)} wash="honey" line="none" />
      <Shape of={box(114, 49, 6, 7)} wash="honey" line="none" />
      <Shape of={box(124, 49, 6, 7)} wash="honey" line="none" />
      <path className="w-honey" d="M80 67h11v2H80zM83 73h8v2h-8zM112 67h18v2h-18z" />
      <Line
        of="M78 4h.1M94 12h.1M122 16h.1M84-22h.1M112-12h.1M126-34h.1M92-50h.1M118-64h.1M80-78h.1M110-92h.1"
        weight="ripple"
      />
      <Line of="M103-110V88M70-12h66" weight="inner" />
    </>
  );
}

/**
 * Biscayne Bay: Miami with the mouth of its river at the left, Miami Beach with its causeways, Virginia Key and Key
 * Biscayne, and places that have called.
 */
function Chart() {
  return (
    <>
      <Shape of={box(150, -150, 126, 300)} wash="sea" />
      <Shape
        of="M151-149h60q-1 30-7 50t-4 50-6 50-4 48l-3 6-20-11-16 6v5l17-6 16 10 1 5q-6 26-18 44t-15 40H151z"
        wash="sand"
        line="fine"
      />
      <Line of="M268-149q-6 70-2 130t-4 90-8 78M214-90q-10 50-8 100M196 74q-10 34-22 75" weight="hair" />
      <Line of="M207-104L230-106M202-50L228-52M196 4L224 2M193 28L226 25M191 44L229 41M186 66L214 70L230 84" />
      <Shape of="236,-149 246,-149 245,-134,4 237,-134,4" wash="sand" line="fine" />
      <Shape
        of="234,-128,5 246,-128,5 251,-60,16 248,44,8 236,56,4 224,30,8 223,-8,9 228,-60,12"
        wash="sand"
        line="fine"
      />
      <Shape of="206,-55,3 214,-55,3 214,-47,3 206,-47,3" wash="sand" line="fine" />
      <Shape of="200,49 218,47 220,52 202,54" wash="sand" line="fine" round={1} />
      <Shape of="212,66,4 222,70,5 230,79,4 220,81,5" wash="sand" line="fine" />
      <Shape of="227,84,4 237,82,6 241,98,6 234,114,4 229,100,8" wash="sand" line="fine" />
      {[
        [180, -116],
        [172, -74],
        [184, -30],
        [166, 8],
        [240, -20],
        [162, 72],
      ].map(([x = 0, y = 0]) => (
        <Disc key={y} at={[x, y]} radius={3.5} wash="honey" line="fine" />
      ))}
      <Disc at={[172, 102]} radius={4.5} wash="clay" line="fine" />
    </>
  );
}

/** Who has called: the first two have their water. */
function Calls() {
  return (
    <>
      <Shape of="74,100 104,98 106,137 76,139" wash="white" line="inner" />
      <Line of="M84 109l16-1M85 118l16-1M86 127l10-.6" weight="hair" />
      <Line of="M77 109l2 2 3-5M78 118l2 2 3-5" weight="fine" />
      <Disc at={[89, 101]} radius={2} wash="clay" line="fine" />
    </>
  );
}

/** On the desk, its handset in the cradle: she speaks into the headset. */
function Telephone({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="-17,0 -13,-15 13,-15 17,0" wash="clay" line="inner" round={2} />
      <Shape
        of="-17,-15,3 -17,-22,4 17,-22,4 17,-15,3 10,-15 8,-18 -8,-18 -10,-15"
        wash="slate"
        line="inner"
      />
      <Line of="M-7-10h14M-8-5h16" weight="pale" />
    </Place>
  );
}

function Desk() {
  return (
    <>
      <Telephone x={80} y={desk} />
      <Shape of={box(50, desk, 310, 10)} wash="wood" line="outline" />
      <path className="w-petrol" d={`M50 ${desk + 10}h310v40H50z`} />
      <path className="w-shade" d={`M50 ${desk + 10}h310v8H50z`} />
      <Line of="M154 212V244M250 212V244" weight="pale" />
    </>
  );
}
