import { father, volunteer } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Head } from '../close-up/Head.tsx';
import { Fist, HandAround } from '../close-up/hands.tsx';
import { Lit, Part, Shade } from '../close-up/Part.tsx';
import { Neighbors } from './shelter/Neighbors.tsx';

/**
 * A school gym as a shelter, from near: she pours for her grandson. Behind them are some of the four hundred, on their
 * feet and on cots, as far as the wall; at the gate the bottles of a pallet are handed out. Outside a tank stands on
 * steel legs.
 */
export function Shelter() {
  return (
    <Drawing photo="shelter" width={330} height={248} from={[12, 36]}>
      <g className="far">
        <Gym />
        <Place x={72} y={-1} scale={0.56}>
          <Outside />
        </Place>
        <Neighbors />
      </g>
      <Queue />
      <Grandson />
      <Grandmother />
      <Hands />
    </Drawing>
  );
}

/** In the light of the gate: a pack from the pallet. */
function Queue() {
  return (
    <g className="far">
      <Figure
        who={volunteer}
        x={272}
        y={222}
        scale={1.3}
        legs="hidden"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 5 }}
        near={{ at: [294, 164], hand: 'flat', turn: 8, holds: <BottlePack x={304} y={164} scale={1.2} /> }}
        far={{ at: [291, 154], turn: -8 }}
      />
      <Figure
        who={father}
        x={334}
        y={222}
        scale={1.3}
        faces="left"
        legs="hidden"
        look="ahead"
        smiles
        pose={{ lean: 4 }}
        near={{ at: [318, 160] }}
      />
      <path className="w-shallow" d="M256 172h96v58h-96z" />
      <g id="packs">
        {[266, 286, 306, 326, 346].map(x => (
          <BottlePack key={x} x={x} y={188} scale={1.15} />
        ))}
      </g>
      <use href="#packs" y={21} />
      <use href="#packs" y={42} />
      <Shape of="M252 230h106v8H252z" wash="wood" line="inner" />
      <use href="#cot" transform="translate(362 282)scale(1.4)" />
      <Shape of="M301 240q0-9 5-9h19q5 0 7 9z" wash="white" line="inner" />
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
      <Head
        x={98}
        y={116}
        scale={0.98}
        turn={14}
        skull="narrow"
        nose="hook"
        look="closed"
        brow="slate"
        glasses
      >
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
      <Head x={228} y={158} scale={0.9} flip turn={-8} skull="round" nose="button" mouth="laugh">
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
      <Part
        of="M156 258c6 2 12 3 17 4-5-7-5-15-2-18 4-3 8 1 8 8l2 14c10 2 18 1 27-1 7 0 8 6 3 9-6 6-14 10-22 12-11-2-21-8-29-14"
        wash="skin"
      >
        <Shade of="M160 271c8 6 16 10 29 12 8-2 15-6 21-12-20 4-34 4-50 0z" />
      </Part>
      <Part of="M92 222c18 16 42 26 72 31q-5 9-3 22c-34 1-63-8-82-23" wash="clear">
        <Shade of="M84 246c22 12 48 18 77 19v10c-34 1-63-8-82-23z" />
      </Part>
      <Line of="M157 252q-5 9-3 23" />
      <FilledCup />
      <Line of="M186 272q12 2 25-2m-27 7q10 2 18-1M171 245q4 1 6 4" weight="hair" />
      <Part
        of="M200 247c20 4 40 2 54-6 4-8 8-14 10-20l22 18c2 16-2 28-8 38-4 6-11 8-18 7-24-4-48-14-68-24"
        wash="skin"
      >
        <Shade of="M198 260c20 10 44 20 68 24 7 1 14-1 18-7 4-7 7-16 8-26-6 14-16 20-26 20-22 0-48-10-67-16z" />
      </Part>
      <HandAround x={205} y={255} scale={0.44} flip turn={-8} />
      <Part of="M262 210c20 7 30 26 32 52-12 8-28 7-42-2 0-14 2-24 6-32" wash="honey">
        <Lit of="M270 214c14 8 22 28 22 49-4 2-8 3-12 3 4-22 2-40-10-54z" />
      </Part>
      <OpenBottle />
      <Part of="M122 218c6-8 10-14 14-22l20 16c-6 10-12 18-20 24" wash="skin">
        <Shade of="M122 218l4-6 17 14c-2 4-4 7-7 10z" />
      </Part>
      <Fist x={147} y={198} scale={1.08} turn={15} />
      <Part
        of="M66 178c-22 14-34 46-34 76 0 17 8 25 24 22 30-7 58-23 82-44q-4-14-16-20c-14 12-28 20-42 25-3 1-4 0-3-3 4-18 2-35-5-44"
        wash="clear"
      >
        <Shade of="M33 240l-1 14c0 17 8 25 24 22 30-7 58-23 82-44l-3-8c-28 22-58 36-76 34-10-4-12-18-8-38-6 4-14 10-18 20z" />
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
      <path className="w-petrol" opacity="0.14" d="M-10-30h420v340H-10z" />
      <Shape of={box(6, 8, 104, 44)} wash="cloud" line="inner" />
      <Line of="M41 8v44M75 8v44M6 30h104M-10 60H410" />
      <path className="w-wood" d="M-10 114h420v200H-10z" />
      <Line of="M-10 114H410" weight="inner" />
      <Line of="M170 114L20 300M210 114L246 300M250 114L398 300" weight="hair" />
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

/** Through the gate: the first tank. */
function Outside() {
  return (
    <>
      <Shape of={box(290, 70, 220, 136)} wash="sky" />
      <path className="w-ground" d="M291 172h220v34h-220z" />
      <CageTank x={423} y={114} scale={0.56} level={52} />
      <Shape of="M402 114h42v5h-3v57h-4v-57h-28v57h-4v-57h-3z" wash="slate" line="inner" />
      <Line of="M510 206H290V70H510" weight="outline" />
    </>
  );
}
