import { callTaker, locator } from '../../cast/contact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';

const desk = 194;
const scale = 2.4;

/** What is outside of the lamp's pool of light, which fades in three steps beyond the chart. */
const dark = [150, 190, 240].map(
  half =>
    `M50-350h310v600H50zM${225 - half} 120a${half} ${half * 1.1} 0 0 0 ${2 * half} 0a${half} ${half * 1.1} 0 0 0${-2 * half} 0z`,
);

/**
 * A call at night: she notes how many and how long, he marks the place on the chart. A frame shows all of the
 * width, and above the desk as much of the wall as it has room for.
 */
export function NightDesk() {
  return (
    <Drawing photo="night-desk" className="near unmirrored dusk" width={288} height={570} from={[58, -340]}>
      <path className="w-room" d="M50-350h310v600H50z" />
      <g className="far">
        <path className="w-honey" opacity="0.3" d="M50-350h310v600H50z" />
        <Chart />
        <Calls />
        <path className="w-apricot lit" opacity="0.32" d="M50-350h310v600H50z" />
      </g>
      {dark.map(step => (
        <path key={step} className="w-petrol" opacity="0.36" d={step} fillRule="evenodd" />
      ))}
      <g className="far">
        <Night />
      </g>
      <Lamp />
      <Figure
        who={locator}
        x={307}
        y={320}
        scale={scale}
        legs="hidden"
        faces="left"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: -1, tilt: 12 }}
        near={{ at: [276, 174], turn: 6, holds: <Mug x={259} y={184} /> }}
        far={{ at: [262, 135], hand: 'point', turn: 26 }}
      />
      <Neck />
      <Shape of="78,150,8 96,146,8 104,214 86,214" wash="slate" line="inner" />
      <Shape of="134,194 150,170 226,170 216,194" wash="white" line="inner" />
      <Line of="M158 175h60M210 180h8M208 185h7" weight="hair" />
      <Figure
        who={callTaker}
        x={112}
        y={264}
        scale={scale}
        legs="hidden"
        stance="sitting"
        look="down"
        smiles
        pose={{ hip: [-2, 24], lean: 5, bow: 1.6, turn: 'side', head: 'half', tilt: -2 }}
        near={{
          at: [147, 180],
          hand: 'pinch',
          turn: -8,
          holds: <Shape of="168,187 165,182 157,161 160,160 168,181" wash="clay" line="fine" />,
        }}
        far={{ at: [178, 175], hand: 'pinch', turn: -4, holds: <Leaf /> }}
      />
      <Headset x={127.5} y={122} />
      <Desk />
      <Light />
    </Drawing>
  );
}

/** His, below the lifted chin, and the open collar. */
function Neck() {
  return (
    <g className="skin-2">
      <Shape
        of="M299 141.8Q311 140 317.6 129.5L316.5 148Q318 154 311 158T300 152Q301 146 299 141.8z"
        wash="skin"
        line="inner"
      />
      <path className="w-shade" d="M299 141.8Q311 140 317.6 129.5L317 140Q311 148 302 147z" />
      <Shape
        of="M300 151Q305 157 311 156T317 147L321 151Q319 158 310 161L304 165 299 155z"
        wash="white"
        line="inner"
      />
    </g>
  );
}

/** Of the lamp: on what is turned to it, and the shade on what is turned away. */
function Light() {
  return (
    <>
      <path
        className="w-honey"
        opacity="0.45"
        d={`M139 111q4 10 2 20-3 8-7 9 5-14 5-29zM297 107.6l-.6 4-2.3 2.5-4.4 6.5.5 1.8 3 1.6Q298 117 300 107.6zM50 ${desk + 1}h310v4H50z`}
      />
      <path
        className="w-shade"
        d="M318 127q-4 11-18 14.3 5 1 9-1.8 7-3 9-12.5zM319.5 152l4 9 1.5 8v7l-7 3 1-20zM80 152q2-4 14-3l4 45H86z"
      />
      <path className="w-sky" opacity="0.45" d={`M206 26l24-23h20l24 23zM50 ${desk + 10}h310v60H50z`} />
    </>
  );
}

