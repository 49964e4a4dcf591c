import { caller, officer } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Radio } from '../../../things/Held.tsx';
import { tile } from './tile.tsx';

/** A county's operations center: she hears where water is short, he finds the district on the map. */
export function Agencies() {
  return (
    <Drawing photo="agencies" {...tile(150, [18, 14])}>
      <CountyMap />
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
          at: [136, 147],
          turn: 70,
          holds: <Radio x={122} y={139} scale={2.4} turn={-6} />,
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

/** On the wall: coast, roads, districts, and the one where water is short. */
function CountyMap() {
  return (
    <>
      <path className="w-cloud" d="M0 0h200v200H0z" />
      <g className="far">
        <Shape of={box(28, 24, 180, 150)} wash="hill-far" line="inner" />
        <Shape of="66,24 124,24 110,52 60,68" wash="apricot" line="none" />
        <Shape of="M160 24Q168 44 142 54T116 84 94 100 116 116 84 140 96 174H208V24z" wash="clear" />
        <Line of="M28 78L60 68 66 24M124 24L110 52 118 70M110 52L60 68 94 100" weight="inner" />
        <Line of="M28 30L86 42 141 54M86 42L28 106" weight="strap" />
      </g>
      <Disc at={[86, 42]} radius={4} wash="clay" line="inner" />
    </>
  );
}

function Desk() {
  return (
    <>
      <Shape of={box(0, 160, 200, 60)} wash="wood" line="inner" />
      <Shape of="74,184 84,164 128,164 126,184" wash="white" line="fine" />
      <Radio x={18} y={151} scale={2.4} />
      <Shape of={box(19, 155, 16, 8)} wash="slate" line="inner" round={2} />
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
