import { father, grandmother, grandson, lodger, pupil, volunteer } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Cot } from '../../things/Cot.tsx';
import { Shore } from '../../things/Land.tsx';

/** Where the wall meets the floor. */
const wall = 206;
/** The eyes of who sits; so many units of a figure above the ground, the line comes towards us. */
const [horizon, eyes] = [150, 65];
/** The ground below somebody of this scale. */
const ground = (scale: number) => horizon + eyes * scale;

/**
 * A school gym as a shelter: she pours for her grandson, and behind them the line for bottles comes towards us from the
 * door, by which the light comes in. Outside a tank stands on a flatbed. The rim hangs 10 feet above the floor.
 */
export function Shelter() {
  return (
    <Drawing photo="shelter" width={330} height={248} from={[12, 36]}>
      <g className="far">
        <Gym />
        <Place x={-112} y={0}>
          <Outside />
        </Place>
        <Blankets />
        <Cot x={-24} y={226} scale={0.95} />
      </g>
      <Queue />
      <Pair />
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

function Queue() {
  return (
    <>
      <Figure
        who={volunteer}
        x={184}
        y={ground(1.4)}
        scale={1.4}
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 5, tilt: 2 }}
        near={{
          at: [207, 180],
          hand: 'flat',
          turn: 4,
          holds: <BottlePack x={220} y={179} scale={1.4} />,
        }}
        far={{ at: [209, 175], hand: 'flat', turn: 4 }}
      />
      <Packs />
      <Figure
        who={father}
        x={257}
        y={ground(1.5)}
        scale={1.5}
        faces="left"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 4, tilt: -8 }}
        near={{ at: [238, 172], turn: 4 }}
        far={{ at: [235, 163], turn: 0 }}
      />
      <Figure
        who={pupil}
        x={275}
        y={ground(1.75)}
        scale={1.75}
        faces="left"
        look="up"
        pose={{ lean: 1, tilt: 4 }}
        near={{ at: [287, 192], turn: -80 }}
        far={{ at: [262, 190], turn: -90, holds: <Bag /> }}
      />
      <Figure
        who={lodger}
        x={322}
        y={ground(2.1)}
        scale={2.1}
        faces="left"
        look="ahead"
        pose={{ lean: 2, tilt: -8 }}
        near={{ at: [319, 184], turn: -16 }}
        far={{
          at: [308, 188],
          turn: -12,
          holds: <Shape of="287,172 323,168 325,187 290,192" wash="shallow" line="inner" round={4} />,
        }}
      />
    </>
  );
}

/** For the bottles; still empty. */
function Bag() {
  return (
    <>
      <Line of="M257 216Q256 196 262 194 268 196 268 216" weight="strap" />
      <Shape of="250,214 274,214 277,246 247,246" wash="honey" line="inner" round={2} />
      <Line of="M256 222q-3 10 0 20" />
    </>
  );
}

/** He takes the glass, and she has a hand below it while she pours. */
function Pair() {
  return (
    <>
      <Cot x={-60} y={300} scale={2} />
      <Figure
        who={grandmother}
        x={52}
        y={ground(2.5)}
        scale={2.5}
        stance="sitting"
        look="down"
        smiles
        pose={{ hip: [0, 27], lean: 4, tilt: -10 }}
        near={{ at: [86, 190], turn: 8, holds: <OpenBottle /> }}
        far={{ at: [109, 237], hand: 'flat', turn: 4 }}
        shadow={false}
      />
      <Figure
        who={grandson}
        x={164}
        y={ground(2.5)}
        scale={2.5}
        faces="left"
        smiles="open"
        pose={{ turn: 'half', head: 'side', tilt: -18, lean: 3, hands: { near: [0, 47], far: [3, 46] } }}
        near={{ at: [143, 222], turn: 4, holds: <FilledCup /> }}
      />
    </>
  );
}

/** Tilted: the water in it stands level with its mouth. */
function OpenBottle() {
  return (
    <Place x={99} y={187} scale={2.5} turn={112}>
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
    <Place x={3} y={-8}>
      <Shape of="M114.500 216q8-3 17 0l-2 22q-6 4-13 0z" wash="shallow" line="none" />
      <Shape of="M115.500 225h15l-1 13q-6 4-13 0z" wash="clear" line="none" />
      <path className="l-flow" d="M118 205q6 3 6 20" />
      <Line of="M116 225q7-2 14 0" weight="ripple" />
      <Line of="M114.500 216l2 22q6 4 13 0l2-22q-8 3-17 0 8-3 17 0" weight="inner" />
    </Place>
  );
}

/** What the volunteer hands out. */
function Packs() {
  return (
    <>
      <BottlePack x={188} y={196} scale={1.4} />
      <Shape of={box(160, 195, 66, 6)} wash="wood" line="inner" round={1} />
      <Line of="M166 201L162 246M220 201L224 246" weight="outline" />
      <BottlePack x={206} y={246} scale={1.4} />
    </>
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
