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
    <Drawing photo="night-desk" className="near unmirrored" width={288} height={570} from={[58, -340]}>
      <path className="w-room" d="M50-350h310v600H50z" />
      <g className="far">
        <Lamp />
        <Night />
        <Chart />
        <Calls />
      </g>
      <Figure
        who={locator}
        x={319}
        y={320}
        scale={scale}
        legs="hidden"
        faces="left"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 2, tilt: 6 }}
        near={{ at: [274, 115], hand: 'point', turn: 24 }}
        far={{ at: [270, 180], turn: 4, holds: <Mug x={251} y={190} /> }}
      />
      <Shape of="78,150,8 96,146,8 104,214 86,214" wash="slate" line="inner" />
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
          at: [147, 186],
          hand: 'pinch',
          turn: -8,
          holds: <Shape of="168,193 165,188 157,167 160,166 168,187" wash="clay" line="fine" />,
        }}
        far={{ at: [188, 172], hand: 'flat', turn: -8 }}
      />
      <Headset x={127.5} y={130} />
      <Desk />
    </Drawing>
  );
}

function Mug({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="-9,-20 9,-20 8,2,3 -8,2,3" wash="clay" line="inner" />
      <Shape of="M-9-20q0-3 9-3t9 3-9 3-9-3z" wash="slate" line="fine" />
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

/** From Florida over the Bahamas and Cuba to Hispaniola, and places that have called: the last one is Port-au-Prince. */
function Chart() {
  return (
    <Place x={0} y={14}>
      <Shape of={box(144, -72, 140, 187)} wash="sea" />
      <Shape
        of="221,-71 220,-67 212,-62 199,-55 189,-48 176,-39 170,-27 171,-16 177,-3 181,13 181,23 177,29 172,28 166,19 158,3 158,-8 151,-16 144,-19 144,-71"
        wash="sand"
        line="fine"
        round={2}
      />
      <Shape
        of="144,58 144,52 155,49 171,47 182,50 191,54 204,61 214,66 220,67 233,75 224,78 202,79 207,72 198,71 193,63 177,59 166,56 153,55"
        wash="sand"
        line="fine"
        round={2}
      />
      <Shape
        of="284,87,0 278,84 272,80 265,78 256,77 251,79 245,77 240,77 242,80 247,82 246,85 251,89 250,91 243,90 236,88 231,90 230,93 237,95 249,93 255,95 259,100 261,94 266,93 272,91 284,93,0"
        wash="sand"
        line="fine"
        round={1}
      />
      <Shape
        of="M196 93Q205 88 216 96 205 100 196 93zM241 85q4 0 5 3-4 0-5-3zM191 15l9-3 1 2zM200 11q9 1 8 10-5-3-8-10zM197 28q5 0 6 13-6-4-6-13zM204 29h4l-1 2zM210 25q7 3 6 8-4-2-6-8zM226 52q3-3 6-1-2 4-6 1z"
        wash="sand"
        line="fine"
      />
      <Line of="M256 77L257 96" weight="hair" />
      <Disc at={[173, 11]} radius={2} wash="sea" line="fine" />
      {[
        [160, 2],
        [205, 29],
        [180, 52],
        [180, 22],
      ].map(([x = 0, y = 0]) => (
        <Disc key={y} at={[x, y]} radius={3} wash="honey" line="fine" />
      ))}
      <Disc at={[251, 90]} radius={4} wash="clay" line="fine" />
    </Place>
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
      <Telephone x={322} y={desk} />
      <Shape of={box(50, desk, 310, 10)} wash="wood" line="outline" />
      <path className="w-petrol" d={`M50 ${desk + 10}h310v40H50z`} />
      <path className="w-shade" d={`M50 ${desk + 10}h310v8H50z`} />
      <Line of="M154 212V244M250 212V244" weight="pale" />
    </>
  );
}
