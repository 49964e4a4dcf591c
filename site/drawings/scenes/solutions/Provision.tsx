import { Drawing } from '../../Drawing.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Shore } from '../../things/Land.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Lit, Part, Shade } from '../impact/street-tap/Part.tsx';
import { Curls, Glasses, Head, ShortHair } from '../near/Head.tsx';

/**
 * At a tap stand, from near: who sits in a wheelchair opens the lever and holds a boy's bottle below the tap, and an old man
 * laughs with them. A tank feeds it: gravity needs one a little above the taps. Who sits reaches the lever (Sphere Handbook
 * 2018, water supply standard 2.1).
 */
export function Provision() {
  return (
    <Drawing photo="provision" width={520} height={279} from={[87, 49]}>
      <path className="w-sky" d="M-10-10h660v360H-10z" />
      <Disc at={[560, 128]} radius={62} wash="sun" />
      <Shore from={80} to={620} y={180} base={250} />
      <path className="w-ground" d="M-10 236h660v120H-10z" />
      <g className="far">
        <StandTank x={104} y={290} scale={1.8} />
        <Coupling x={194} y={132} turn={180} scale={1.4} />
      </g>
      <Retiree />
      <Hose through="208,132 216,150 170,196 128,232 110,256 130,272 146,240 150,208 154,205" />
      <Stand />
      <Man />
      <Boy />
      <Bottle />
      <BoyArm />
      <ManArm />
      <Wheel />
    </Drawing>
  );
}

/** Behind the pipe, on which one hand rests. */
function Retiree() {
  return (
    <g className="skin-1 hair-grey">
      <Part of="M318 148c-18 6-34 14-38 30-6 50-4 90 0 160h130V170c-14-12-34-18-50-22z" wash="white">
        <Shade of="M318 148c-18 6-34 14-38 30-6 50-4 90 0 160h44c-14-70-20-140-6-190z" />
      </Part>
      <Part of="M325 118v14c1 10-3 14-9 20 10 14 40 14 50 0-8-6-8-14-8-24v-14z" wash="skin" line="inner">
        <Shade of="M326 138c8 10 22 14 32 6v-16z" />
      </Part>
      <Line of="M314 152l18 22 10-12 16 12 10-22" weight="inner" />
      <Lit of="M388 160c9 3 16 6 22 10v34c-3-20-10-34-22-44z" />
      <Head x={341} y={105} scale={0.86} turn={8} eyes="closed" mouth="laughing" brow="fine">
        <Part of="M-18-4c-8 0-12-8-11-15 1-8 6-13 13-13 3 5 0 9-1 15 0 5 1 9-1 13z" wash="hair" />
        <Glasses />
        <Line of="M-4-26c8-3 18-3 26-1M-9 14c-3 3-3 6-1 10" weight="hair" />
      </Head>
    </g>
  );
}

/** A pipe that ends in a tap. */
function Stand() {
  return (
    <>
      <Shape of="M284 204h16v140h-16z" wash="petrol" />
      <Part of="M170 196h160c6 0 8 4 8 9s-2 9-8 9H170z" wash="teal">
        <path className="w-shallow" opacity="0.6" d="M171 199h160v4H171z" />
      </Part>
      <Coupling x={170} y={205} scale={1.4} />
      <Place x={318} y={213} scale={2.4}>
        <use href="#tap" />
      </Place>
      <Shape of="M313 197v-14q0-5 5-6l34-5 2 8-30 6v11z" wash="clay" line="inner" />
    </>
  );
}

function Man() {
  return (
    <g className="skin-4 hair-black">
      <Shape of="M536 340V206c0-14 8-20 20-20h22v10h-18c-8 0-10 4-10 12v132z" wash="slate" line="inner" />
      <Shape of="M572 184h24c8 0 8 14 0 14h-24z" wash="ink" line="none" />
      <Part
        of="M412 196c-14 12-24 30-27 44-8-11-14-22-20-34 4-8 3-14-1-18-2-8-7-14-13-15-5-1-8 3-7 8-5-1-8 3-8 8-4 1-5 6-3 9-3 3-2 8 1 10 3 4 10 5 16 4 8 20 20 38 34 50 10 6 22 0 28-14"
        wash="skin"
      >
        <Shade of="M385 240c-8-11-14-22-20-34l-15 6c8 20 20 38 34 50 10 6 22 0 28-14l-6-30z" />
      </Part>
      <Line of="M344 181c6 1 9 3 11 7m-19 1c6-1 11 1 14 5m-17 4c5-1 10 0 12 3" />
      <Part
        of="M434 160c-20 6-38 18-40 40-2 40 0 90 4 140h150c8-50 8-100-4-140-10-22-38-34-64-40z"
        wash="honey"
      >
        <Shade of="M434 160c-20 6-38 18-40 40-2 40 0 90 4 140h50c-24-50-32-110-14-180z" />
      </Part>
      <Part of="M436 124v14c2 12 0 18-4 24 12 16 40 16 52-2-8-6-8-18-8-30v-14z" wash="skin" line="inner">
        <Shade of="M436 148c10 14 30 14 40 0l4 10c-12 14-34 14-46 6z" />
      </Part>
      <Head x={452} y={112} flip turn={-4} mouth="teeth" nose="broad" beard="hair">
        <ShortHair />
        <path className="w-honey" opacity="0.8" d="M-25 2c-9-25-2-42 12-48-6 10-12 26-6 36-3 4-4 8-6 12z" />
      </Head>
      <Part of="M552 306c-60-12-170-12-184 0-10 8-10 24-10 36h200z" wash="slate">
        <Shade of="M368 306c-10 8-10 24-10 36h40c-10-16-14-26-30-36z" />
      </Part>
    </g>
  );
}

