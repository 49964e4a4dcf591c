import { Drawing } from '../../Drawing.tsx';
import { Brows, Eyes, Mouth, Nose } from '../../figure/facial-features.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Shore } from '../../things/Land.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Head } from '../close-up/Head.tsx';
import { Fist, HandAround } from '../close-up/hands.tsx';
import { Lit, Part, Shade } from '../close-up/Part.tsx';

/**
 * At a tap stand, from near: who sits in a wheelchair has one hand on the lever, the other one around a boy's bottle
 * below the tap, and an old man, a hand on the boy's shoulder, laughs with them. A tank feeds it: gravity needs one a
 * little above the taps. Who sits reaches the lever (Sphere Handbook 2018, water supply standard 2.1).
 */
export function Provision() {
  return (
    <Drawing photo="provision" width={520} height={279} from={[87, 49]}>
      <path className="w-sky" d="M-10-10h660v360H-10z" />
      <Disc at={[560, 128]} radius={62} wash="sun" />
      <Shore from={80} to={620} y={180} base={250} />
      <path className="w-ground" d="M-10 236h660v120H-10z" />
      <g className="far">
        <StandTank x={64} y={290} scale={1.8} />
        <Coupling x={154} y={132} turn={180} scale={1.4} />
      </g>
      <Place x={-30} y={-25} scale={1.09}>
        <Retiree />
      </Place>
      <path className="w-white" d="M285 158c-18 12-44 16-66 16l-20 14v20h78l14-16z" />
      <Shape of="M285 158c-18 12-44 16-66 16l-20 14v20h78l14-16" wash="shade" line="outline" />
      <Hose through="168,132 184,138 188,156 172,184 152,206 152,220 168,217" />
      <Stand />
      <Man />
      <Place x={-4} y={-10}>
        <Boy />
      </Place>
      <Place x={3} y={8}>
        <Bottle />
      </Place>
      <BoyArm />
      <g className="skin-1">
        <Fist x={206} y={199} scale={0.78} turn={-28} thumb={false} />
      </g>
      <Armrest />
      <ManArm />
    </Drawing>
  );
}

/** Behind the pipe: one arm leads behind the boy to his shoulder, the other one hangs behind the man. */
function Retiree() {
  return (
    <g className="skin-1 hair-grey">
      <Part of="M318 150c-18 5-32 14-36 30-6 50-4 90 0 160h130V172c-14-12-34-18-50-22z" wash="white">
        <Shade of="M318 150c-18 5-32 14-36 30-6 50-4 90 0 160h44c-14-70-20-140-6-190z" />
        <Line of="M303 178c-4 18-5 36-3 54M381 186c4 16 6 34 5 60" weight="inner" />
      </Part>
      <Part of="M328 122v14c0 10-6 15-15 20 10 14 40 14 50 0-8-5-11-13-11-24v-14z" wash="skin" line="inner">
        <Shade of="M328 134c7 10 16 13 24 4v-8z" />
      </Part>
      <Part of="M313 153l-6 6 12 17 18-11 17 12 15-20-6-5c-12 11-38 12-50 1z" wash="white" line="inner" />
      <Head
        x={339}
        y={111}
        scale={0.84}
        flip
        turn={10}
        skull="narrow"
        glasses
        nose="hook"
        look="laughing"
        mouth="laugh"
        beard={
          <Part
            of="M-17-35c-5 7-13 17-13 29 1 9 2 16 7 21 3-4 5-10 5-17 4 0 7-4 6-9-1-5-3-8-5-10-2-4-2-9 0-14z"
            wash="hair"
            line="inner"
          />
        }
      >
        <Line
          of="M-8-25c8-4 20-4 30 0M-6-31c8-3 16-3 23 0M-13 12c-3 6-2 11 1 15M2 38q5 2 8-1"
          weight="hair"
        />
      </Head>
    </g>
  );
}

/** A pipe on its leg, and a tap at its end. */
function Stand() {
  return (
    <>
      <Shape of="M301 216h13v128h-13z" wash="petrol" />
      <Part of="M188 208h142c6 0 8 4 8 9s-2 9-8 9H188z" wash="teal">
        <path className="w-shallow" opacity="0.6" d="M188 211h143v4H188z" />
      </Part>
      <Shape of="M298 205h19v24h-19z" wash="steel" line="inner" />
      <Coupling x={188} y={217} scale={1.4} />
      <Place x={321} y={225} scale={2.4}>
        <use href="#tap" />
      </Place>
      <Shape of="M319 209v-12q0-5 5-6l30-4 2 8-26 5v9z" wash="clay" line="inner" />
    </>
  );
}

