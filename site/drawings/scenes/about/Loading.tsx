import { bearer, lifter, stower } from '../../cast/about.ts';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Wheel } from '../../things/Wheel.tsx';
import { Hand } from '../close-up/hands.tsx';
import { Shade } from '../close-up/Part.tsx';
import { Crate } from './Crate.tsx';

/** The deck of the truck. */
const deck = 254;

/** Three hand a crate up to the deck, in front of the sun. A figure's arms are too short so near: theirs are below. */
export function Loading() {
  return (
    <>
      <Truck />
      <Figure
        who={stower}
        x={1278}
        y={deck + 2}
        scale={3.6}
        faces="left"
        stance="kneeling"
        look="ahead"
        smiles="open"
        pose={{
          hip: [-4, 26],
          lean: 12,
          bow: 2,
          head: 'half',
          tilt: -6,
          feet: { near: { at: [-24, 4], turn: -172 }, far: { at: [9, 2] } },
        }}
        near={{ at: [1188, 204] }}
        far={{ at: [1190, 152], turn: -10 }}
        shadow={false}
        nearArm="hidden"
      />
      <path className="w-ink" d="M1325 230h35l7-6q4-3 9-1l20 13q6 5 5 12-1 6-7 6h-69z" />
      <Shape of="M1365 225q4-4 11-2l20 13q6 5 5 12l-6-2q0-4-4-7l-13-8-5 2z" wash="slate" line="fine" />
      <Figure
        who={lifter}
        x={1036}
        y={410}
        scale={3.8}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ hip: [-1, 47], tilt: 6 }}
        far={{ at: [1110, 167], turn: 20 }}
        nearArm="hidden"
      />
      <Shape of="M1073 124c20 1 36 6 42 24l8 40h-58z" wash="petrol" />
      <Figure
        who={bearer}
        x={929}
        y={462}
        scale={4}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ hip: [0, 35], lean: 8, bow: -0.6, tilt: 6 }}
        far={{ at: [1040, 236], turn: 0 }}
        nearArm="hidden"
      />
      <Crate x={1050} y={246} scale={1.95} turn={-12} />
      <g className="skin-3 gloves">
        <Hand x={1192} y={152} shape="grip" scale={0.4} turn={-6} flip gloved />
      </g>
      <LifterArm />
      <StowerArm />
      <BearerArm />
      <Rims />
    </>
  );
}

/** The edge of the crate lies on the fingers, the thumb is before it. */
function Palm(place: { x: number; y: number; scale?: number; turn: number; flip?: boolean }) {
  return (
    <Place {...place}>
      <Shape
        of="M-6-9c8-1 12-5 16-10 5-6 12-11 19-12 7 0 9 5 4 8-5 4-7 10-5 16h24c8 0 9 7 3 8 5 2 3 8-4 8 1 4-5 5-11 5-14 2-30 0-46-5z"
        wash="hand"
      />
      <Line of="M55 1H36M51 9H35" />
    </Place>
  );
}

/** The elbow is before the end of the crate, the fingers are in its opening. */
function LifterArm() {
  return (
    <g className="skin-1">
      <g className="gloves">
        <Hand x={1089} y={190} shape="grip" scale={0.46} turn={-24} gloved />
      </g>
      <Shape
        of="M1008 182c0 18 4 32 10 43 6 13 20 16 32 10 16-7 32-19 48-30l-12-21c-12 7-26 15-37 22-5-8-7-16-8-24"
        wash="skin"
      />
      <Shade of="M1008 182c0 18 4 32 10 43 6 13 20 16 32 10 16-7 32-19 48-30l-4-7c-20 16-40 26-52 24-12-4-18-22-20-40z" />
      <Shape of="M1034 112c-16-3-28 6-30 22-2 18-2 38-1 54 11 7 31 7 43 0-1-18 2-38 5-54" wash="petrol" />
      <Shade of="M1016 114c-7 3-11 10-12 20-2 18-2 38-1 54 7 4 15 5 23 5-8-24-13-52-10-79z" />
    </g>
  );
}

/** Bent at the elbow: she lifts from below. */
function StowerArm() {
  return (
    <g className="skin-3 gloves">
      <Palm x={1198} y={222} scale={0.9} turn={12} flip />
      <Shape
        of="M1204 110c2-14 22-18 30-8 12 22 24 46 30 66 4 16-2 26-12 33l-46 30-13-15 38-36c-9-22-19-46-27-70z"
        wash="teal"
      />
      <Shade of="M1204 110c2-6 6-9 10-11 10 31 26 59 32 77-2 14-24 32-47 47l-6-7 38-36c-9-22-19-46-27-70z" />
    </g>
  );
}

/** One knee is bent, her palm below the corner. */
function BearerArm() {
  return (
    <g className="skin-2 gloves">
      <Palm x={1037} y={256} turn={-12} />
      <Shape
        of="M924 204c-2 26 6 62 18 88 6 14 20 18 34 11l66-37-9-18-61 25c-6-23-12-47-17-67-7-16-28-16-31-2z"
        wash="teal"
      />
      <Shade of="M924 204c-2 26 6 62 18 88 6 14 20 18 34 11l66-37-4-8-66 32c-14 4-24-20-30-44-4-16-8-34-7-50-6 2-10 4-11 8z" />
    </g>
  );
}

/** The sun behind them reaches what is turned to it. */
function Rims() {
  return (
    <path
      className="w-sun"
      opacity="0.7"
      d="M993 143q5 23 1 42-2 6-7 10 3-8 4-14 3-17 2-38zM1073 82q3 8 4 16v4l-4-1q1-5 0-9-1-5 0-10zM1181 46q20 4 26 25l8 24-5-1-8-22q-6-17-21-20zM1219 97l42 8 50 43-4 5-50-42-38-9z"
    />
  );
}

/** Seen from so near that the frame cuts it. What is loaded already is strapped to the deck. */
function Truck() {
  return (
    <>
      <Shade of="M1160 296h300v44h-300z" />
      <Shape of="1408,294 1408,40,10 1460,30 1460,294" wash="teal" loose />
      <Shape of="1426,62,6 1460,58 1460,142 1426,142,4" wash="window" line="inner" />
      <Line of="M1426 156V294" weight="inner" />
      <Shape of={box(1397, 70, 11, 184)} wash="slate" line="inner" />
      <Shape of="1146,268 1158,248 1466,248 1466,268" wash="sand" line="inner" />
      <Load />
      <Shape of={box(1160, deck + 24, 300, 24)} wash="slate" line="inner" />
      <Shape of={box(1166, deck + 29, 26, 13)} wash="clay" line="fine" round={2} />
      <Shape of={box(1146, deck + 14, 320, 10)} wash="wood" line="inner" />
      <path className="w-ink" d="M1228 340a62 62 0 0 1 124 0z" />
      <Wheel x={1290} y={356} radius={50} />
    </>
  );
}

/** Strapped to the deck, behind her boot. */
function Load() {
  return (
    <>
      <Crate x={1303} y={deck - 3} scale={1.28} />
      <Crate x={1303} y={deck - 57} scale={1.28} />
      <Shape of={box(1322, deck - 111, 8, 108)} wash="honey" line="fine" />
      <Shape of={box(1370, deck - 111, 8, 92)} wash="honey" line="fine" />
    </>
  );
}
