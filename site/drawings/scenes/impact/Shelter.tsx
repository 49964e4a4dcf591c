import { father, grandmother, grandson, manager, volunteer } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Cot } from '../../things/Cot.tsx';
import { Bottle, Cup } from '../../things/Held.tsx';
import { Hose } from '../../things/Hose.tsx';
import { Hill } from '../../things/Land.tsx';
import { Pallet } from '../../things/Pallet.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Tanker } from '../../things/Tanker.tsx';

const scale = 1.72;
/** Where the wall meets the floor. */
const wall = 206;

/**
 * A school gym as a shelter: bottles are handed out at the door, cots stand below the basket, and outside a tanker fills a
 * tank. The rim hangs 10 feet above the floor.
 */
export function Shelter() {
  return (
    <Drawing photo="shelter" width={400} height={300} from={[0, -16]}>
      <Gym />
      <Outside />
      <Cot x={116} y={214} scale={1} />
      <Cot x={212} y={214} scale={1} />
      <Cot x={14} y={246} scale={1.42} />
      <Figure
        who={grandmother}
        x={44}
        y={260}
        scale={1.54}
        stance="sitting"
        look="ahead"
        smiles
        pose={{ hip: [0, 27], lean: 4, tilt: -4 }}
        near={{ at: [70, 187], hand: 'grip', turn: -4, holds: <Pouring /> }}
        far={{ at: [64, 198], hand: 'flat', turn: 34 }}
        shadow={false}
      />
      <Figure
        who={grandson}
        x={116}
        y={264}
        scale={1.54}
        faces="left"
        look="ahead"
        pose={{ turn: 'side', tilt: 2, lean: 3 }}
        near={{ at: [104, 210], hand: 'grip', turn: 20, holds: <Cup x={102} y={208} scale={1.6} flip /> }}
        far={{ at: [100, 216], hand: 'flat', turn: 30 }}
      />
      <Figure
        who={manager}
        x={143}
        y={260}
        scale={1.64}
        faces="left"
        look="ahead"
        smiles
        pose={{ tilt: -18, head: 'side' }}
        far={{ at: [128, 184], hand: 'flat', turn: -24 }}
        farArmInFront
      />
      <Shape of="306,278 400,278 390,284 294,284" wash="hatch" line="none" />
      <Pallet x={312} y={280} scale={1.22} layers={2} />
      <Figure
        who={volunteer}
        x={282}
        y={272}
        scale={scale}
        faces="left"
        stance="bending"
        look="ahead"
        smiles
        pose={{ hip: [-1, 48], lean: 7, tilt: 4 }}
        near={{ at: [252, 184], turn: 0, holds: <BottlePack x={237} y={190} scale={scale} /> }}
        far={{ at: [247, 178], turn: 0 }}
      />
      <Figure
        who={father}
        x={186}
        y={274}
        scale={scale}
        stance="stepping"
        look="ahead"
        pose={{ turn: 'side', lean: 5, tilt: -4 }}
        near={{ at: [211, 186], hand: 'flat', turn: 6 }}
        far={{ at: [213, 172], hand: 'flat', turn: 14 }}
      />
    </Drawing>
  );
}

/** A bottle above the cup, and the water between them. */
function Pouring() {
  return (
    <>
      <path className="l-flow" d="M94 193v9" />
      <Bottle x={79} y={181} scale={2.2} turn={104} open />
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
      <path className="w-apricot" d="M-10 206h420v110H-10z" />
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

/** Through the open door: the tanker couples to a tank. */
function Outside() {
  const tanker = { x: 376, y: 188, scale: 0.5 };
  return (
    <>
      <Shape of={box(290, 70, 120, wall - 70)} wash="sky" />
      <Hill from={292} to={420} y={146} base={180} height={10} phase={1} contours={3} gap={9} />
      <path className="w-ground" d="M291 176h120v30h-120z" />
      <Tanker {...tanker} />
      <StandTank x={312} y={192} scale={0.5} />
      <Place x={tanker.x} y={tanker.y} scale={tanker.scale}>
        <Hose through="-70,-77 -60,-77 -59,-40 -58,2 -51,6 -45,2 -46,-44 -33,-48" />
      </Place>
      <Line of="M410 206H290V70H410" weight="outline" />
      <Shape of="290,70 278,62 278,214 290,206" wash="petrol" line="inner" />
    </>
  );
}
