import { bearer, lifter, stower } from '../../cast/about.ts';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Wheel } from '../../things/Wheel.tsx';
import { Crate } from './Crate.tsx';

/** The deck of the truck. */
const deck = 254;

/** She draws the crate in from the edge of the deck. */
const taking: FigureProps = {
  who: stower,
  x: 1278,
  y: deck + 2,
  scale: 3.6,
  faces: 'left',
  stance: 'kneeling',
  look: 'ahead',
  smiles: 'open',
  pose: {
    hip: [-4, 26],
    lean: 12,
    bow: 2,
    turn: 'side',
    head: 'half',
    tilt: -6,
    feet: { near: { at: [-24, 5.4], turn: -46 }, far: { at: [9, 2] } },
  },
  near: { at: [1188, 204], turn: 12 },
  far: { at: [1190, 152], turn: -10 },
  shadow: false,
};

/** He has a hand in its grip hole and one behind it. */
const lifting: FigureProps = {
  who: lifter,
  x: 1036,
  y: 424,
  scale: 3.8,
  stance: 'stepping',
  look: 'ahead',
  smiles: true,
  pose: { hip: [-1, 47], lean: 4, turn: 'half', tilt: 6 },
  near: { at: [1090, 188], turn: 22 },
  far: { at: [1112, 160], turn: 20 },
};

const crate = { x: 1050, y: 246, scale: 1.95, turn: -12 };

/** Three hand a crate up to the deck, in front of the sun. */
export function Loading() {
  return (
    <>
      <Truck />
      <Figure {...taking} nearArm="hidden" />
      <Figure {...lifting} nearArm="hidden" />
      <Figure
        who={bearer}
        x={939}
        y={462}
        scale={4}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ hip: [0, 35], lean: 8, bow: -0.6, turn: 'half', tilt: 6 }}
        near={{ at: [1028, 264], hand: 'flat', turn: 10 }}
        far={{ at: [1022, 212], turn: 20 }}
      />
      <Crate {...crate} />
      <g className="skin-2">
        <Shape of="M1027 260q5-17 15-24 9-5 13-2 3 4-4 9-6 7-8 18" wash="skin" line="inner" />
      </g>
      <Figure {...lifting} nearArm="only" />
      <Figure {...taking} nearArm="only" />
      <Rims />
    </>
  );
}

/** The sun behind them reaches what is turned to it. */
function Rims() {
  return (
    <path
      className="w-sun"
      opacity="0.7"
      d="M1006 143q5 23 1 42-2 6-7 10 3-8 4-14 3-17 2-38zM1077 96q3 12 5 20l-1 7-4-1q1-5 0-10-2-7 0-16zM1181 46q20 4 26 25l8 24-5-1-8-22q-6-17-21-20zM1219 97l42 8 50 43-4 5-50-42-38-9z"
    />
  );
}

/** Seen from so near that the frame cuts it. What is loaded already lies below a cover, strapped to the rail. */
function Truck() {
  return (
    <>
      <path className="w-shade" d="M1160 296h300v44h-300z" />
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

/** Crates below a cover that is strapped down to the deck, behind her boot. */
function Load() {
  return (
    <Place x={1300} y={deck - 3}>
      <Shape of={box(4, -20, 90, 20)} wash="clay" />
      <Shape
        of="M0-10q2-94 8-111 40-10 84 0 4 17 6 111-12 8-24 0-12 8-24 0-12 8-24 0-12 8-24 0z"
        wash="shallow"
        loose
      />
      <path className="w-hatch" d="M0-10q2-94 8-111l14-2v114q-11 7-22-1z" />
      <Shape of="M22-124h8L28 0h-8zM68-124h8L78 0h-8z" wash="honey" line="fine" />
      <Shape of="M17-14h14V0H17zM67-14h14V0H67z" wash="steel" line="fine" />
    </Place>
  );
}
