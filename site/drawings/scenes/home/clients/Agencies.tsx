import { caller, officer } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { tile } from './tile.tsx';

/** A county's operations center: she hears where water is short, he finds the district on the map. */
export function Agencies() {
  return (
    <Drawing className="unmirrored" photo="agencies" {...tile(150, [18, 14])}>
      <CountyMap />
      <Figure
        who={officer}
        x={148}
        y={276}
        scale={2.2}
        faces="left"
        legs="hidden"
        pose={{ head: 'side', lean: 0, tilt: 6, shoulders: 0.5 }}
        look="up"
        smiles
        far={{ at: [98, 92], hand: 'point', turn: 64 }}
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
        pose={{ hip: [0, 25], lean: 3, bow: 0.4, tilt: 18, turn: 'half', head: 'side' }}
        near={{ at: [66, 167], hand: 'flat', turn: -6 }}
        far={{
          at: [97, 155],
          hand: 'pinch',
          turn: -30,
          holds: <Shape of="M104 145l2-1 15 26v4l-3.5-2z" wash="honey" line="inner" />,
        }}
      >
        <Desk />
        <Headset x={62} y={94} />
      </Figure>
    </Drawing>
  );
}

/** Florida, a circle around Miami, where water is short, and the tanker on the road there, from above. */
function CountyMap() {
  return (
    <>
      <path className="w-cloud" d="M0 0h200v200H0z" />
      <g className="far">
        <Shape of={box(28, 24, 180, 150)} wash="clear" line="inner" />
        <Shape
          of="M28 24H74c0 10 7 16 10 26 3 8 3 18-2 23q-5 3-8-1-8-8-12-19 4-4 0-5c-3 1 1-11-8-19q-5-4-9 0-6 4-17-2z"
          wash="sand"
          line="fine"
        />
        <Line of="M64 24Q76 34 79 48T85 66" weight="strap" />
      </g>
      <Disc at={[85, 66]} radius={11} line="strap" />
      <Disc at={[85, 66]} radius={4} wash="clay" line="inner" />
      <Place x={75} y={40} turn={63} scale={0.7}>
        <path className="w-ink" d="M-17-8h5V8h-5zM-11-8h5V8h-5zM5-8h5V8H5zM-5-2H5v4H-5z" />
        <Shape of="M-16-6H0q4 6 0 12h-16q-4-6 0-12zM-12-6v12M-3-6v12" wash="flow" line="inner" />
        <Disc at={[-7.5, 0]} radius={2} wash="white" line="fine" />
        <Shape of="M3-6h13V6H3z" wash="white" line="inner" />
        <path className="w-slate" d="M10-5h4v10h-4z" />
      </Place>
    </>
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
      <Shape of="M-6 1Q-10-10-7-20Q-5-23-2-21Q-5-10-1 1z" wash="white" line="fine" />
      <Shape of={box(-8, -1, 10, 13)} wash="white" line="inner" round={4} />
      <Line of="M-4 12Q-3 18 8 18" weight="inner" />
      <Disc at={[8, 18]} radius={2.5} wash="ink" />
    </Place>
  );
}
