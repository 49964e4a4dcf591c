import { bringer, elder, runner, tankerDriver } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, placing, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Hill } from '../../things/Land.tsx';
import { Pallet } from '../../things/Pallet.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Tanker, tankerOutlet } from '../../things/Tanker.tsx';
import { Unit } from '../../things/Unit.tsx';

const scale = 1.9;
const ground = 220;
const tanker = { x: 600, y: ground - 8, scale: 1.1 };
const outlet = [tanker.x + tankerOutlet.x * tanker.scale, tanker.y + tankerOutlet.y * tanker.scale] as const;

/** The three ways that the table below compares: bottles, a tanker, treatment on site. Narrow windows show the tanker. */
export function ThreeWays() {
  return (
    <Drawing photo="three-ways" width={1440} height={250}>
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
      <StandTank x={432} y={ground - 8} scale={0.96} />
      <Tanker {...tanker} />
      <Hose
        through={[
          [480, 127],
          [493, 127],
          [497, 146],
          [495, 196],
          [500, 212],
          [522, 217],
          [572, 217],
          [outlet[0], outlet[1] + 14],
          [outlet[0], outlet[1] + 6],
        ]}
      />
      <Coupling x={481} y={127} turn={180} scale={1.1} />
      <Coupling x={outlet[0]} y={outlet[1]} turn={-90} scale={1.1} />
      <Figure
        who={tankerDriver}
        x={528}
        y={ground + 6}
        scale={scale}
        stance="kneeling"
        smiles
        near={{ at: [566, 200], turn: -10 }}
        far={{ at: [569, 190], turn: -4 }}
      />
      <Treatment />
    </Drawing>
  );
}

/** She gives, he takes: hands open, eyes on each other. */
function Bottles() {
  return (
    <>
      <Pallet x={40} y={216} scale={1.3} />
      <Figure
        who={bringer}
        x={200}
        y={ground + 4}
        scale={scale}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 5, tilt: 0 }}
        near={{ at: [228, 128], turn: 4, holds: <BottlePack x={245} y={136} scale={scale} /> }}
        far={{ at: [234, 122], turn: 0 }}
      />
      <Figure
        who={elder}
        x={306}
        y={ground + 2}
        scale={scale}
        faces="left"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 3, tilt: 0 }}
        near={{ at: [276, 134], hand: 'flat', turn: 2 }}
        far={{ at: [274, 122], hand: 'flat', turn: 8 }}
      />
    </>
  );
}

function Treatment() {
  return (
    <>
      <Shape of="M1480 204H1424Q1414 222 1396 230T1380 270H1480z" wash="sea" line="inner" />
      <Unit x={1120} y={214} scale={1.15} />
      <Hose through="1378,184 1392,184 1398,202 1408,226 1430,236 1470,238" />
      <Coupling x={1380} y={184} turn={180} scale={1} />
      <Hose through="1108,184 1096,184 1094,200 1090,214 1078,214" />
      <Coupling x={1113} y={184} scale={0.9} />
      <Shape of={box(1068, 150, 8, 76)} wash="petrol" line="inner" />
      <Shape of={box(1058, 222, 28, 6)} wash="sand" line="inner" round={1} />
      <Shape of={box(1066, 142, 14, 18)} wash="teal" line="inner" round={2} />
      <path className="l-flow" d="M1063 172v20" />
      <use href="#tap" transform={placing({ x: 1070, y: 154, scale: 1.3, flip: true })} />
      <Can x={1056} y={190} scale={1.6} wash="white" open />
      <Figure
        who={runner}
        x={1014}
        y={ground + 8}
        scale={scale}
        smiles
        pose={{ lean: 6, tilt: -18, turn: 'side', feet: { near: { at: [-6, 3.5] }, far: { at: [5, 3.5] } } }}
        far={{ at: [1060, 140], turn: 0 }}
      />
    </>
  );
}
