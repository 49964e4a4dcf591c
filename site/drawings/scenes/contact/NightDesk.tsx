import { callTaker, locator } from '../../cast/contact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';

const desk = 194;
const scale = 2.4;

/** What is outside of the pool of light around the lamp: its shade sends most of it down. It fades in three steps beyond the chart. */
const dark = [186, 220, 258].map(
  half =>
    `M50-350h310v600H50zM${118 - half} 27a${half} ${half * 1.6} 0 0 0 ${2 * half} 0a${half} ${half / 2} 0 0 0${-2 * half} 0z`,
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
        look="ahead"
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
        d={`M139 111q3 9 1 19-3 8-6 10 5-14 5-29zM297 107.6l-.6 4-2.3 2.5-4.4 6.5.5 1.8 3 1.6Q298 117 300 107.6zM50 ${desk + 1}h310v4H50z`}
      />
      <path
        className="w-shade"
        d="M318 127q-4 11-18 14.3 5 1 9-1.8 7-3 9-12.5zM319.5 152l4 9 1.5 8v7l-7 3 1-20zM80 152q2-4 14-3l4 45H86z"
      />
      <path className="w-sky" opacity="0.45" d={`M92 23l18-18h16l18 18zM50 ${desk + 10}h310v60H50z`} />
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
      <Line of="M-10 10Q-2 21 9 18" weight="inner" />
      <Shape of={box(8, 15.5, 5, 4)} wash="ink" line="none" round={2} />
    </Place>
  );
}

/** Before the window: it lights her notes and the chart, and hides nothing of it. */
function Lamp() {
  return (
    <>
      <Line of="M118-350V6" weight="inner" />
      <Shape of="110,5 126,5 144,23 92,23" wash="clay" line="inner" round={2} />
      <path className="w-honey" d="M104 23h28q-3 9-14 9t-14-9z" />
    </>
  );
}

/** Lit windows above the water. */
function Night() {
  return (
    <>
      <Shape of={box(70, -110, 66, 198)} wash="petrol" />
      <path className="w-slate" d="M71 62h64v25H71z" />
      <Shape of="74,62 74,41 87,32 100,41 100,62" wash="ink" line="none" />
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
        of="M144.5 -24.5l56 0-8.5 4-6 5-6 5-4 5-1.5 8 1.5 8 2.5 6 3 5-1 3 2.5 5.5 2 4.5-.5 8.5-2 5-3 1-3 0-.5-3.5-4-3-1-4-2.5-2.5-3-5.5 1.5-4-3.5 .5 1.5-7-1-3.5-2.5-1.5-3.5-5.5-4-2.5-2 1.5-4.5 3-3-1zM177 34l1 2 2 0 .5-2-1-2-1.5 1zM183.5 48l-1.5 2.5-2.5 1.5 1-1.5zM177.5 53l-3 .5-3.5 1 3-2zM148 76l4.5-1.5 .5-3 6.5-4 7.5-2 6 .5 3 0 4.5 .5 4.5 1.5 4.5 4 7.5 .5 6.5 4.5 5 2 2.5 2.5 6.5 1 0 3 6 .5 6 3.5-1.5 1.5-6 1-8-.5-12 1 5-4-1-2.5-6.5-.5-3-2.5-1.5-4.5-4.5 .5-5.5-2-3.5-2.5-5.5 0-4.5-.5-2-1.5 3-3-8.5 .5-4.5 3.5-4 .5-1 2-3.5 1zM163 76l2 0 1 2.5-3 1.5-1-1.5zM197.5 104.5l3.5-1.5 5.5 .5 3.5 2 4 2.5-5.5 0-2 1.5-4.5-1zM235 92.5l4.5-1 4.5 2 4-1.5 7.5 1 5 1 1.5 3 4.5-.5-3 2 5.5 1 4 3-2 3-4.5-1.5-5-.5-4.5 2-4.5-.5-2.5 5.5-2-1.5-1.5-2.5-4-1-7.5 0-4 1.5-4-2.5 2-2.5 5 1.5 5.5 .5 3.5-1.5-3.5-3.5 1-3-5.5-2zM284 103.5l-2 0 0 4 2 0zM192.5 36.5l3-1 5 1-2.5 .5-3 1zM202 34.5l4.5 1.5 1.5 2.5-1.5 4.5 0-4-1.5-2.5zM199 49l1.5 0 1.5 3.5 .5 4 1.5 3-2 1.5-1.5-4-3.5-3 0-2.5zM209.5 46l3 1.5 2 2-.5 4-.5-4-1.5-1.5zM217.5 53l1.5 2 1.5 2.5-1.5 0-.5-2.5zM215 61.5l2.5 2-.5-1.5zM220.5 61.5l2 3 1.5 3.5-2.5-3zM228 68l3 1.5-1 4 0-3zM237 71.5l3 .5-2 .5zM233 82.5l4.5-2 .5 2-4 1.5zM242.5 77l3.5-1 3.5 2-3-.5z"
        wash="sand"
        line="fine"
      />
      <Line of="M247.5 93.5l-2 5 2 8" weight="hair" />
      {[
        [167, 25],
        [205, 50],
        [167, 66],
        [183, 44],
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
