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
      <Figure
        who={officer}
        x={154}
        y={294}
        scale={2.4}
        faces="left"
        legs="hidden"
        pose={{ turn: 'side', lean: 3, tilt: 6 }}
        look="up"
        far={{ at: [97, 70], hand: 'point', turn: 34 }}
        near={{ at: [132, 150], turn: 14, holds: <Clipboard x={118} y={155} scale={2.4} turn={-14} /> }}
      />
      <Figure
        who={caller}
        x={54}
        y={230}
        scale={2.2}
        stance="sitting"
        legs="hidden"
        look="up"
        pose={{ hip: [0, 25], lean: 3, bow: 0.4, tilt: 8, turn: 'half' }}
        near={{ at: [66, 167], hand: 'flat', turn: -6 }}
        far={{
          at: [97, 155],
          hand: 'pinch',
          turn: -30,
          holds: <Line of="M117 172l-9-24" weight="outline" />,
        }}
      >
        <Desk />
        <Headset x={62} y={94} />
      </Figure>
    </Drawing>
  );
}

/** Coast, roads and the district on a whole wall. */
function CountyMap() {
  return (
    <>
      <g className="unlit far">
        <path className="w-window" d="M0 0h200v200H0z" />
        <Shape of="M132-8Q108 24 118 52T96 104 110 164 92 210H210V-8z" wash="teal" line="inner" />
        <Shape of="52,30 96,24 106,66 60,78" wash="apricot" line="inner" round={6} />
        <Line of="M10 56L60 50 112 36M84-8L70 60 84 130 70 210M10 128L84 122" weight="inner" />
      </g>
      <Disc at={[74, 52]} radius={6} wash="clay" line="inner" />
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
      <Line of="M-8 8Q-4 15 7 14" weight="inner" />
      <Disc at={[8, 14]} radius={2.5} wash="ink" />
    </Place>
  );
}