/** It reaches from the shoulder around the bottle. */
function ManArm() {
  return (
    <g className="skin-4">
      <Part
        of="M470 240c-4 12-8 20-16 24-18 0-38 0-62 2-8-8-20-12-32-12-5 0-6 6-1 8l8 2c-12-1-24 0-35 3-6 1-5 8 1 8-6 2-5 9 1 9-5 2-3 8 2 8-3 3 0 8 5 7 18 2 36 2 52-8 36 4 74 4 106-2 20-8 34-30 38-52"
        wash="skin"
      >
        <Shade of="M341 299c18 2 36 2 52-8 30 4 60 4 92-2 20-8 34-30 38-52h-16c-10 18-20 32-36 38-30 6-50 6-80 4-16 8-34 12-52 12z" />
      </Part>
      <Line of="M333 275c8-2 16-2 24 0m-23 9c8-2 14-2 22 0m-20 8c6-2 12-2 18 0" />
      <Part of="M520 172c22 8 36 30 34 66-4 14-12 22-24 26-26 2-48-6-64-18 6-30 20-60 54-74z" wash="honey">
        <Shade of="M466 246c16 12 38 20 64 18-26-2-48-14-59-34z" />
        <Lit of="M526 175c18 10 30 30 28 63-4 14-12 22-24 26 14-30 14-60-4-89z" />
      </Part>
    </g>
  );
}

function Boy() {
  return (
    <g className="skin-3 hair-black">
      <Part
        of="M214 200c-18 6-34 16-38 36-6 30-4 70-2 110h116c4-40 4-80-4-110-6-20-24-30-40-36z"
        wash="clear"
      >
        <Shade of="M214 200c-18 6-34 16-38 36-6 30-4 70-2 110h40c-14-50-20-100 0-146z" />
        <path className="w-petrol" d="M173 276q58 14 118 0l1 22q-60 14-119 0z" />
        <Lit of="M262 206c12 8 20 18 24 30 8 30 8 70 4 110h-9c4-50 4-104-19-140z" />
      </Part>
      <Part of="M216 168v14c2 10 0 14-4 20 8 12 36 12 44-2-8-6-8-12-8-20v-14z" wash="skin" line="inner">
        <Shade of="M216 190c8 8 24 10 32 2l2 8c-10 8-26 6-36 0z" />
      </Part>
      <Head x={234} y={158} scale={0.94} turn={-8} mouth="laughing" nose="button" brow="inner">
        <Curls />
        <path
          className="w-honey"
          opacity="0.8"
          d="M12-55c4 1 7 4 8 7 8 0 14 8 11 15 4 6 2 13-4 14 2-12-2-26-15-36z"
        />
      </Head>
    </g>
  );
}

/** His hand is around the bottle too. */
function BoyArm() {
  return (
    <g className="skin-3">
      <Part
        of="M182 258c2 30 10 50 30 60 26 8 58 10 84 4 8 6 24 7 36 5 5-1 5-7 1-8 6-1 6-8 1-9 5-2 4-8-1-8 3-4 0-8-5-7-6-1-14 0-20 1 2-4 2-9-1-12-4-3-7 0-7 4-1 5-4 8-9 11-18 2-34 0-50-6-8-8-14-18-18-34"
        wash="skin"
      >
        <Shade of="M182 258c2 30 10 50 30 60 26 8 58 10 84 4 8 6 24 7 36 5v-4c-34 2-72 0-100-8-14-10-20-32-22-57z" />
      </Part>
      <Line of="M320 319c-6 1-12 1-18-1m20-8c-8 1-14 1-20-1m19-7c-8 1-13 1-18-1" />
      <Part of="M190 214c-14 8-22 28-20 52 14 6 38 8 56 2 4-20 4-44-14-54" wash="clear">
        <Shade of="M190 214c-14 8-22 28-20 52 8 4 20 6 30 6-10-20-14-40-10-58z" />
      </Part>
    </g>
  );
}

function Bottle() {
  return (
    <>
      <path className="w-shallow" d="M324 252h17v8c0 6 20 8 20 20v54h-58v-54c0-12 21-14 21-20z" />
      <path className="w-clear" d="M303 290q29-6 58 0v46h-58z" />
      <path className="w-flow" d="M330 244h5v52h-5z" />
      <Line of="M324 252h17v8c0 6 20 8 20 20v54h-58v-54c0-12 21-14 21-20z" weight="inner" />
    </>
  );
}

function Wheel() {
  return (
    <Place x={528} y={366}>
      <path className="w-ink" d="M-86 0a86 86 0 1 1 172 0h-9a77 77 0 1 0-154 0z" />
      <Disc at={[0, 0]} radius={66} line="inner" />
      <Line of="M0 0L-40-66M0 0L0-77M0 0L40-66" weight="hair" />
    </Place>
  );
}
