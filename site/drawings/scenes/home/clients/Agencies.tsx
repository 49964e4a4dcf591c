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
          of="M28 24H74C74 34 81 40 84 50 87 58 87 68 82 73Q77 76 74 72C68 65 63 58 62 53Q66 49 62 48 59 49 60 45 61 35 54 29 49 25 45 29 40 33 35 29L28 27z"
          wash="sand"
          line="fine"
        />
        <Line of="M64 24Q76 34 79 48T85 66" weight="strap" />
      </g>
      <Disc at={[85, 66]} radius={11} line="strap" />
      <Disc at={[85, 66]} radius={4} wash="clay" line="inner" />
      <Place x={75.5} y={40} turn={63} scale={0.7}>
        <path className="w-ink" d="M-17-8h5V8h-5zM-11-8h5V8h-5zM5-8h5V8H5zM-5-2H5v4H-5z" />
        <Shape of="M-16-6H0q4 6 0 12h-16q-4-6 0-12zM-12-6v12M-3-6v12" wash="flow" line="inner" />
        <Disc at={[-7.5, 0]} radius={2} wash="white" line="fine" />
        <Shape of="M3-6h11q3 6 0 12H3z" wash="white" line="inner" />
        <path className="w-slate" d="M10-5h3q2 5 0 10h-3q1-5 0-10z" />
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
