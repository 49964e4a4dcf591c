import { bringer, elder, runner, tankerDriver } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { LevelMark, Line, Place, placing, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Hill } from '../../things/Land.tsx';
import { Pallet } from '../../things/Pallet.tsx';
import { Pump } from '../../things/Pump.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Tanker, tankerOutlet } from '../../things/Tanker.tsx';
import { Unit } from '../../things/Unit.tsx';

const scale = 1.9;
const ground = 220;
const tanker = { x: 578, y: ground - 8, scale: 1.1 };
const { rear } = tankerOutlet;
const outlet = [tanker.x + rear.x * tanker.scale, tanker.y + rear.y * tanker.scale] as const;

/** Left edges of what a phone shows of each way: who gives the bottles, who fills the tank, who fills the can. */
const parts = [144, 544, 938];

/** The three ways that the table below compares: bottles, a tanker, treatment on site. Phones show their people side by side. */
export function ThreeWays() {
  if ('three-ways' in PHOTOGRAPHS) return <Scene />;
  return (
    <>
      <Scene />
      <div className="parts">
        {parts.map(left => (
          <Drawing key={left} width={160} height={208} from={[left, 40]}>
            <use href="#three-ways" />
          </Drawing>
        ))}
      </div>
    </>
  );
}

function Scene() {
  return (
    <Drawing photo="three-ways" width={1440} height={250} className="in-parts">
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
            [479, 207],
            [489, 208],
            [496, 215],
            [520, 218],
            [outlet[0] - 10, 218],
            [outlet[0], outlet[1] + 14],
            [outlet[0], outlet[1] + 6],
          ]}
        />
        <Coupling x={478} y={207} turn={180} />
        <Coupling x={outlet[0]} y={outlet[1]} turn={-90} scale={1.1} />
        <Figure
          who={tankerDriver}
          x={641}
          y={ground + 6}
          scale={scale}
          faces="left"
          stance="crouching"
          smiles
          pose={{ hip: [-2, 20], lean: 20, tilt: -4 }}
          near={{ at: [580, 207], turn: 4 }}
          far={{ at: [575, 199], turn: 4 }}
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
      <Pallet x={22} y={216} scale={1.3} />
      <Figure
        who={bringer}
        x={182}
        y={ground + 4}
        scale={scale}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 5, tilt: 0 }}
        near={{ at: [210, 128], turn: 4, holds: <BottlePack x={227} y={136} scale={scale} /> }}
        far={{ at: [216, 122], turn: 0 }}
      />
      <Figure
        who={elder}
        x={288}
        y={ground + 2}
        scale={scale}
        faces="left"
        look="ahead"
        smiles
        pose={{ turn: 'side', head: 'half', lean: 3, tilt: 0 }}
        near={{ at: [258, 134], hand: 'flat', turn: 2 }}
        far={{ at: [256, 122], hand: 'flat', turn: 8 }}
      />
    </>
  );
}

/** A pillow tank on its ground sheet: the water in the tanker stands higher, so it fills without a pump. */
function PillowTank() {
  return (
    <Place x={412} y={ground - 4} scale={0.88}>
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

/** A strainer below its float, a pump at the water's edge, the unit, and a tank in which chlorine acts, with a tap. */
function Treatment() {
  return (
    <>
      <Shape of="M1480 204H1424Q1414 222 1400 230T1384 270H1480z" wash="sea" line="inner" />
      <Unit x={1102} y={214} scale={1.1} />
      <StandTank x={1056} y={214} scale={0.56} />
      <Hose through="1096,185 1086,184 1084,174 1092,166 1086,165" />
      <Hose through="1352,184 1366,182 1370,172 1380,166 1388,174 1388,186" />
      <Coupling x={1352} y={184} turn={180} scale={0.9} />
      <Hose through="1402,203 1414,203 1424,212 1434,226 1450,236" />
      <Pump x={1378} y={217} scale={1} flip />
      <Shape of="1428,214,5 1450,214,5 1450,223,5 1428,223,5" wash="honey" line="inner" />
      <path className="l-flow" d="M1024 172v27" />
      <Shape of={box(1024, 142, 12, 13)} wash="teal" line="inner" round={2} />
      <use href="#tap" transform={placing({ x: 1031, y: 154, scale: 1.3, flip: true })} />
      <Can x={1031} y={190} scale={1.6} wash="white" open />
      <Figure
        who={runner}
        x={975}
        y={ground + 8}
        scale={scale}
        smiles
        pose={{ lean: 6, tilt: -18, turn: 'side', feet: { near: { at: [-6, 3.5] }, far: { at: [5, 3.5] } } }}
        far={{ at: [1019, 141], turn: 0 }}
      />
    </>
  );
}
