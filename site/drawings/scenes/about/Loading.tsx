import { bearer, lifter, stower } from '../../cast/about.ts';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Wheel } from '../../things/Wheel.tsx';
import { Crate } from './Crate.tsx';

/** The deck of the truck. */
const deck = 260;

/** She draws the crate in from the edge of the deck. */
const taking: FigureProps = {
  who: stower,
  x: 1278,
  y: deck + 6,
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
  x: 1026,
  y: 410,
  scale: 3.8,
  stance: 'stepping',
  look: 'up',
  smiles: true,
  pose: { hip: [-1, 47], lean: 4, turn: 'half', tilt: 6 },
  near: { at: [1087, 188], turn: 22 },
  far: { at: [1112, 160], turn: 20 },
};

const crate = { x: 1050, y: 246, scale: 1.95, turn: -12 };

/** Three hand a crate up to the deck, in front of the sun: fingers below its base and behind its ends, thumbs before it. */
export function Loading() {
  return (
    <>
      <Truck />
      <Figure {...taking} nearArm="hidden" />
      <Figure {...lifting} nearArm="hidden" />
      <Figure
        who={bearer}
        x={900}
        y={452}
        scale={4}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ hip: [0, 41], lean: 10, turn: 'half', tilt: 6 }}
        near={{ at: [1030, 256], hand: 'flat', turn: 10 }}
        far={{ at: [1022, 212], turn: 20 }}
      />
      <Crate {...crate} />
      <Figure {...lifting} nearArm="only" />
      <g className="skin-2">
        <Shape of="M1043 254q4-16 11-22 6-1 6 6l-6 18z" wash="skin" line="fine" />
      </g>
      <Figure {...taking} nearArm="only" />
      <Rims />
    </>
  );
}

/** The sun behind them reaches what is turned to it. */
function Rims() {
  return (
    <path
      className="w-glow"
      opacity="0.55"
      d="M1008 130q6 24 1 44-3 8-12 10 6-6 7-14 2-18 4-40zM985 107q20 4 24 14v10q-6-16-24-24zM1228 103l40 12 48 46-2 5-50-44-38-14z"
    />
  );
}

/** Seen from so near that the frame cuts it. What is loaded already lies below a cover, strapped to the rail. */
function Truck() {
  return (
    <>
      <path className="w-shade" d="M1160 300h300v40h-300z" />
      <Shape of="1408,300 1408,40,10 1460,30 1460,300" wash="teal" loose />
      <Shape of="1408,300 1408,44 1418,42 1418,300" wash="hatch" line="none" />
      <Shape of="1426,62,6 1460,58 1460,142 1426,142,4" wash="window" line="inner" />
      <Line of="M1426 156V300M1434 170h14" weight="inner" />
      <Shape of={box(1397, 70, 11, 190)} wash="slate" line="inner" />
      <Crate x={1302} y={deck} scale={1.25} />
      <Crate x={1304} y={deck - 53} scale={1.25} />
      <Shape of="M1298 196q4-44 10-56 40-10 78 0 6 14 8 56-12 8-24 0-12 8-24 0-12 8-24 0-12 8-24 0z" wash="shallow" loose />
      <path className="w-hatch" d="M1298 196q4-44 10-56l14-2v60q-12 6-24-2z" />
      <Shape
        of="M1322 136.5h8l-2 124h-8zM1368 136.5h8l2 124h-8z"
        wash="honey"
        line="fine"
      />
      <Shape of="M1317 246h14v14h-14zM1367 246h14v14h-14z" wash="steel" line="fine" />
      <Shape of={box(1160, deck + 18, 300, 24)} wash="slate" line="inner" />
      <Shape of={box(1166, deck + 23, 26, 13)} wash="clay" line="fine" round={2} />
      <Shape of={box(1146, deck, 320, 18)} wash="wood" loose />
      <path className="w-ink" d="M1228 340a62 62 0 0 1 124 0z" />
      <Wheel x={1290} y={356} radius={50} />
    </>
  );
}