function Man() {
  return (
    <g className="skin-4 hair-black">
      <Shape of="M520 340V240q0-8 8-8h10v108z" wash="petrol" line="inner" />
      <Shape of="M535 340V244q0-12 12-12h12v8h-10q-5 0-5 6v94z" wash="slate" line="inner" />
      <Shape of="M556 229h22q6 0 6 7t-6 7h-22z" wash="ink" line="none" />
      <Line of="M562 230v12M568 230v12M574 230v12" weight="pale" />
      <Part
        of="M341 208c5 30 10 58 18 78 6 13 19 16 31 8 9-8 18-20 24-32l-28-16c-11-9-19-22-22-38"
        wash="skin"
      >
        <Shade of="M341 208c5 30 10 58 18 78 6 13 19 16 31 8 9-8 18-20 24-32l-8-5c-24 44-46 20-61-43z" />
      </Part>
      <Line of="M386 246c-3 4-4 8-3 13" />
      <Fist x={349} y={194} scale={0.96} turn={-8} flip />
      <Place x={34} y={50} scale={0.92}>
        <Torso />
      </Place>
      <Part of="M540 308c-50-10-150-12-170-2-12 8-12 24-12 36h186z" wash="slate">
        <Shade of="M370 306c-12 8-12 24-12 36h40c-10-16-12-26-28-36z" />
      </Part>
    </g>
  );
}

/** Half a head lower than who stands. */
function Torso() {
  return (
    <>
      <Part of="M410 182c-15 7-27 23-32 47 9 11 21 18 36 21z" wash="honey">
        <Shade of="M378 229c9 11 21 18 36 21v-20c-13 4-25 4-36-1z" />
        <Line of="M380 223c9 11 20 17 34 20" weight="hair" />
      </Part>
      <Part
        of="M430 164c-18 5-32 14-38 30-6 46-4 100 2 150h140c6-50 6-100-2-134-6-26-26-40-52-46z"
        wash="honey"
      >
        <Shade of="M430 164c-18 5-32 14-38 30-6 46-4 100 2 150h42c-22-60-24-120-6-180z" />
      </Part>
      <Part of="M430 128v14c2 12-2 18-6 24 12 16 44 16 58-2-8-6-10-18-10-30v-14z" wash="skin" line="inner">
        <Shade of="M430 144c10 16 30 18 42 4l1 6c-10 12-32 14-44 4z" />
      </Part>
      <Head
        x={448}
        y={112}
        scale={1.02}
        flip
        turn={10}
        skull="broad"
        nose="broad"
        look="closed"
        beard={
          <Part
            of="M-25 0c-1 16 3 36 17 44 10 5 24 4 31-3 6-8 8-16 7-26-3-3-7-5-12-5-6-1-9 2-12 3-8 1-14 0-19-3-5-4-9-8-12-10z"
            wash="hair"
            line="inner"
          >
            <path className="w-skin" d="M-3 17c8-5 17-6 25-3-2 10-8 13-12 13s-10-4-13-10z" />
          </Part>
        }
      >
        <Part
          of="M-24-2c-8-14-8-30 0-38 10-15 38-17 48-4 5 6 6 14 4 24-8-5-20-8-32-6-6 2-9 6-11 10-2 6-3 9-9 14z"
          wash="hair"
        >
          <path className="w-slate" d="M-24-2c-8-14-8-30 0-38 4-4 9-7 14-9-8 8-14 16-15 24 0 8 2 14 5 18z" />
        </Part>
      </Head>
    </>
  );
}

/** Its elbow lies on the armrest, its hand around the bottle. */
function ManArm() {
  return (
    <g className="skin-4">
      <Part
        of="M459 252c1 6 0 10-3 14-20 10-42 19-68 27l-4 16c30-2 56-2 82-3 15-1 26-6 33-16 7-12 10-25 10-38"
        wash="skin"
      >
        <Shade of="M384 309c30-2 56-2 82-3 15-1 26-6 33-16 7-12 10-25 10-38l-9 4c0 16-8 32-28 36-30 5-60 6-86 10z" />
      </Part>
      <Line of="M455 266c6-1 11-3 14-7" />
      <HandAround x={392} y={303} scale={0.7} flip turn={-4} />
      <Part of="M480 211c26 4 39 24 39 51 0 8-1 13-3 19-22 8-47 3-66-11 1-27 11-46 30-59" wash="honey">
        <Shade of="M450 270c19 14 44 19 66 11l2-9c-24 6-47 0-67-15z" />
        <Lit of="M487 213c20 8 32 24 32 49 0 8-1 13-3 19l-9 2c6-28 4-52-20-70z" />
        <Line of="M451 261c19 14 44 19 67 11" weight="hair" />
      </Part>
    </g>
  );
}

