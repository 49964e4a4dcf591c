import { bringer, elder, runner, tankerDriver } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, LevelMark, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { House } from '../../things/House.tsx';
import { Shore } from '../../things/Land.tsx';
import { Pipes } from '../../things/Pipe.tsx';
import { Pump } from '../../things/Pump.tsx';

/** The three ways, and what a phone shows of each: its left and upper edge, and its width. */
const ways = [
  { id: 'way-bottles', from: [112, 0], width: 300 },
  { id: 'way-tanker', from: [538, 62], width: 150 },
  { id: 'way-treatment', from: [976, 0], width: 250 },
] as const;

/**
 * The three ways that the table below compares: bottles from hand to hand, a tanker, treatment on site. Two of them are near
 * us, the tanker is farther off; the sun stands behind the glass. Phones show them side by side.
 */
export function ThreeWays() {
  if ('three-ways' in PHOTOGRAPHS) return <Scene />;
  return (
    <>
      <Scene />
      <div className="parts">
        {ways.map(({ id, from, width }) => (
          <Drawing key={id} width={width} height={Math.round(width * 1.27)} from={from}>
            <use href="#ways-place" />
            <use href={`#${id}`} />
          </Drawing>
        ))}
      </div>
    </>
  );
}

function Scene() {
  return (
    <Drawing photo="three-ways" width={1284} height={250} from={[66, 0]} className="in-parts">
      <g id="ways-place">
        <Disc at={[1024, 84]} radius={48} wash="glow" />
        <Disc at={[1024, 84]} radius={34} wash="sun" />
        <Shore from={-20} to={1460} y={156} base={192} />
        <path className="w-ground" d="M-20 188h1480v200H-20z" />
        <g className="far">
          <Line of="M-20 188H1460" weight="inner" />
          <House x={296} y={200} width={192} paint="calm" />
          <Carrier />
        </g>
      </g>
      <g id="way-tanker">
        <Place x={-173} y={-28} scale={1.15}>
          <PillowTank />
          <Tanker />
          <Hose through="638,214 656,214 664,232 684,232 692,222 690,196 698,189" />
          <Coupling x={627} y={214} scale={0.9} turn={180} />
          <Coupling x={708} y={189} scale={0.9} />
          <Driver />
        </Place>
      </g>
      <g id="way-bottles">
        <Bottles />
      </g>
      <g id="way-treatment">
        <Treatment />
      </g>
    </Drawing>
  );
}

const giving = {
  who: bringer,
  x: 128,
  y: 424,
  scale: 4.3,
  shadow: false,
  look: 'ahead',
  smiles: true,
  pose: { turn: 'side', head: 'half', lean: 9, tilt: -6 },
  near: { at: [194, 192], hand: 'flat', turn: 2 },
  far: { at: [208, 168], turn: 10 },
} as const;
const taking = {
  who: elder,
  x: 326,
  y: 396,
  scale: 3.9,
  shadow: false,
  faces: 'left',
  look: 'ahead',
  smiles: 'open',
  pose: { turn: 'side', head: 'half', lean: 6, tilt: -6 },
  near: { at: [274, 186], hand: 'flat', turn: 2 },
  far: { at: [264, 196], hand: 'flat', turn: 2 },
} as const;

/** She gives, he takes: hands open, eyes on each other. Near us those that follow, on a tailgate; far off one is carried in. */
function Bottles() {
  return (
    <>
      <Figure {...taking} nearArm="hidden" />
      <Figure {...giving} nearArm="hidden" />
      <BottlePack x={234} y={196} scale={4} />
      <Figure {...taking} nearArm="only" />
      <Figure {...giving} nearArm="only" />
      {[84, 156].map(x => (
        <BottlePack key={x} x={x} y={276} scale={4.2} />
      ))}
      <Shape of={box(20, 276, 176, 20)} wash="petrol" />
    </>
  );
}

/** Far off she carries hers home: too small for a skeleton. */
function Carrier() {
  return (
    <g className="skin-3">
      <Shape of="M384 161h14l2 19 5 22h-7l-7-22-3-6-3 11-5 16-6-2 4-20z" wash="petrol" line="fine" />
      <Shape of="M374 199l6 2-1 6q-6-1-5-8zM398 202h7l6 5h-13z" wash="ink" line="none" />
      <Shape of="M388 123q1-6 7-6t6 8l2 4-2 1q0 6-5 6l-1 6h-6v-9z" wash="skin" line="fine" />
      <Shape of="M389 132q-5-6-2-11-6 1-6-4t6-3q9-2 14 7l-5 1-3 3z" wash="ink" line="none" />
      <Shape of="M386 139q6-4 11 1 3 11 1 25h-15q-1-16 3-26z" wash="white" line="fine" />
      <BottlePack x={411} y={164} scale={0.9} />
      <Shape of="M405 158l8 1q3 3-1 6l-8-1z" wash="skin" line="fine" />
      <Shape of="M386 142q4-4 7 1l2 11 11 4-2 6-15-5q-4-7-3-17z" wash="white" line="fine" />
    </g>
  );
}

/** He throws his weight on the wheel of the valve. */
function Driver() {
  return (
    <Figure
      who={tankerDriver}
      x={649}
      y={238}
      scale={1.6}
      shadow={false}
      stance="bending"
      frowns
      pose={{
        lean: 12,
        tilt: -10,
        feet: { near: { at: [-15, 4.5], turn: -12 }, far: { at: [9, 3.5] } },
      }}
      near={{ at: [704, 170], turn: -4 }}
      far={{ at: [708, 152], turn: 4 }}
    />
  );
}

