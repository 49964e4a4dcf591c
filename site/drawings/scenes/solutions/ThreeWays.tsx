import { bringer, elder, runner, tankerDriver } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { SmallFace } from '../../figure/facial-features.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, LevelMark, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { House } from '../../things/House.tsx';
import { Shore } from '../../things/Land.tsx';
import { Pipes } from '../../things/Pipe.tsx';
import { Pump } from '../../things/Pump.tsx';
import { Hand } from '../close-up/hands.tsx';

/** The three ways, and what a phone shows of each: its left and upper edge, and its width. Above the tanker is a cloud. */
const ways = [
  { id: 'way-bottles', from: [112, 0], width: 300 },
  { id: 'way-tanker', from: [554, -192], width: 416 },
  { id: 'way-treatment', from: [976, 0], width: 250 },
] as const;

/**
 * The three ways that the table below compares: bottles from hand to hand, a tanker, treatment on site. Two of them
 * are near us, the tanker is farther off; the sun rises behind the glass. Phones show them side by side.
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
        <Disc at={[1016, 112]} radius={74} wash="sun" />
        <Disc at={[1016, 112]} radius={84} line="contour" />
        <Shore from={-20} to={1460} y={156} base={192} />
        <path className="w-ground" d="M-20 188h1480v200H-20z" />
        <g className="far">
          <Line of="M-20 188H1460" weight="inner" />
          <path className="w-cloud" d="M600-40q0-40 60-40 60-60 120 0 60 0 60 40z" />
          <House x={292} y={201} width={232} paint="calm" />
          <Carrier />
        </g>
      </g>
      <g id="way-tanker">
        <PillowTank />
        <Tanker />
        <Hose through="555,223 578,224 606,238 648,238 660,224 660,200" />
        <Coupling x={541} y={223} turn={180} />
        <Coupling x={660} y={186} turn={-90} />
        <Driver />
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
  x: 148,
  y: 424,
  scale: 4.3,
  shadow: false,
  look: 'ahead',
  smiles: true,
  pose: { turn: 'side', head: 'half', lean: 0.5, tilt: -6 },
  far: { at: [216, 170], turn: 10 },
  nearArm: 'hidden',
} as const;
const taking = {
  who: elder,
  x: 346,
  y: 396,
  scale: 3.9,
  shadow: false,
  faces: 'left',
  look: 'ahead',
  smiles: true,
  pose: { turn: 'side', head: 'half', lean: 3, bow: -1.5, tilt: -2 },
  far: { at: [276, 164], turn: 2 },
  nearArm: 'hidden',
} as const;

/**
 * She gives, he takes: each has one end of the pack, eyes on each other. Near us those that follow, on a tailgate; far
 * off one is carried in.
 */
function Bottles() {
  return (
    <>
      <Figure {...taking} />
      <Figure {...giving} />
      <BottlePack x={249} y={182} scale={4} />
      <g className="skin-3">
        <Palm x={297} y={182} flip />
        <Shape
          of="M315 130c0-13 7-19 16-19 10 1 16 9 20 20 6 18 11 36 13 51 1 13-5 20-17 20-18 0-37-4-53-9l2-20c14 3 27 4 39 3-8-15-20-28-20-46z"
          wash="teal"
        />
        <path
          className="w-shade"
          d="M294 193c16 5 35 9 53 9 12 0 18-7 17-20l-3-16c-3 14-10 21-22 22-16 1-30-1-44-4z"
        />
      </g>
      <g className="skin-1">
        <Shape
          of="M208 173c-14 4-26 6-39 7-1-8-1-16 0-25h-35c-2 15-3 27-1 38 2 12 9 18 19 17 21-3 38-10 57-18"
          wash="skin"
        />
        <path
          className="w-shade"
          d="M133 172c-1 8-1 14 0 21 2 12 9 18 19 17 21-3 38-10 57-18v-3c-18 6-34 10-53 10-14 0-20-10-23-27z"
        />
        <Palm x={206} y={182} />
        <Shape
          of="M146 103c-10 4-15 14-17 30-1 9-2 18-2 27 14 6 31 6 45 0 1-16 0-34-8-47-4-8-11-13-18-10"
          wash="white"
        />
        <path className="w-shade" d="M129 133c-1 9-2 18-2 27 8 4 17 5 26 4-10-10-16-20-19-42z" />
      </g>
      {[84, 156].map(x => (
        <BottlePack key={x} x={x} y={276} scale={4.2} />
      ))}
      <Shape of={box(20, 276, 176, 20)} wash="petrol" />
    </>
  );
}

