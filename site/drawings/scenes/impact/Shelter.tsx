import { father, pupil, volunteer } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Cot } from '../../things/Cot.tsx';
import { Shore } from '../../things/Land.tsx';
import { Glasses, Head, ShortHair } from '../near/Head.tsx';
import { Lit, Part, Shade } from './street-tap/Part.tsx';

/** Where the wall meets the floor. */
const wall = 206;

/**
 * A school gym as a shelter, from near: she pours for her grandson, and pale behind them is the line for bottles before the
 * door, by which the light comes in. Outside a tank stands on a flatbed. The rim hangs 10 feet above the floor.
 */
export function Shelter() {
  return (
    <Drawing photo="shelter" width={330} height={248} from={[12, 36]}>
      <g className="far">
        <Gym />
        <Place x={-60} y={0}>
          <Outside />
        </Place>
        <Blankets />
        <Cot x={-24} y={226} scale={0.95} />
      </g>
      <Queue />
      <Grandson />
      <Grandmother />
      <Hands />
    </Drawing>
  );
}

/** Blankets on a line: a family's room. */
function Blankets() {
  return (
    <>
      <Line of="M-10 92Q70 106 166 96" weight="inner" />
      <Shape of="M0 94l58 6q-4 40 2 84-34 8-62 2z" wash="honey" line="inner" />
      <Shape of="M64 100l46 1q-2 34 3 66-26 6-50 0z" wash="apricot" line="inner" />
      <Shape of="M114 101l44-4q2 38-2 92-22 6-40 0z" wash="shallow" line="inner" />
      <Line of="M0 112l57 5M76 103q-4 30 0 62M116 170q20 6 40 0" />
    </>
  );
}

/** In the light of the door. */
function Queue() {
  return (
    <g className="far">
      <Figure
        who={volunteer}
        x={268}
        y={228}
        scale={1.2}
        look="ahead"
        pose={{ turn: 'side', lean: 5 }}
        near={{ at: [288, 176], hand: 'flat', turn: 8, holds: <BottlePack x={298} y={176} scale={1.2} /> }}
        shadow={false}
      />
      <Figure
        who={father}
        x={328}
        y={228}
        scale={1.2}
        faces="left"
        look="ahead"
        pose={{ lean: 4 }}
        near={{ at: [312, 170] }}
        shadow={false}
      />
      <Figure who={pupil} x={350} y={234} scale={1.3} faces="left" shadow={false} />
      <path className="w-sky" opacity="0.45" d="M230 70h180v240H190l40-104z" />
    </g>
  );
}

function Grandmother() {
  return (
    <g className="skin-3 hair-white">
      <Shape of="M60 262h98q26 2 30 40H50z" wash="petrol" />
      <Part of="M80 166c-22 6-42 22-46 50-4 30-4 60 0 90h112c8-36 8-70 2-100-6-24-20-34-38-40z" wash="clear">
        <Shade of="M31 250v56h48c-10-26-14-46-16-66z" />
        <Lit of="M114 168c16 6 28 16 34 38 6 30 6 64-2 100h-10c8-54 6-104-22-138z" />
      </Part>
      <Line of="M100 184q-6 50 0 110" />
      <Part of="M78 132v14c2 10 0 16-6 22 10 14 42 14 50-2-8-6-8-12-8-20v-14z" wash="skin" line="inner">
        <Shade of="M80 154c8 10 24 12 34 6l5 8c-10 8-30 10-40 2z" />
      </Part>
      <Head x={96} y={118} scale={0.98} turn={14} eyes="down" nose="broad" brow="fine">
        <Disc at={[-32, -36]} radius={13} wash="hair" line="outline" />
        <Part
          of="M-24 4c-12-10-13-32-1-42 14-12 40-10 50 6 3 5 3 9 2 11-14-6-28-5-36 4-6 6-10 14-15 21z"
          wash="hair"
        >
          <Lit of="M15-42c4 2 8 5 10 10 3 5 3 9 2 11l-6-2c1-8 0-13-6-19z" />
        </Part>
        <Line
          of="M-20-22c6-12 16-20 30-22m-18 18c6-6 14-10 24-10M-10 12c-3 3-3 6-1 10m0-30l-5-1"
          weight="hair"
        />
        <Glasses />
      </Head>
    </g>
  );
}

function Grandson() {
  return (
    <g className="skin-3 hair-black">
      <Part of="M212 198c-18 6-28 14-30 34-4 24-2 50 0 74h106c2-26 2-50-4-76-6-20-20-28-38-34z" wash="honey">
        <Shade of="M212 198c-18 6-28 14-30 34-4 24-2 50 0 74h38c-12-36-20-72-8-108z" />
        <path className="w-clay" d="M180 256q54 12 108 0v18q-54 12-107 0z" />
      </Part>
      <Part of="M214 166v14c2 10 0 14-5 20 8 12 34 12 42-2-7-6-11-11-11-15v-14z" wash="skin" line="inner">
        <Shade of="M215 188c8 8 20 9 28 3l4 7c-8 8-26 10-35 2z" />
      </Part>
      <Head x={226} y={157} scale={0.86} flip turn={-4} mouth="laughing" nose="button" brow="inner">
        <ShortHair />
        <path className="w-honey" opacity="0.8" d="M-25 2c-9-25-2-42 12-48-6 10-12 26-6 36-3 4-4 8-6 12z" />
      </Head>
    </g>
  );
}