/** A pillow tank on its ground sheet: the water in the tanker stands higher, so it fills without a pump. */
function PillowTank() {
  return (
    <Place x={568} y={222} scale={0.75}>
      <Shape of="-88,0 88,0 96,5 -96,5" wash="honey" line="inner" round={1} />
      <Shape of="M-72 0Q-90-30-52-42-26-46 0-46T52-42Q90-30 72 0z" wash="clear" loose />
      <Shape of="M-72 0Q-90-30-52-42L-44-43Q-64-28-52 0z" wash="shade" line="none" />
      <LevelMark x={0} y={-16} width={18} />
      <Shape of={box(70, -15, 9, 9)} wash="honey" line="inner" round={1} />
    </Place>
  );
}

/** From behind, so that it leads into the distance: the end of the tank, its valve low at the left, cab and front wheel far off. */
function Tanker() {
  return (
    <>
      <Shape of="630,243 1010,226 990,214 590,237" wash="shade" line="none" round={3} />
      <Shape
        of="M728 194h-16a10 22 0 0 0 0 44h16a10 22 0 0 0 0-44zM788 192h-18a14 22 0 0 0 0 44h18zM836 190h-16a13 20 0 0 0 0 40h16zM990 187h-12a10 17 0 0 0 0 34h12z"
        wash="ink"
        line="inner"
      />
      <Shape of="742,182 1020,172 1020,186 770,202 710,202 710,190" wash="slate" line="inner" />
      {[
        [788, 214, '.72 1.1'],
        [836, 210, '.66 1'],
        [990, 204, '.5 .84'],
      ].map(([x, y, scale]) => (
        <use key={x} href="#wheel" transform={`translate(${x} ${y})scale(${scale})`} />
      ))}
      <Shape of="968,106,4 1002,110,8 1012,138,3 1024,144,5 1024,186 968,190" wash="petrol" />
      <Shape of="984,116 1000,118,3 1007,138 984,136" wash="window" line="inner" />
      <Shape of="M788 86l6-8h26l6 12M874 95l5-7h20l5 10" wash="slate" line="inner" />
      <Shape of="M742 80L944 100q22 4 22 37t-22 36L742 184z" wash="white" loose />
      <Shape of="776,122 966,129 966,139 780,137" wash="teal" line="fine" />
      <Shape of="M776 154L964 150 944 173 742 184z" wash="hatch" line="none" />
      <Shape of="M742 80a38 52 0 0 1 0 104a38 52 0 0 1 0-104z" wash="steel" />
      <Shape of="M868 110q12 16 12 25a12 14 0 0 1-24 0q0-8 12-25z" wash="teal" line="inner" />
      <Shape of="M698 196h66v6h-66z" wash="steel" line="inner" />
      <Shape of="M701 202h9v5h-9zM752 202h9v5h-9z" wash="clay" line="fine" />
      <Shape of={box(708, 182, 20, 14)} wash="steel" line="inner" round={2} />
      <Disc at={[718, 160]} radius={14} wash="clay" line="inner" />
      <Disc at={[718, 160]} radius={9} wash="white" line="fine" />
      <Line of="M718 182V151M709 160h18" weight="inner" />
    </>
  );
}

/** A container with pump, filter and membranes. She has shut its tap over a can, and looks through the water at the sun: from there the light falls on her. */
function Treatment() {
  return (
    <>
      <Shape of={box(1164, 24, 220, 340)} wash="white" loose />
      <Shape of={box(1192, 50, 220, 280)} wash="room" line="inner" />
      <Shape of="1210,84,26 1266,84,26 1266,240,26 1210,240,26" wash="teal" />
      <Shape of={box(1228, 66, 20, 18)} wash="honey" line="inner" />
      <Pipes
        of={['1238,66 1238,56 1276,56 1276,164 1292,164', '1276,92 1292,92', '1276,128 1292,128']}
        water="filtered"
      />
      {[76, 112, 148].map(y => (
        <Shape key={y} of={`1292,${y},14 1392,${y},14 1392,${y + 28},14 1292,${y + 28},14`} wash="white" />
      ))}
      <Pump x={1318} y={252} scale={1.6} flip />
      <Shape of={box(1052, 186, 114, 10)} wash="clear" line="inner" />
      <Shape of={box(1164, 179, 8, 24)} wash="steel" line="inner" />
      <Shape of="1040,182 1068,182 1068,200 1056,200 1056,213 1040,213" wash="honey" round={3} />
      <Shape of="1050,182 1047,140 1057,140 1060,182" wash="clay" round={3} />
      <Can x={1068} y={208} scale={3.6} wash="white" open />
      <Place x={1138} y={0} flip>
        <Figure
          who={runner}
          x={0}
          y={404}
          scale={3.9}
          shadow={false}
          smiles
          look="ahead"
          pose={{ lean: -1, tilt: 10, head: 'side' }}
          near={{ at: [69, 166], turn: 14 }}
          far={{ at: [100, 98], turn: 24, holds: <Glass /> }}
        />
      </Place>
      <path
        className="w-sun"
        opacity=".7"
        d="M1109 52L1117 46 1122 38 1129 31 1138 28 1131 34 1125 45 1115 51zM1036 107L1057 146 1063 150 1063 144 1042 103zM1113 130l-5 12 2 14 4-2-2-12 5-12zM1112 182l-5 37 5-1 5-37z"
      />
    </>
  );
}

function Glass() {
  return (
    <>
      <path className="w-clear" d="M100 70h26l-4 39H104z" />
      <Shape of="99,60 127,60 122,110 104,110" wash="none" line="inner" round={2} />
      <path className="l-ripple" d="M105 65l3 40" />
    </>
  );
}