function Boy() {
  return (
    <g className="skin-3 hair-black">
      <Part
        of="M228 200c-18 5-32 14-36 34-6 30-4 74-2 112h114c4-40 4-84-4-112-6-20-20-30-36-35z"
        wash="clear"
      >
        <Shade of="M228 200c-18 5-32 14-36 34-6 30-4 74-2 112h40c-14-30-34-110-22-134z" />
        <path className="w-petrol" d="M190 277q56 13 115-1l1 22q-58 14-116 1z" />
        <path
          className="w-white"
          opacity="0.4"
          d="M278 206c10 8 18 18 22 30 8 30 8 70 4 110h-9c4-50 4-104-17-140z"
        />
      </Part>
      <Part of="M226 168v16c2 10-1 13-5 18 8 13 38 13 46-1-8-6-9-12-9-20z" wash="skin" line="inner">
        <Shade of="M226 182c10 10 22 14 33 12l1 4c-10 6-24 4-34-6z" />
      </Part>
      <Place x={244} y={158} turn={10}>
        <BoyHead />
      </Place>
    </g>
  );
}

/** From the side: he laughs with them. */
function BoyHead() {
  return (
    <>
      <Part
        of="M16-36c9 9 11 19 9 28 1 5 8 9 8 14 0 4-3 6-7 7 0 2 2 3 1.500 6l-2 9c-1 2-2 3-1 5 1 4-2 6-5 7-12 2-36-4-40-21l-6-45z"
        wash="skin"
      >
        <Shade of="M24.500 29v4c1 4-2 6-5 7-12 2-36-4-40-21l-2-13c8 16 28 26 47 23z" />
        <circle className="w-blush" cx={6} cy={12} r={11} />
      </Part>
      <Eyes view="side" look="ahead" />
      <Brows view="side" />
      <Nose view="side" shape="button" />
      <Mouth view="side" expression="laugh" />
      <Part
        of="M22-20c6-4 7-13 1-17 1-8-7-13-14-11-5-7-16-7-20-1-8-3-16 3-16 11-8 2-11 11-7 17-4 6-2 14 4 17 0 6 3 10 8 11 4-6 6-14 7-22 6-6 12-8 18-6 8 3 14 4 19 3z"
        wash="hair"
      >
        <path className="w-slate" d="M22-20c6-4 7-13 1-17 1-8-7-13-14-11 5 1 9 5 9 12 5 5 5 11 1 16z" />
      </Part>
      <Shape of="M-16-3c6-5 12 0 11 7-1 8-6 12-10 9-3-4-4-12-1-16z" wash="skin" line="inner" />
      <Line of="M-13 0c4-2 6 2 3 5" weight="hair" />
    </>
  );
}

/** His hand is around the bottle too. */
function BoyArm() {
  return (
    <g className="skin-3">
      <Part
        of="M190 256c0 18 2 34 8 48 3 8 8 12 16 13 30 5 54 8 80 5l0-17c-22-2-40-9-56-14-6-8-8-20-8-38"
        wash="skin"
      >
        <Shade of="M190 256c0 18 2 34 8 48 3 8 8 12 16 13 30 5 54 8 80 5l0-4c-34-2-56-7-72-17-10-8-16-28-17-49z" />
      </Part>
      <HandAround x={289} y={315} scale={0.6} turn={-4} thumb={false} />
      <Part of="M208 212c-16 8-24 28-23 54 14 8 34 9 49 0 4-20 2-42-8-52" wash="clear">
        <Shade of="M208 212c-16 8-24 28-23 54 8 5 18 7 28 6-12-18-16-40-5-60z" />
        <Line of="M186 258c14 8 34 9 49 0" weight="hair" />
      </Part>
    </g>
  );
}

function Bottle() {
  return (
    <Part of="M324 250h17v5c0 5 20 7 20 18v43h-58v-43c0-11 21-13 21-18z" wash="shallow" line="inner">
      <path className="w-clear" d="M303 288q29-6 58 0v28h-58z" />
      <path className="w-flow" d="M330 248.5h5v46h-5z" />
      <Line of="M303 288q29-6 58 0" weight="inner" />
    </Part>
  );
}

/** The pad of the armrest, the guard below it, tire and handrim. */
function Armrest() {
  return (
    <>
      <Shape of="M428 308h104v36H406q4-26 22-36z" wash="petrol" line="inner" />
      <path className="w-ink" d="M396 412a98 98 0 0 1 196 0h-13a85 85 0 0 0-170 0z" />
      <Shape of="M417 412a77 77 0 0 1 154 0h-6a71 71 0 0 0-142 0z" wash="steel" line="inner" />
      <Shape of="M418 300h110q7 0 7 6t-7 6H418q-7 0-7-6t7-6z" wash="ink" line="none" />
    </>
  );
}
