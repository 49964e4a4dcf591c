import { coordinator, logistician, routePlanner } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { LevelMark, Line, Place, Shape, type Wash } from '../../shape/Shape.tsx';
import { Radio } from '../../things/Held.tsx';

const scale = 2.25;
/** What the lamp lights: faces and hands over the map. */
const light = 'M208 70L-40 244Q40 300 230 300T520 244L276 70z';

const counting: FigureProps = {
  who: logistician,
  x: 100,
  y: 338,
  scale,
  stance: 'bending',
  look: 'ahead',
  pose: { hip: [0, 48], lean: 14, tilt: 8 },
  near: { at: [130, 232], hand: 'pinch', turn: -30, holds: <Reserve x={142} y={248} /> },
  far: { at: [152, 228], hand: 'flat', turn: -14 },
  legs: 'hidden',
};
/** He tells her which hours the radio gave for the road, and his finger lies on its barrier. */
const timing: FigureProps = {
  who: coordinator,
  x: 209,
  y: 350,
  scale,
  faces: 'left',
  look: 'ahead',
  pose: { tilt: -10, lean: 5 },
  near: { at: [222, 238], hand: 'point', turn: -40 },
  far: { at: [168, 195], turn: 70, holds: <Radio x={158} y={183} scale={2.4} wash="honey" /> },
  legs: 'hidden',
};
const drawing: FigureProps = {
  who: routePlanner,
  x: 304,
  y: 338,
  scale,
  faces: 'left',
  stance: 'bending',
  pose: { hip: [0, 48], lean: 15, tilt: 2 },
  near: {
    at: [274, 238],
    hand: 'pinch',
    turn: -24,
    holds: <Shape of="270,226 274,228 262,251 258,254 258,249" wash="honey" line="inner" />,
  },
  far: { at: [254, 231], turn: -26 },
  legs: 'hidden',
};

/** A table with a map: two clinics, a front line between them, the road that may close, and the second route. No sun. */
export function FrontLine() {
  return (
    <Drawing photo="front-line" width={320} height={240} from={[44, 38]} className="dusk">
      <path className="w-slate" d="M-10-30h420v340H-10z" />
      <g className="far">
        <Place x={-24} y={36}>
          <Window />
        </Place>
        <Place x={38} y={42} scale={0.62}>
          <Reserves />
        </Place>
      </g>
      <path className="w-apricot" opacity="0.75" d={light} />
      <Place x={-40} y={-58} scale={1.2}>
        <Figure {...timing} nearArm="hidden" />
        <g id="front-line-arms">
          <Figure {...counting} nearArm="hidden" />
          <Figure {...drawing} nearArm="hidden" />
        </g>
        <Table />
        <Chart />
        <clipPath id="front-line-map">
          <path d="M122 217h78v40h-78zM226 217h49v40h-49z" />
        </clipPath>
        <use href="#front-line-arms" clipPath="url(#front-line-map)" />
        <Figure {...timing} nearArm="only" />
        <Figure {...counting} nearArm="only" />
        <Figure {...drawing} nearArm="only" />
      </Place>
      <path className="w-lamp" opacity="0.14" d={light} />
      <path className="w-sky" opacity="0.55" d={`${light}M-60-20h550v420H-60z`} fillRule="evenodd" />
      <Lamp />
    </Drawing>
  );
}

function Window() {
  return (
    <>
      <path className="w-sky" d="M286 8h92v100h-92z" />
      <path className="w-hill" d="M286 74q30-14 50-6t42-4v44h-92z" />
      <Line of="M286 74q30-14 50-6t42-4" weight="contour" />
      <Line of="M286 8h92v100h-92zM332 8v100M286 58h92" weight="inner" />
    </>
  );
}

/** On the wall: how far the tanks of the two clinics are filled, in days. */
function Reserves() {
  return (
    <>
      <Shape of={box(22, 8, 116, 92)} wash="white" line="inner" />
      {[52, 106].map((x, index) => (
        <Place key={x} x={x} y={88}>
          <Shape of="-19,-56,9 -8,-68,3 8,-68,3 19,-56,9 19,0,3 -19,0,3" wash="shallow" line="none" />
          <Shape of={box(-18, -32 - index * 16, 36, 31 + index * 16)} wash="clear" line="none" />
          <Line of="-19,-20 -19,-56,9 -8,-68,3 8,-68,3 19,-56,9 19,0,3 -19,0,3 -19,-20" weight="inner" />
          <Line of="M-19-16h9M-19-32h9M-19-48h9" />
          <Shape of={box(19, -10, 8, 5)} wash="honey" line="fine" />
          <LevelMark x={4} y={-32 - index * 16} width={12} />
        </Place>
      ))}
    </>
  );
}

