import { bringer, elder, runner, tankerDriver } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { LevelMark, Line, Place, placing, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Can } from '../../things/Can.tsx';
import { Cup } from '../../things/Held.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Hill } from '../../things/Land.tsx';
import { Pallet } from '../../things/Pallet.tsx';
import { Pump } from '../../things/Pump.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Tanker, tankerOutlet } from '../../things/Tanker.tsx';
import { Unit } from '../../things/Unit.tsx';

const scale = 1.9;
const ground = 220;
const tanker = { x: 504, y: ground - 8, scale: 1.1 };
const { rear } = tankerOutlet;
const outlet = [tanker.x + rear.x * tanker.scale, tanker.y + rear.y * tanker.scale] as const;

/** Left edges of what a phone shows of each way: who gives the bottles, who fills the tank, who fills the can. */
const parts = [116, 472, 870];

/** The three ways that the table below compares: bottles, a tanker, treatment on site. Phones show their people side by side. */
export function ThreeWays() {
  if ('three-ways' in PHOTOGRAPHS) return <Scene />;
  return (
    <>
      <Scene />
      <div className="parts">
        {parts.map(left => (
          <Drawing key={left} width={178} height={226} from={[left, 24]}>
            <use href="#three-ways" />
          </Drawing>
        ))}
      </div>
    </>
  );
}

function Scene() {
  return (
    <Drawing photo="three-ways" width={1270} height={222} from={[70, 28]} className="in-parts">
      <g id="three-ways">
        <Hill
          from={-40}
          to={1480}
          y={130}
          base={220}
          wash="hill-far"
          height={22}
          phase={0.4}
          stretch={1.5}
          contours={6}
          gap={13}
        />
        <path className="w-ground" d="M-20 202h1480v60H-20z" />
        <Line of="M-20 202H1460" weight="inner" />
        <Bottles />
        <PillowTank />
        <Tanker {...tanker} />
        <Hose
          through={[
            [443, 207],
            [456, 208],
            [462, 220],
            [476, 221],
            [outlet[0], 221],
            [outlet[0], outlet[1] + 6],
          ]}
        />
        <Coupling x={442} y={207} turn={180} />
        <Coupling x={outlet[0]} y={outlet[1]} turn={-90} scale={1.1} />
        <Figure
          who={tankerDriver}
          x={outlet[0] + 56}
          y={ground + 5}
          scale={scale}
          faces="left"
          stance="kneeling"
          smiles
          pose={{ lean: 14, tilt: -10 }}
          near={{ at: [outlet[0] + 22, outlet[1] - 30], turn: 10 }}
          far={{ at: [outlet[0] + 18, outlet[1] - 47], turn: 20 }}
        />
        <Treatment />
      </g>
    </Drawing>
  );
}

/** She gives, he takes: hands open, eyes on each other. */
function Bottles() {
  return (
    <>
      <Pallet x={6} y={216} scale={1.3} />
      <Figure
        who={bringer}
        x={162}
        y={ground + 4}
        scale={scale}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 5, tilt: 0 }}
        near={{ at: [190, 128], turn: 4, holds: <BottlePack x={207} y={136} scale={scale} /> }}
        far={{ at: [196, 122], turn: 0 }}
      />
      <Figure
        who={elder}
        x={268}
        y={ground + 2}
        scale={scale}
        faces="left"
        look="ahead"
        smiles
        pose={{ turn: 'side', head: 'half', lean: 3, tilt: 0 }}
        near={{ at: [238, 134], hand: 'flat', turn: 2 }}
        far={{ at: [236, 122], hand: 'flat', turn: 8 }}
      />
    </>
  );
}

/** A pillow tank on its ground sheet: the water in the tanker stands higher, so it fills without a pump. */
function PillowTank() {
  return (
    <Place x={376} y={ground - 4} scale={0.88}>
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

/** A pond below its bank, a strainer that floats in it, a pump, the unit, and a tank in which chlorine acts, with a tap. */
function Treatment() {
  return (
    <>
      <Pond />
      <Unit x={1072} y={214} scale={1.1} />
      <StandTank x={980} y={214} scale={0.56} />
      <Hose through="1066,184 1044,187 1026,184 1022,172 1018,165 1010,165" />
      <Hose through="1322,184 1336,182 1340,172 1350,166 1358,174 1358,186" />
      <Coupling x={1322} y={184} turn={180} scale={0.9} />
      <Pump x={1348} y={217} scale={1} flip />
      <path className="l-flow" d="M948 172v27" />
      <Shape of={box(948, 142, 12, 13)} wash="teal" line="inner" round={2} />
      <use href="#tap" transform={placing({ x: 955, y: 154, scale: 1.3, flip: true })} />
      <Can x={955} y={190} scale={1.6} wash="white" open />
      <Figure
        who={runner}
        x={899}
        y={ground + 8}
        scale={scale}
        smiles
        pose={{ lean: 6, tilt: -18, turn: 'side', feet: { near: { at: [-6, 3.5] }, far: { at: [5, 3.5] } } }}
        near={{ at: [914, 146], turn: 30, holds: <Cup x={915} y={145} scale={scale} /> }}
        far={{ at: [943, 141], turn: 0 }}
      />
    </>
  );
}

/** Its surface lies lower than the ground. */
function Pond() {
  return (
    <Place x={14} y={0}>
      <Shape of="M1490 209Q1420 205 1386 215 1350 226 1362 260H1490z" wash="wood" line="inner" />
      <Shape of="M1490 222Q1424 217 1396 226 1370 236 1380 262H1490z" wash="sea" line="inner" />
      <Line of="M1420 229h24M1398 242h12M1424 246h30" weight="ripple" />
      <Hose through="1358,203 1364,203 1372,208 1382,222 1394,234 1404,237" />
      <Shape of="1400,230,5 1424,230,5 1424,240,5 1400,240,5" wash="honey" line="inner" />
    </Place>
  );
}
