import { caller, officer } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Clipboard } from '../../../things/Held.tsx';
import { Floor, tile } from './tile.tsx';

const scale = 1.9;

/** A county's operations center: she hears where water is short, he shows it on the screen with the flood's outline. */
export function Agencies() {
  return (
    <Drawing photo="agencies" {...tile(150, [18, 14])}>
      <Floor wall="cloud" />
      <FloodMap />
      <Chair />
      <Figure
        who={caller}
        x={46}
        y={228}
        scale={scale}
        stance="sitting"
        look="up"
        pose={{
          hip: [0, 25],
          lean: 2,
          bow: 0.4,
          tilt: 8,
          feet: { near: { at: [17, 3.5] }, far: { at: [22, 3.5] } },
        }}
        near={{
          at: [87, 143],
          hand: 'pinch',
          turn: -24,
          holds: <Line of="M101 150l-6-16" weight="outline" />,
        }}
        far={{ at: [80, 150], turn: -6 }}
      >
        <Desk />
      </Figure>
      <Headset x={57} y={107} />
      <Figure
        who={officer}
        x={150}
        y={228}
        scale={1.84}
        faces="left"
        look="ahead"
        pose={{ lean: 1, tilt: -2 }}
        far={{ at: [95, 66], hand: 'point', turn: 12 }}
        near={{ at: [131, 119], turn: 14, holds: <Clipboard x={122} y={122} scale={1.9} turn={-14} /> }}
      />
    </Drawing>
  );
}

function FloodMap() {
  return (
    <>
      <g className="unlit far">
        <Shape of={box(48, 16, 96, 84)} wash="window" />
        <Shape of="M143 17H96q-8 14 2 24t-6 14q-26-4-28 8t26 10q10 8 2 26h51z" wash="teal" line="inner" />
        <Line of="M64 17q-8 22 2 36" weight="contour" />
        <Line of="M112 32h18M118 46h18M112 86h20" weight="ripple" />
        <Disc at={[58, 28]} radius={4} wash="honey" line="fine" />
        <Disc at={[56, 68]} radius={4} wash="honey" line="fine" />
      </g>
      <Disc at={[77, 61]} radius={5} wash="clay" line="fine" />
    </>
  );
}

function Chair() {
  return (
    <>
      <Line of="M46 192v26M30 222l16-6 16 6" weight="outline" />
      <Shape of={box(26, 186, 42, 7)} wash="slate" line="inner" round={2} />
      <Shape of="20,138 28,138 32,176 24,176" wash="slate" line="inner" round={3} />
    </>
  );
}

function Desk() {
  return (
    <>
      <Shape of="78,152 84,147 112,147 112,152" wash="white" line="fine" />
      <Shape of={box(70, 152, 62, 7)} wash="wood" line="inner" />
      <Line of="M76 159v62M126 159v62" weight="outline" />
    </>
  );
}

/** Band, ear cup and microphone; the origin is the middle of the head. */
function Headset({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Line of="M-5-3Q-8-10-4-14" weight="outline" />
      <Shape of={box(-8, -4, 7, 11)} wash="slate" line="inner" round={3} />
      <Line of="M-4 7Q-1 13 12 13" weight="fine" />
      <Shape of={box(11, 10, 4, 5)} wash="ink" line="none" round={2} />
    </Place>
  );
}