function Lamp() {
  return (
    <>
      <Line of="M242-20V44" weight="inner" />
      <Shape of="234,44 250,44 276,72 208,72" wash="clay" line="inner" round={3} />
      <path className="w-honey" d="M224 72h36q-4 11-18 11t-18-11z" />
    </>
  );
}

function Table() {
  return (
    <>
      <Shape of="50,218 350,218 430,284 -30,284" wash="wood" />
      <Shape of={box(-30, 284, 460, 14)} wash="wood" line="inner" />
      <Shape of="80,221 322,221 372,280 30,280" wash="paper" line="inner" />
    </>
  );
}

function Chart() {
  return (
    <>
      <Line of="M104 228q24 8 50-1t32 3M232 228q24 8 70 0" weight="contour" />
      <Line of="M200 222Q192 236 204 248T203 264M209 276L212 286" weight="strap" />
      <Shape of="M186 233q16-8 34 0 10 14 4 26-18 6-36 0-10-12-2-26z" wash="hatch" line="none" />
      <Line of="M102 250L168 245 232 251 310 247" weight="outline" />
      <path className="l-flow" strokeDasharray="6 5" d="M112 257Q118 273 164 272T236 268Q254 266 258 255" />
      <Guard x={186} y={275} wash="clay" />
      <Guard x={229} y={274} wash="slate" />
      <Shape of="196,238 202,238 220,258 214,258" wash="white" line="fine" />
      <path
        className="w-clay"
        d="M197.500 239.500h6l3.500 4h-6zM204.500 247.500h6l3.500 4h-6zM211 254.500h6l3 3.500h-6z"
      />
      <Clinic x={102} y={254} />
      <Clinic x={310} y={252} />
      {[
        [82, 268],
        [93, 271],
        [104, 273],
        [278, 266],
        [289, 269],
        [300, 267],
        [311, 270],
      ].map(([x = 0, y = 0]) => (
        <Reserve key={x} x={x} y={y} />
      ))}
    </>
  );
}

function Clinic({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y} flip={x < 214}>
      <Shape of="-12,-6 -4,2 26,2 12,-10" wash="shade" line="none" />
      <Shape of={box(-11, -6, 22, 7)} wash="white" line="inner" />
      <Shape of="-14,-5 -9,-16 9,-16 14,-5" wash="clay" line="inner" />
      <Shape of="M-1-5h2v1.500h1.500v2H1V0h-2v-1.500h-1.500v-2H-1z" wash="teal" line="none" />
    </Place>
  );
}

/** Where the line lets the second route through: a piece on either side, with the pennant that both have agreed on. */
function Guard({ x, y, wash }: { x: number; y: number; wash: Wash }) {
  return (
    <Place x={x} y={y} flip={x < 214}>
      <Shape of="M-2-1L2 1l22 1 2-4z" wash="shade" line="none" />
      <Line of="M6 0V-19" weight="inner" />
      <Shape of="M6-19l12 3.500-12 4z" wash="white" line="fine" />
      <Shape of="M-5 0c0-4 3-5 3-8a3.400 3.400 0 1 1 4 0c0 3 3 4 3 8q-5 2-10 0z" wash={wash} line="fine" />
    </Place>
  );
}

/** A piece that stands for a day of a reserve; its shadow leads away from the lamp. */
function Reserve({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y} flip={x > 214}>
      <path className="w-shade" d="M4-1L-2 1l-12 3-2-3 12-5z" />
      <Shape of="M-4.500-9V-2q0 2 4.500 2t4.500-2V-9z" wash="teal" line="fine" />
      <Shape of="M-4.500-9q0-2 4.500-2t4.500 2-4.500 2-4.500-2z" wash="clear" line="fine" />
    </Place>
  );
}