/** From the wrist: fingers around a corner, the little one below it, the thumb on its face. */
function Palm(at: { x: number; y: number; flip?: boolean }) {
  return (
    <Place {...at} scale={0.84}>
      <Shape
        of="M0-10c4-3 6-6 7-11 2-8 7-15 13-20 4-3 9 1 7 7-2 4-5 6-7 8 4-4 10-5 15-4 7 1 7 9 2 10 7 0 9 9 2 11 5 1 5 9-1 10 4 2 2 9-4 9-11 3-23 4-31 2"
        wash="skin"
      />
      <Line of="M37-20H23M39-9H22M38 1H23M20-26q-4 4-3 9" />
    </Place>
  );
}

/** Far off she carries hers home: too small for a skeleton. */
function Carrier() {
  return (
    <g className="skin-3" transform="translate(44 23)scale(.9)">
      <Shape of="M384 161h14l2 19 5 22h-7l-7-22-3-6-3 11-5 16-6-2 4-20z" wash="petrol" line="fine" />
      <Shape of="M374 199l6 2-1 6q-6-1-5-8zM398 202h7l6 5h-13z" wash="ink" line="none" />
      <Shape of="M388 123q1-6 7-6t6 8l2 4-2 1q0 6-5 6l-1 6h-6v-9z" wash="skin" line="fine" />
      <Shape of="M389 132q-5-6-2-11-6 1-6-4t6-3q9-2 14 7l-5 1-3 3z" wash="ink" line="none" />
      <Place x={393.5} y={126} scale={0.27}>
        <SmallFace view="side" />
      </Place>
      <Shape of="M386 139q6-4 11 1 3 11 1 25h-15q-1-16 3-26z" wash="white" line="fine" />
      <BottlePack x={411} y={164} scale={0.9} />
      <Shape of="M405 158l8 1q3 3-1 6l-8-1z" wash="skin" line="fine" />
      <Shape of="M386 142q4-4 7 1l2 11 11 4-2 6-15-5q-4-7-3-17z" wash="white" line="fine" />
    </g>
  );
}

/** He turns the wheel of the valve, below the middle of the tank's end, with both hands. */
function Driver() {
  return (
    <Figure
      who={tankerDriver}
      x={587}
      y={246}
      scale={1.6}
      shadow={false}
      stance="kneeling"
      frowns
      pose={{ lean: 7, tilt: -4 }}
      near={{ at: [634, 184], turn: 4 }}
      far={{ at: [636, 166], turn: 10 }}
    />
  );
}

/** A pillow tank on its ground sheet: the water in the tanker stands higher, so it fills without a pump. */
function PillowTank() {
  return (
    <Place x={474} y={228} scale={0.86}>
      <Shape of="-88,0 88,0 96,5 -96,5" wash="honey" line="inner" round={1} />
      <Shape of="M-72 0Q-90-30-52-42-26-46 0-46T52-42Q90-30 72 0z" wash="clear" loose />
      <Shape of="M-72 0Q-90-30-52-42L-44-43Q-64-28-52 0z" wash="shade" line="none" />
      <LevelMark x={0} y={-16} width={18} />
      <Shape of={box(70, -11, 9, 9)} wash="honey" line="inner" round={1} />
    </Place>
  );
}

/**
 * In three quarters from behind, 75 units a meter at its rear, the eye at 0.9 m: all that is parallel to its axis
 * meets far right.
 */
