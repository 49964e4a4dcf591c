import { father, grandmother, grandson, pupil, volunteer } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Can } from '../../things/Can.tsx';
import { Cot } from '../../things/Cot.tsx';
import { Flatbed, flatbedDeck } from '../../things/Flatbed.tsx';
import { Bottle, Cup } from '../../things/Held.tsx';
import { Hose } from '../../things/Hose.tsx';
import { Shore } from '../../things/Land.tsx';
import { FoldingTank } from '../../things/Tank.tsx';

const scale = 1.72;
/** Where the wall meets the floor. */
const wall = 206;

/**
 * A school gym as a shelter: bottles are handed out at the door, families wait in line and at their cots, and
 * outside a tank on a flatbed fills a low one. The rim hangs 10 feet above the floor.
 */
export function Shelter() {
  return (
    <Drawing photo="shelter" width={330} height={248} from={[12, 36]}>
      <g className="far">
        <Gym />
        <Outside />
        <Cot x={214} y={214} scale={1} />
      </g>
      <Cot x={0} y={250} scale={1.42} />
      <Packs />
      <Figure
        who={volunteer}
        x={312}
        y={274}
        scale={scale}
        faces="left"
        stance="bending"
        look="ahead"
        smiles
        pose={{ hip: [-1, 48], lean: 7, tilt: 4 }}
        near={{
          at: [284, 191.5],
          hand: 'flat',
          turn: -4,
          holds: <BottlePack x={267} y={189} scale={scale} />,
        }}
        far={{ at: [274, 189], hand: 'flat', turn: -4 }}
      />
      <Figure
        who={grandmother}
        x={30}
        y={268}
        scale={1.66}
        stance="sitting"
        look="ahead"
        smiles="open"
        pose={{ hip: [0, 27], lean: 4, tilt: -6 }}
        near={{ at: [58, 184], turn: -4, holds: <Pouring /> }}
        far={{ at: [52, 195], hand: 'flat', turn: 34 }}
        shadow={false}
      />
      <Figure
        who={grandson}
        x={104}
        y={276}
        scale={1.66}
        faces="left"
        look="ahead"
        smiles
        pose={{ turn: 'half', tilt: -2, lean: 3 }}
        near={{ at: [92, 214], turn: 20, holds: <Cup x={90} y={212} scale={1.6} flip /> }}
        far={{ at: [88, 220], hand: 'flat', turn: 30 }}
      />
      <Figure
        who={pupil}
        x={160}
        y={272}
        scale={scale}
        look="ahead"
        pose={{ turn: 'half', lean: 1, tilt: -2, feet: { near: { at: [-4, 3.5] }, far: { at: [6, 3.5] } } }}
        near={{ at: [153, 206], turn: -90, holds: <Can x={153} y={210} scale={1.6} wash="white" /> }}
      />
      <Figure
        who={father}
        x={220}
        y={276}
        scale={scale}
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 4, tilt: -10, feet: { near: { at: [-6, 3.5] }, far: { at: [8, 3.5] } } }}
        near={{ at: [242, 184], hand: 'flat', turn: -12 }}
        far={{ at: [246, 174], hand: 'flat', turn: -4 }}
      />
    </Drawing>
  );
}

/** A bottle above the cup, and the water between them. */
function Pouring() {
  return (
    <>
      <path className="l-flow" d="M82 190v14" />
      <Bottle x={67} y={178} scale={2.2} turn={104} open />
    </>
  );
}

/** What the volunteer hands out. */
function Packs() {
  return (
    <>
      <Line of="M344 232L336 280M396 232L404 280" weight="outline" />
      <BottlePack x={358} y={226} scale={1.6} />
      <BottlePack x={387} y={226} scale={1.6} />
      <Shape of={box(338, 226, 90, 7)} wash="wood" line="inner" round={1} />
      <BottlePack x={366} y={278} scale={1.6} />
    </>
  );
}

function Gym() {
  return (
    <>
      <path className="w-room" d="M-10-30h420v340H-10z" />
      <Line of="M-10 20H410M-10 54H410M-10 88H278" weight="hair" />
      <Shape of={box(-10, 112, 420, wall - 112)} wash="cloud" line="inner" />
      <Line of="M20 112V206M68 112V206M116 112V206M164 112V206M212 112V206M260 112V206" weight="hair" />
      <Shape of={box(136, 8, 108, 44)} wash="cloud" line="inner" />
      <Line of="M172 8v44M208 8v44M136 30h108" />
      <path className="w-wood" d="M-10 206h420v110H-10z" />
      <Line of="M-10 206H410" weight="inner" />
      <Line of="M-10 222H410M-10 244H410M-10 272H410" weight="hair" />
      <Line of="M-10 262Q120 252 170 206" weight="strap" />
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
      <Line of="M-12 43l5 23M-6 43l3 24M0 43v24M6 43l-3 24M12 43l-5 23M-10 50l16 16M10 50l-16 16" />
    </Place>
  );
}

/** Through the open door: the tank on a flatbed empties under the cover of a folding tank, lower than its valve. */
function Outside() {
  return (
    <>
      <Shape of={box(290, 70, 120, wall - 70)} wash="sky" />
      <Shore from={291} to={410} y={156} base={180} />
      <path className="w-ground" d="M291 172h120v34h-120z" />
      <Place x={352} y={188} scale={0.42}>
        <Flatbed x={0} y={0} />
        <CageTank x={66} y={-flatbedDeck} scale={1.7} level={52} />
        <Line of={`M40 ${-flatbedDeck}v-108h52v108`} weight="strap" />
        <Hose through="66,-92 40,-92 12,-86 -4,-60 -6,-20" />
      </Place>
      <FoldingTank x={338} y={203} scale={0.42} />
      <Line of="M410 206H290V70H410" weight="outline" />
      <Shape of="290,70 278,62 278,214 290,206" wash="petrol" line="inner" />
    </>
  );
}
