import { caller, officer } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { tile } from './tile.tsx';

/** A county's operations center: she hears where water is short, he finds the district on the map. */
export function Agencies() {
  return (
    <Drawing photo="agencies" {...tile(150, [18, 14])}>
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
        far={{ at: [104, 91], hand: 'point', turn: 44 }}
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

/** On the wall: a coast with a river, the road, a circle around the place where water is short, and the tanker that is under way. */
function CountyMap() {
  return (
    <>
      <path className="w-cloud" d="M0 0h200v200H0z" />
      <g className="far">
        <Shape of={box(28, 24, 180, 150)} wash="hill-far" line="inner" />
        <Shape
          of="M28 24H94Q102 34 88 38T78 45Q106 44 120 32T176 29V33Q138 31 124 37T72 53Q76 64 58 64T28 92z"
          wash="clear"
          line="fine"
        />
        <Line of="M180 60L134 44 84 64 90 170" weight="strap" />
      </g>
      <Disc at={[84, 64]} radius={11} line="strap" />
      <Disc at={[84, 64]} radius={4} wash="clay" line="inner" />
      <Place x={113} y={52} turn={158}>
        <Shape of="M-12-5h17v10h-17z" wash="flow" line="inner" />
        <Shape of="M6-4.500h7v9h-7z" wash="white" line="inner" />
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
      <Shape of="M-11-1Q-13-20 3-24L4-20Q-8-16-6-1z" wash="white" line="fine" />
      <Shape of={box(-13, -4, 9, 12)} wash="white" line="inner" round={3} />
      <Line of="M-8 8Q-6 16 7 18" weight="inner" />
      <Disc at={[8, 18]} radius={2.5} wash="ink" />
    </Place>
  );
}