function Tanker() {
  return (
    <>
      <Shape of="572,240 700,247 960,227 960,218 640,228" wash="shade" line="none" round={3} />
      <Shape
        of="M665 173a22 28 0 0 0 0 56h20a22 28 0 0 0 0-56zM827 173a16 24 0 0 0 0 48h20a16 24 0 0 0 0-48z"
        wash="ink"
        line="none"
      />
      <Shape of="M813 90l93-9 25 2q6 1 7 6l6 39 9 11v50l-47 2z" wash="petrol" />
      <Shape of="M915 93l16 1 8 34-24-2z" wash="window" line="inner" />
      <Line of="M906 81V190M915 136h8M936 98l25 8" weight="inner" />
      <Shape of={box(960, 104, 7, 28)} wash="slate" line="inner" round={2} />
      <Shape of="M619 166h64l222 2v17l-222 3-64-3z" wash="slate" line="inner" />
      {[
        [906, 199.5, 16, 26, 17],
        [800, 202.5, 19, 29, 22],
        [736, 205, 23, 31, 24],
      ].map(([x = 0, y = 0, rx = 0, ry = 0, wide = 0]) => (
        <Place key={x} x={x} y={y}>
          <Shape
            of={`M0-${ry}H${wide}a${rx} ${ry} 0 0 1 0 ${2 * ry}H0a${rx} ${ry} 0 0 1 0-${2 * ry}z`}
            wash="ink"
          />
          <Line of={`M${wide}-${ry}a${rx} ${ry} 0 0 0 0 ${2 * ry}`} weight="pale" />
          <use href="#wheel" transform={`translate(${wide})scale(${rx / 24} ${ry / 24})`} />
        </Place>
      ))}
      <Shape of="M700 80l5-8h24l6 11M790 87l4-6h20l5 9" wash="slate" line="inner" />
      <Shape of="M663 72L849 89c24 3 42 20 42 41s-18 38-42 40H663z" wash="white" loose />
      <path className="w-teal" d="M698 98l189 18q3 6 4 13L703 120z" />
      <Shape of="M700 138L890 138q-8 29-41 32H663q28-4 37-32z" wash="hatch" line="none" />
      <Shape of="M793 101q14 16 14 27a14 16 0 0 1-27 0q0-9 13-27z" wash="teal" line="inner" />
      <Shape of={box(642, 140, 36, 58)} wash="white" line="inner" round={2} />
      <Shape of="M663 72a40 48 0 0 1 0 97a40 48 0 0 1 0-97z" wash="steel" />
      <Shape of="M604 192l84 2v11l-84-4z" wash="white" line="inner" />
      <Shape of="M609 194h12v6h-12zM670 195h12v8h-12z" wash="clay" line="fine" />
      <Shape of="M661 141a11 12 0 0 1 0 24a11 12 0 0 1 0-24z" wash="steel" line="inner" />
      <Shape of="M653 168v-14q0-7 7-7t7 7v14z" wash="steel" line="inner" />
      <Shape of="M654 170h12l4 5-4 6h-12z" wash="honey" line="inner" />
      <Shape of="M650 166h20v4h-20zM650 181h20v4h-20zM642 173h12v4h-12z" wash="steel" line="inner" />
      <path
        className="w-clay l3"
        fillRule="evenodd"
        d="M642 161a6 14 0 0 1 0 28a6 14 0 0 1 0-28zm0 4a3 10 0 0 0 0 20a3 10 0 0 0 0-20z"
      />
      <Shape of="M698 240v-13h5l11 13zM856 232v-11h-5l-10 11z" wash="clay" line="inner" />
    </>
  );
}

/**
 * A container with a filter, a pump behind it, and the membranes that it feeds. She fills a can, and looks through the
 * water at the sun, in thin gloves: from there the light falls on her.
 */