/** Hers are around the bottle and below the glass, his is around the glass. */
function Hands() {
  return (
    <g className="skin-3">
      <Part
        of="M120 256c14 10 30 14 44 12 10 2 22 3 32 2 6 0 6-6 1-7h-9c-6-2-12-5-20-6-6-1-10-4-12-8l-16-3"
        wash="skin"
      />
      <Part of="M92 220c10 14 26 22 46 26l-10 18c-24-2-40-10-50-22" wash="clear" />
      <FilledCup />
      <Part
        of="M262 262c-14 4-30 2-44-4-2-6-6-8-11-8-6-2-12-3-17-2-5 1-5 6 0 7-5 1-5 7 0 7-4 2-4 7 1 7-3 3-1 6 3 6 8 2 16 1 22-3 18 8 34 10 50 4"
        wash="skin"
      >
        <Shade of="M194 275c8 2 16 1 22-3 18 8 34 10 50 4l-2-8c-22 6-50-4-70 4z" />
      </Part>
      <Line of="M190 255h12m-12 7h12m-11 7h11" />
      <Part of="M262 210c18 6 28 26 30 56-6 8-18 12-30 10-8-10-14-24-16-38" wash="honey">
        <Lit of="M268 213c14 8 22 28 24 53-4 5-9 8-15 10 4-24 2-46-9-63z" />
      </Part>
      <OpenBottle />
      <Part
        of="M128 222c2-8 4-14 7-19-5-6-3-16 4-19 6-4 12-2 13 2 4-2 8 0 9 4 4 0 6 4 5 8 3 2 4 6 2 9-3 6-8 9-14 9-4 8-8 14-14 18"
        wash="skin"
      >
        <Shade of="M128 222c2-8 4-14 7-19 4 8 10 12 19 13-4 8-8 14-14 18z" />
      </Part>
      <Line of="M152 186c-4 4-7 9-8 14m17-10c-5 4-8 9-9 13m14-5c-5 3-7 6-8 10" />
      <Part
        of="M64 176c-28 14-40 48-26 76 8 14 26 18 40 12 26-8 44-20 60-36l-10-22c-16 10-34 18-46 20"
        wash="clear"
      >
        <Shade of="M34 220c-1 10 1 22 4 32 8 14 26 18 40 12 26-8 44-20 60-36l-3-7c-34 24-84 50-101-1z" />
      </Part>
    </g>
  );
}

/** Tilted: the water in it stands level with its mouth. */
function OpenBottle() {
  return (
    <Place x={150} y={198} scale={3.6} turn={112}>
      <Shape
        of="-3,8 -3,-3,2 -1.2,-7 -1.2,-9.4 1.2,-9.4 1.2,-7 3,-3,2 3,8"
        wash="shallow"
        line="inner"
        round={0.8}
      />
      <Shape of="-.6,-9.2 1,-9.2 1,-7 2.7,-3 2.7,7.6 1.6,7.6" wash="clear" line="none" round={0.5} />
    </Place>
  );
}

/** The stream falls into it before its far side. */
function FilledCup() {
  return (
    <Place x={-9} y={-116} scale={1.6}>
      <Shape of="M114.500 216q8-3 17 0l-2 22q-6 4-13 0z" wash="shallow" line="none" />
      <Shape of="M115.500 225h15l-1 13q-6 4-13 0z" wash="clear" line="none" />
      <path className="l-flow" d="M118 205q6 3 6 20" />
      <Line of="M116 225q7-2 14 0" weight="ripple" />
      <Line of="M114.500 216l2 22q6 4 13 0l2-22q-8 3-17 0 8-3 17 0" weight="inner" />
    </Place>
  );
}

function Gym() {
  return (
    <>
      <path className="w-room" d="M-10-30h420v340H-10z" />
      <Line of="M-10 54H410" weight="hair" />
      <path className="w-petrol" opacity="0.14" d="M-10-30h420v340H-10z" />
      <path className="w-petrol" opacity="0.5" d={`M-10 112h420v${wall - 112}H-10z`} />
      <Shape of={box(136, 8, 108, 44)} wash="cloud" line="inner" />
      <Line of="M172 8v44M208 8v44M136 30h108" />
      <path className="w-wood" d="M-10 206h420v110H-10z" />
      <path className="w-petrol" opacity="0.16" d="M-10 206H166L60 310H-10zM286 206H410V310H350z" />
      <Line of="M-10 112H410M-10 206H410" weight="inner" />
      <Line of="M170 206L90 300M210 206L246 300M250 206L398 300" weight="hair" />
      <Line of="M12 252Q120 268 210 246T342 216" weight="strap" />
      <Basket />
    </>
  );
}

function Basket() {
  return (
    <Place x={72} y={0}>
      <Shape of={box(-50, -9, 100, 58)} wash="white" />
      <Line of="M-17 41V9H17V41" weight="inner" />
      <Shape of={box(-13, 39, 26, 4)} wash="clay" line="inner" round={2} />
      <Line of="M-12 43l5 23M-4 43l2 24M4 43l-2 24M12 43l-5 23" />
    </Place>
  );
}

/** Through the open door: the first tank has come on a flatbed. */
function Outside() {
  return (
    <>
      <Shape of={box(290, 70, 120, wall - 70)} wash="sky" />
      <Shore from={291} to={410} y={156} base={180} />
      <path className="w-ground" d="M291 172h120v34h-120z" />
      <Place x={310} y={188} scale={0.42}>
        <Shape of={box(-20, -84, 240, 30)} wash="slate" line="inner" />
        <CageTank x={66} y={-84} scale={1.7} level={52} />
        <Line of="M46-84v-108M64-84v-108" weight="strap" />
      </Place>
      <Line of="M410 206H290V70H410" weight="outline" />
      <Shape of="290,70 278,62 278,214 290,206" wash="petrol" line="inner" />
    </>
  );
}