/** The page before it. */
function Leaf() {
  return (
    <>
      <Shape of="190,190 194,158 222,154 219,186" wash="white" line="inner" />
      <Line of="M200 165l15-2M199 172l15-2M203 179l11-1.5" weight="hair" />
    </>
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

/** Low over the desk, between them. */
function Lamp() {
  return (
    <>
      <Line of="M240-350V4" weight="inner" />
      <Shape of="230,3 250,3 274,26 206,26" wash="clay" line="inner" round={2} />
      <path className="w-honey" d="M222 26h36q-4 11-18 11t-18-11z" />
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
 * From Florida over the Bahamas and Cuba to Puerto Rico, 7.55 units a degree of longitude. Hispaniola is whole: its
 * neighbors look for it first. Pins are places that have called: the last one is Port-au-Prince.
 */
function Chart() {
  return (
    <Place x={0} y={17}>
      <Shape of={box(144, -25, 140, 140)} wash="sea" />
      <Shape
        of="194,-24 190,-18 185,-15 179,-11 175,-3 174,4 177,13 180,22 183,34 182,43 180,48 175,48 171,42 168,37 163,26 164,20 161,15 156,9 152,7 145,11 145,-24"
        wash="sand"
        line="fine"
      />
      <Shape
        of="146,75 151,70 160,66 167,64 175,64 183,66 190,70 198,72 205,77 211,81 217,82 222,85 228,90 220,92 211,91 201,92 206,87 199,85 195,82 194,78 185,77 180,74 171,73 170,70 163,69 158,72 152,75"
        wash="sand"
        line="fine"
        round={1}
      />
      <Shape
        of="233,93 236,91 239,91 243,93 247,91 253,91 259,93 261,96 266,96 263,99 268,99 273,103 270,106 263,104 256,106 251,106 249,111 246,107 240,106 234,107 229,108 225,105 228,102 235,104 240,104 243,102 239,99 239,96 236,95"
        wash="sand"
        line="fine"
        round={1}
      />
      <Shape
        of="M196 104q6-3 16 3-8 4-16-3zM235 100l4 2-2-2zM193 37q4-3 8-1-3 3-8 1zM203 33q5 2 4 9-3-3-4-9zM198 50q5-1 4 9-6 0-4-9zM208 45q5 2 5 8-4-2-5-8zM215 54q4 1 5 6-4-1-5-6zM221 63q5 1 5 5-5-1-5-5zM231 82q4-3 7 0-4 2-7 0zM284 102q-5-1-5 3t5 3zM182 51a1 1 0 1 0 .1 0zM178 53a1 1 0 1 0 .1 0zM173 54a1 1 0 1 0 .1 0zM168 54a1 1 0 1 0 .1 0z"
        wash="sand"
        line="fine"
      />
      <Line of="M247 92l-2 6 2 9" weight="hair" />
      <Disc at={[177, 33]} radius={2} wash="sea" line="fine" />
      {[
        [165, 25],
        [204, 49],
        [166, 65],
        [182, 43],
      ].map(([x = 0, y = 0]) => (
        <Disc key={y} at={[x, y]} radius={2.5} wash="honey" line="fine" />
      ))}
      <Disc at={[243, 103]} radius={2.5} wash="clay" line="fine" />
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

/** Cordless, in its cradle: she speaks into the headset. */
function Telephone() {
  return (
    <>
      <Shape of="331,190 332,165,3 341,165,3 342,190" wash="slate" line="inner" />
      <Shape of={`326,${desk} 329,187 344,187 347,${desk}`} wash="clay" line="inner" round={2} />
      <Line of="M335 170h4M335 176h4M335 180h4" weight="pale" />
    </>
  );
}

function Desk() {
  return (
    <>
      <Telephone />
      <Shape of={box(50, desk, 310, 10)} wash="wood" line="outline" />
      <path className="w-petrol" d={`M50 ${desk + 10}h310v40H50z`} />
      <path className="w-shade" d={`M50 ${desk + 10}h310v8H50z`} />
      <Line of="M154 212V244M250 212V244" weight="pale" />
    </>
  );
}