function Treatment() {
  return (
    <>
      <Shape of={box(1164, 24, 220, 340)} wash="white" loose />
      <Shape of={box(1192, 50, 220, 280)} wash="room" line="inner" />
      <Pipes
        of={[
          '1240,231 1285,231',
          '1303.5,210 1303.5,192 1276,192 1276,92 1292,92',
          '1276,128 1292,128',
          '1276,164 1292,164',
        ]}
        water="filtered"
      />
      <Pipes of={['1196,75 1230,75']} water="raw" />
      <Shape of={box(1190, 66, 6, 18)} wash="steel" line="inner" />
      <Shape of={box(1228, 66, 20, 18)} wash="honey" line="inner" />
      <Shape of="1210,84,26 1266,84,26 1266,240,26 1210,240,26" wash="teal" />
      {[76, 112, 148].map(y => (
        <Shape key={y} of={`1292,${y},14 1392,${y},14 1392,${y + 28},14 1292,${y + 28},14`} wash="white" />
      ))}
      <Pump x={1318} y={252} scale={1.45} />
      <Shape of={box(1052, 190, 114, 10)} wash="clear" line="inner" />
      <Shape of={box(1164, 183, 8, 24)} wash="steel" line="inner" />
      <path className="w-flow" d="M1045 212h6v24h-6z" />
      <Shape of="1040,186 1068,186 1068,204 1056,204 1056,217 1040,217" wash="honey" round={3} />
      <Shape of="1051,186 1047,143 1058,143 1061,186" wash="clay" round={3} />
      <Can x={1066} y={213} scale={3.6} wash="white" open />
      <g className="gloves">
        <GlassArm />
      </g>
      <Place x={1138} y={0} flip>
        <Figure
          who={runner}
          x={0}
          y={404}
          scale={3.9}
          shadow={false}
          smiles
          look="ahead"
          pose={{ lean: -1, tilt: 10, head: 'side', hands: { near: [0, 50], far: [3, 48.5] } }}
          nearArm="hidden"
        />
      </Place>
      <g className="gloves">
        <LeverArm />
      </g>
      <path
        className="w-sun"
        opacity=".7"
        d="M1109 52L1117 46 1122 38 1129 31 1138 28 1131 34 1125 45 1115 51zM1113 130l-5 12 2 14 4-2-2-12 5-12zM1110 209l-3 19 5-1 3-16z"
      />
    </>
  );
}

/** The glass stands in her palm: the fingertips come around it, the thumb lies before it. */
function GlassArm() {
  return (
    <>
      <Place x={-6} y={-8}>
        <Shape
          of="M1040 121c-10-3-22-8-27-16-5-8-4-22 0-30 8-5 20-4 27 1 7 7 13 20 17 34"
          wash="hand"
          line="inner"
        />
        <path className="w-clear" d="M1012 70h26l-4 39h-18z" />
        <Shape of="1011,60 1039,60 1034,110 1016,110" wash="none" line="inner" round={2} />
        <path className="l-ripple" d="M1033 65l-3 40" />
        <Shape
          of="M1056 107c-2-11-8-19-17-23-7-3-13-1-12 3 1 3 6 3 8 6 3 4 5 11 9 16M1011 72c5-2 11-1 11 3 0 3-4 4-7 4 4 0 7 2 6 5-1 2-4 3-6 3 3 0 6 2 5 5-1 2-3 3-6 3 3 1 4 3 3 5-2 3-6 2-9 0-3-8-2-22 3-28z"
          wash="hand"
          line="inner"
        />
      </Place>
      <Shape
        of="M1131 95c-18 5-32 16-44 31-12-6-24-16-35-28l-18 14c12 19 28 37 47 51 10 7 20 8 30 2l20-15z"
        wash="clear"
      />
      <path className="w-shade" d="M1066 151q7 6 15 12c10 7 20 8 30 2l20-15-4-15c-22 20-42 26-61 16z" />
      <path className="w-sun" opacity=".7" d="M1034 112q14 22 35 42l3-5q-20-18-33-41z" />
    </>
  );
}

/** It holds the lever open: the elbow hangs at her side. */
function LeverArm() {
  return (
    <>
      <Hand x={1082} y={169} shape="grip" scale={0.5} turn={14} flip />
      <Shape
        of="M1151 106c13 1 16 13 15 31l-1 58c0 17-8 24-22 22-24-4-46-15-68-30l6-28c15 9 28 16 41 19 3-18 5-36 9-53 3-13 9-20 20-19z"
        wash="clear"
      />
      <path
        className="w-shade"
        d="M1165 160v35c0 17-8 24-22 22-24-4-46-15-68-30l2-8c30 18 54 28 68 24 12-4 17-20 20-43z"
      />
      <Line of="M1122 178q8 2 14-1" />
    </>
  );
}
