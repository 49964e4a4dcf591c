import { bringer, elder, runner, tankerDriver } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { LevelMark, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Cast, Shore } from '../../things/Land.tsx';
import { Pallet } from '../../things/Pallet.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Tanker, tankerOutlet } from '../../things/Tanker.tsx';
import { Tap } from '../../things/TapStand.tsx';
import { Unit } from '../../things/Unit.tsx';

const scale = 1.9;
const ground = 220;
const tanker = { x: 470, y: ground - 8, scale: 1.36 };
const { rear } = tankerOutlet;
const outlet = [tanker.x + rear.x * tanker.scale, tanker.y + rear.y * tanker.scale] as const;

/** The three ways, and the left edge of what a phone shows of each. */
const ways = [
  { id: 'way-bottles', left: 94 },
  { id: 'way-tanker', left: 384 },
  { id: 'way-treatment', left: 916 },
];

/** The three ways that the table below compares: bottles, a tanker, treatment on site. Phones show them side by side. */
export function ThreeWays() {
  if ('three-ways' in PHOTOGRAPHS) return <Scene />;
  return (
    <>
      <Scene />
      <div className="parts">
        {ways.map(({ id, left }) => (
          <Drawing key={id} width={178} height={226} from={[left, 24]}>
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
        <Shore from={-40} to={1480} y={176} base={212} />
        <path className="w-ground" d="M-20 202h1480v60H-20z" />
        <g className="far">
          <Line of="M-20 202H1460" weight="inner" />
        </g>
      </g>
      <g id="way-bottles">
        <Bottles />
      </g>
      <g id="way-tanker">
        <PillowTank />
        <Tanker {...tanker} />
        <Hose
          through={[
            [410, 206],
            [418, 207],
            [423, 220],
            [433, 221],
            [outlet[0], 221],
            [outlet[0], outlet[1] + 6],
          ]}
        />
        <Coupling x={409} y={206} turn={180} />
        <Coupling x={outlet[0]} y={outlet[1]} turn={-90} scale={1.1} />
        <Figure
          who={tankerDriver}
          x={outlet[0] + 84}
          y={ground + 5}
          scale={scale}
          faces="left"
          stance="bending"
          smiles
          pose={{
            hip: [-4, 48],
            lean: 22,
            tilt: -22,
            feet: { near: { at: [-6, 3.5] }, far: { at: [2, 3.5] } },
          }}
          near={{ at: [outlet[0] + 20, outlet[1] - 36], turn: -20 }}
          far={{ at: [outlet[0] + 18, outlet[1] - 55], turn: -10 }}
        />
      </g>
      <g id="way-treatment">
        <Treatment />
      </g>
    </Drawing>
  );
}

/** She gives, he takes: hands open, eyes on each other. */
function Bottles() {
  return (
    <>
      <Cast x={6} y={215} width={84} height={110} />
      <Pallet x={6} y={216} scale={1.3} />
      <Figure
        who={bringer}
        x={138}
        y={ground + 4}
        scale={scale}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 5, tilt: 0 }}
        near={{ at: [166, 128], turn: 4, holds: <BottlePack x={183} y={136} scale={scale} /> }}
        far={{ at: [172, 122], turn: 0 }}
      />
      <Figure
        who={elder}
        x={244}
        y={ground + 2}
        scale={scale}
        faces="left"
        look="ahead"
        smiles="open"
        pose={{ turn: 'side', lean: 3, tilt: 0 }}
        near={{ at: [214, 134], hand: 'flat', turn: 2 }}
        far={{ at: [212, 122], hand: 'flat', turn: 8 }}
      />
    </>
  );
}

/** A pillow tank on its ground sheet: the water in the tanker stands higher, so it fills without a pump. */
function PillowTank() {
  return (
    <Place x={340} y={ground - 4} scale={0.95}>
      <Shape of="-88,0 88,0 96,5 -96,5" wash="honey" line="inner" round={1} />
      <Shape of="M-72 0Q-90-30-52-42-26-46 0-46T52-42Q90-30 72 0z" wash="clear" loose />
      <Shape of="M-72 0Q-90-30-52-42L-44-43Q-64-28-52 0z" wash="hatch" line="none" />
      <Line of="M-26-45Q-34-20-30 0M26-45Q34-20 30 0" />
      <Shape of={box(-5, -52, 10, 6)} wash="slate" line="inner" round={1} />
      <LevelMark x={0} y={-16} width={18} />
      <Shape of={box(70, -15, 9, 9)} wash="honey" line="inner" round={1} />
    </Place>
  );
}

/** The unit, and a tank in which chlorine acts, with a tap. */
function Treatment() {
  return (
    <>
      <Unit x={1100} y={214} scale={1.5} />
      <Cast x={1038} y={213} width={30} height={80} />
      <StandTank x={1036} y={214} scale={0.56} />
      <Hose through="1088,176 1081,179 1076,176 1074,170 1072,165 1066,165" />
      <path className="l-flow" d="M996 172v30" />
      <Shape of={box(1008, 145, 6, 7)} wash="steel" line="inner" />
      <Shape of={box(997, 142, 12, 13)} wash="teal" line="inner" round={2} />
      <Tap x={1004} y={154} scale={1.3} flip open />
      <Can x={1004} y={194} scale={1.6} wash="white" open />
      <Figure
        who={runner}
        x={947}
        y={ground + 8}
        scale={scale}
        smiles
        pose={{ lean: 4, tilt: -30, turn: 'side', feet: { near: { at: [-6, 3.5] }, far: { at: [5, 3.5] } } }}
        near={{ at: [951, 142], turn: -84, holds: <Can x={951} y={147} scale={1.6} /> }}
        far={{ at: [978, 136], turn: 4 }}
      />
    </>
  );
}
