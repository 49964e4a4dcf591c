import { caller, officer } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Clipboard } from '../../../things/Held.tsx';
import { tile } from './tile.tsx';

/** A county's operations center: she hears where water is short, he finds the district on the map. */
export function Agencies() {
  return (
    <Drawing photo="agencies" {...tile(150, [18, 14])}>
      <CountyMap />
      <Seal />
      <Figure
        who={officer}
        x={148}
        y={294}
        scale={2.4}
        faces="left"
        legs="hidden"
        pose={{ turn: 'side', lean: 0, bow: -1, tilt: 10 }}
        look="up"
        smiles
        far={{ at: [110, 61], hand: 'point', turn: 32 }}
        near={{
          at: [134, 151],
          hand: 'pinch',
          turn: 20,
          holds: <Clipboard x={118} y={155} scale={2.4} turn={-14} />,
        }}
      />
      <Figure
        who={caller}
        x={54}
        y={230}
        scale={2.2}
        stance="sitting"
        legs="hidden"
        look="up"
        smiles
        pose={{ hip: [0, 25], lean: 3, bow: 0.4, tilt: 8, turn: 'half' }}
        near={{ at: [66, 167], hand: 'flat', turn: -6 }}
        far={{
          at: [97, 155],
          hand: 'pinch',
          turn: -30,
          holds: <Shape of="M103 145l2.5-1.5 15.5 26v5l-4-2.5z" wash="honey" line="inner" />,
        }}
      >
        <Desk />
        <Headset x={62} y={94} />
      </Figure>
    </Drawing>
  );
}

/** Coast, roads, and pins where water is short, on a whole wall. */
function CountyMap() {
  return (
    <>
      <path className="w-hill-far" d="M0 0h200v200H0z" />
      <g className="far">
        <Shape of="M160 0Q170 40 142 54T116 84 94 100 116 116 84 140 96 170 90 200H210V-8z" wash="clear" />
        <path className="pipe pipe-muddy" d="M0 34L40 30 62 60 76 200M62 60L96 62 132 42" />
      </g>
      {[
        [84, 62],
        [132, 42],
      ].map(([x = 0, y = 0]) => (
        <Place key={x} x={x} y={y}>
          <Shape of="M0 0Q-10-10-10-16a10 10 0 0 1 20 0Q10-10 0 0z" wash="clay" line="inner" />
          <Disc at={[0, -16]} radius={4} wash="white" />
        </Place>
      ))}
    </>
  );
}

/** The county's, on the wall: a shield with a star over water. */
function Seal() {
  return (
    <Place x={42} y={42}>
      <Disc at={[0, 0]} radius={18} wash="petrol" line="inner" />
      <Shape of="M-9-9Q0-13 9-9V1Q8 8 0 11-8 8-9 1z" wash="white" line="inner" />
      <Shape of="M-9-1q4-3 9 0t9 0V1Q8 8 0 11-8 8-9 1z" wash="teal" line="none" />
      <Shape
        of="M0-9l1.2 2.4 2.6.4-1.9 1.8.5 2.6L0-4l-2.4 1.2.5-2.6-1.9-1.8 2.6-.4z"
        wash="clay"
        line="none"
      />
    </Place>
  );
}

function Desk() {
  return (
    <>
      <Shape of={box(0, 160, 200, 60)} wash="wood" line="inner" />
      <Shape of="74,184 84,164 128,164 126,184" wash="white" line="fine" />
    </>
  );
}

/** Band, ear cup and microphone; the origin is the middle of the head. */
function Headset({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="M-11-1Q-13-20 3-24L4-20Q-8-16-6-1z" wash="white" line="fine" />
      <Shape of={box(-13, -4, 9, 12)} wash="white" line="inner" round={3} />
      <Line of="M-8 8Q-4 15 7 14" weight="inner" />
      <Disc at={[8, 14]} radius={2.5} wash="ink" />
    </Place>
  );
}
