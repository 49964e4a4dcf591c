import { father, pupil, volunteer } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Shore } from '../../things/Land.tsx';
import { Glasses, Head } from '../near/Head.tsx';
import { Fist, HandAround } from '../near/hands.tsx';
import { Lit, Part, Shade } from '../near/Part.tsx';

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
    </g>
  );
}

/** She looks at what she pours. */
function Grandmother() {
  return (
    <g className="skin-3 hair-white">
      <Shape of="M60 262h98q26 2 30 40H50z" wash="petrol" />
      <Part of="M80 168c-22 6-42 20-46 48-4 30-4 60 0 90h112c8-36 8-70 2-100-6-24-20-32-38-38z" wash="clear">
        <Shade of="M31 250v56h48c-10-26-14-46-16-66z" />
        <Lit of="M114 170c16 6 28 14 34 36 6 30 6 64-2 100h-10c8-54 6-104-22-136z" />
      </Part>
      <Part of="M82 136v12c2 10-2 15-8 20 10 14 42 14 50-2-8-6-10-12-10-20v-12z" wash="skin" line="inner">
        <Shade of="M83 146c8 12 20 16 32 8l2 6c-10 10-26 12-33 2z" />
      </Part>
      <Part of="M74 166l-6 6 10 16 20-9 18 9 12-18-5-5c-12 14-38 14-49 1z" wash="white" line="inner" />
      <Head x={98} y={116} scale={0.98} turn={14} skull="narrow" nose="hooked" eyes="down" brow="slate">
        <Disc at={[-34, -34]} radius={14} wash="hair" line="outline" />
        <Part
          of="M-23-4c-8-8-10-28-1-40 10-14 38-14 48 4 2 6 2 10-1 14-8-6-18-8-26-5-8 4-13 16-20 27z"
          wash="hair"
        >
          <Lit of="M10-49c8 2 12 5 14 9 2 6 2 10-1 14l-5-3c2-8-1-15-8-20z" />
        </Part>
        <Line
          of="M-22-20c4-12 12-20 24-23m-18 26c4-10 10-16 20-18M-13 10c-3 5-3 10 0 14m31-14c3 3 3 6 2 9M-6-22c6-2 14-3 20-1M3 33q4 2 9 0"
          weight="hair"
        />
        <Glasses />
      </Head>
    </g>
  );
}

/** He laughs at how it sounds. */
function Grandson() {
  return (
    <g className="skin-3 hair-black">
      <Part of="M212 200c-18 5-28 14-30 32-4 24-2 50 0 74h106c2-26 2-50-4-76-6-20-20-27-38-32z" wash="honey">
        <Shade of="M212 200c-18 5-28 14-30 32-4 24-2 50 0 74h38c-12-36-20-72-8-106z" />
        <path className="w-clay" d="M180 256q54 12 108 0v18q-54 12-107 0z" />
      </Part>
      <Part of="M216 170v12c2 9 0 13-5 18 8 12 32 12 40-2-7-5-9-10-9-15v-13z" wash="skin" line="inner">
        <Shade of="M217 184c8 8 16 9 23 2v4c-8 8-18 9-25 5z" />
      </Part>
      <Head x={228} y={158} scale={0.9} flip turn={-8} skull="round" nose="button" mouth="laughing">
        <Part
          of="M-25-2c-6-14-7-32 3-43 12-10 36-10 44 2 4 7 4 12 2 18-10-5-22-7-33-4-6 3-8 7-9 12-1 8-2 12-7 15z"
          wash="hair"
        >
          <path className="w-slate" d="M-25-2c-6-14-7-32 3-43-5 12-6 28-1 41z" />
        </Part>
      </Head>
    </g>
  );
}

/** Hers are around the bottle and below the glass, his is around the glass. */
function Hands() {
  return (
    <g className="skin-3">
      <Part of="M140 258c12 4 26 6 44 6l8 8c-18 6-38 6-56-2" wash="skin" />
      <Part of="M92 222c12 14 30 24 54 28q-6 8-6 22c-28 0-48-8-60-20" wash="clear"></Part>
      <FilledCup />
      <Fist x={184} y={271} scale={0.8} turn={178} thumb={false} />
      <Part
        of="M200 247c20 4 40 2 54-6 4-8 8-14 10-20l22 18c2 16-2 28-8 38-4 6-11 8-18 7-24-4-48-14-68-24"
        wash="skin"
      >
        <Shade of="M198 260c20 10 44 20 68 24 7 1 14-1 18-7 4-7 7-16 8-26-6 14-16 20-26 20-22 0-48-10-67-16z" />
      </Part>
      <HandAround x={205} y={255} scale={0.44} flip turn={-8} />
      <Part of="M262 210c20 7 30 26 32 52-12 8-28 7-42-2 0-14 2-24 6-32" wash="honey">
        <Lit of="M270 214c14 8 22 28 22 51-4 2-8 3-12 3 4-22 2-40-10-54z" />
      </Part>
      <OpenBottle />
      <Part of="M122 218c6-8 10-14 14-22l20 16c-6 10-12 18-20 24" wash="skin">
        <Shade of="M122 218l4-6 17 14c-2 4-4 7-7 10z" />
      </Part>
      <Fist x={147} y={198} scale={1.08} turn={15} />
      <Part
        of="M66 178c-26 14-36 48-32 80 2 14 12 20 26 18 28-6 56-22 78-44q-4-14-16-20c-14 12-28 20-44 26 4-20 2-38-6-48"
        wash="clear"
      >
        <Shade of="M33 240c0 6 0 12 1 18 2 14 12 20 26 18 28-6 56-22 78-44l-3-8c-28 22-58 36-76 34-10-4-12-18-8-38-6 4-14 10-18 20z" />
      </Part>
    </g>
  );
}

/** Tilted: the water in it lies level, as high as its mouth. */
function OpenBottle() {
  return (
    <Place x={150} y={198} scale={3.6} turn={102}>
      <Shape
        of="-3,8 -3,-3,2 -1.2,-7 -1.2,-9.4 1.2,-9.4 1.2,-7 3,-3,2 3,8"
        wash="shallow"
        line="inner"
        round={0.8}
      />
      <path className="w-clear" d="M.35-9.400H1V-7L2.700-3V1.800z" />
    </Place>
  );
}

/** The stream falls into it before its far side. */
function FilledCup() {
  return (
    <Place x={-58} y={-210} scale={2}>
      <Shape of="M114.500 216q8-3 17 0l-2 22q-6 4-13 0z" wash="shallow" line="none" />
      <Shape of="M115.500 225h15l-1 13q-6 4-13 0z" wash="clear" line="none" />
      <path className="l-flow" d="M120 209q4 3 4 16" />
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
      <Shape of={box(6, 8, 104, 44)} wash="cloud" line="inner" />
      <Line of="M41 8v44M75 8v44M6 30h104" />
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
    <Place x={176} y={0}>
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
