import { bringer, elder, runner, tankerDriver } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { LevelMark, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { House } from '../../things/House.tsx';
import { Cast, Shore } from '../../things/Land.tsx';
import { Pump } from '../../things/Pump.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Tanker, tankerOutlet } from '../../things/Tanker.tsx';
import { Tap } from '../../things/TapStand.tsx';
import { Unit } from '../../things/Unit.tsx';

const scale = 2.1;
const ground = 226;
const tanker = { x: 424, y: ground - 10, scale: 1.5 };
const { rear } = tankerOutlet;
const outlet = [tanker.x + rear.x * tanker.scale, tanker.y + rear.y * tanker.scale] as const;

/** The three ways, from back to front, and the left edge of what a phone shows of each. */
const ways = [
  { ids: ['way-bottles'], left: 140 },
  { ids: ['way-tanker'], left: 322 },
  { ids: ['way-unit', 'way-treatment'], left: 876 },
];

/**
 * The three ways that the table below compares, in one street: bottles, a tanker, treatment on site. Phones show them side
 * by side.
 */
export function ThreeWays() {
  if ('three-ways' in PHOTOGRAPHS) return <Scene />;
  return (
    <>
      <Scene />
      <div className="parts">
        {ways.map(({ ids, left }) => (
          <Drawing key={left} width={178} height={226} from={[left, 24]}>
            {['ways-place', ...ids].map(id => (
              <use key={id} href={`#${id}`} />
            ))}
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
        <Shore from={280} to={1050} y={160} base={200} />
        <path className="w-ground" d="M-20 190h1480v80H-20z" />
        <g className="far">
          <Line of="M-20 190H1460" weight="inner" />
          <House x={80} y={202} width={244} paint="calm" />
        </g>
      </g>
      <g id="way-unit">
        <Unit x={1470} y={214} scale={2} flip />
        <RawWater />
      </g>
      <g id="way-tanker">
        <PillowTank />
        <Tanker {...tanker} />
        <Driver />
        {/* Wedges at the wheels. */}
        <Shape of="M803 217h22l-4-16zM579 217h-22l4-16z" wash="honey" line="inner" />
        <Hose
          through={[
            [366, 216],
            [376, 217],
            [380, 230],
            [390, 232],
            [outlet[0], 231],
            [outlet[0], outlet[1] + 6],
          ]}
        />
        <Coupling x={360} y={216} turn={180} scale={1.2} />
        <Coupling x={outlet[0]} y={outlet[1]} turn={-90} scale={1.1} />
      </g>
      <g id="way-bottles">
        <Bottles />
      </g>
      <g id="way-treatment">
        <Treatment />
      </g>
    </Drawing>
  );
}

/** He stands between tank and tanker, and throws his weight on the wheel of the valve. */
function Driver() {
  return (
    <Figure
      who={tankerDriver}
      x={outlet[0] - 49}
      y={ground + 2}
      scale={scale}
      stance="bending"
      frowns
      pose={{
        hip: [-4, 42],
        lean: 14,
        bow: 2,
        tilt: -10,
        feet: { near: { at: [-15, 4.5], turn: -12 }, far: { at: [9, 3.5] } },
      }}
      near={{ at: [outlet[0] - 6, outlet[1] - 43], turn: -4 }}
      far={{ at: [outlet[0] + 2, outlet[1] - 66], turn: 4 }}
      shadow={false}
    />
  );
}

/** She gives, he takes: hands open, eyes on each other. Near us the stack from which she takes them. */
function Bottles() {
  return (
    <>
      <Figure
        who={bringer}
        x={192}
        y={ground + 20}
        scale={scale}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 5, tilt: 0 }}
        near={{ at: [222, 141], turn: -4, holds: <BottlePack x={240} y={149} scale={scale} /> }}
        far={{ at: [236, 152], hand: 'flat', turn: 2 }}
      />
      <Figure
        who={elder}
        x={294}
        y={ground + 16}
        scale={scale}
        faces="left"
        look="ahead"
        smiles="open"
        pose={{ turn: 'side', lean: 5, tilt: 0 }}
        near={{ at: [266, 149], hand: 'flat', turn: 2 }}
        far={{ at: [258, 136], hand: 'flat', turn: 8 }}
      />
      {[258, 220, 182].map(foot =>
        [76, 113, 150].map(x => <BottlePack key={x} x={x} y={foot} scale={scale} />),
      )}
    </>
  );
}

/** A pillow tank on its ground sheet: the water in the tanker stands higher, so it fills without a pump. */
function PillowTank() {
  return (
    <Place x={297} y={ground - 1} scale={0.8}>
      <Shape of="-88,0 88,0 96,5 -96,5" wash="honey" line="inner" round={1} />
      <Shape of="M-72 0Q-90-30-52-42-26-46 0-46T52-42Q90-30 72 0z" wash="clear" loose />
      <Shape of="M-72 0Q-90-30-52-42L-44-43Q-64-28-52 0z" wash="hatch" line="none" />
      <Line of="M-26-45Q-34-20-30 0M26-45Q34-20 30 0" />
      <Shape of={box(-5, -52, 10, 6)} wash="slate" line="inner" round={1} />
      <LevelMark x={44} y={-16} width={18} />
      <Shape of={box(70, -15, 9, 9)} wash="honey" line="inner" round={1} />
    </Place>
  );
}

/** A pump lifts it from the water's edge into the unit's inlet, which is marked. Brine leaves below the unit, and out of the picture: far from the strainer. */
function RawWater() {
  return (
    <>
      <Shape of="M1284 262L1304 238Q1310 230 1370 228V270z" wash="sea" line="inner" />
      <Shape of="1314,198 1326,198 1326,208 1370,208 1370,217 1314,217" wash="slate" line="inner" />
      <Hose through="1297,219 1306,218 1318,226 1324,238" />
      <Shape of="1315,237 1333,237 1333,249 1315,249" wash="honey" line="inner" round={3} />
      <path className="w-sea" opacity=".6" d="M1308 240h40v14h-40z" />
      <Line of="M1308 240q4-3 8 0t8 0 8 0 8 0M1332 233q4-3 8 0" weight="fine" />
      <Shape of={box(1312, 187, 60, 8)} wash="raw" line="inner" />
      <Shape of={box(1312, 182, 8, 18)} wash="steel" line="inner" round={1} />
      <Shape of={box(1301, 158, 20, 20)} wash="white" line="inner" />
      <Shape of="M1311 161q6 7 6 10a6 5 0 0 1-12 0q0-3 6-10z" wash="raw" line="fine" />
      <Hose through="1270,190 1270,180 1276,178 1284,186 1300,191" />
      <Pump x={1256} y={240} scale={1.4} flip />
      <Coupling x={1312} y={191} scale={1.1} />
      <Coupling x={1290} y={220} scale={0.9} turn={180} />
      <Coupling x={1270} y={196} scale={0.9} turn={90} />
    </>
  );
}

/** A tank in which chlorine acts, and its tap. A pipe on the wall leads from the membranes to the hose. */
function Treatment() {
  return (
    <Place x={38} y={0}>
      <Cast x={966} y={228} width={44} height={110} />
      <StandTank x={988} y={230} scale={0.8} />
      <Hose through="1092,186 1091,200 1080,212 1064,210 1054,196 1048,174 1044,165 1038,162" />
      <Coupling x={1028} y={162} turn={180} scale={1.1} />
      <Shape of={box(1099, 158, 52, 8)} wash="clear" line="inner" />
      <Shape of={box(1149, 153, 8, 18)} wash="steel" line="inner" round={1} />
      <Shape of={box(1083, 150, 18, 14)} wash="honey" line="inner" round={1} />
      <Coupling x={1092} y={164} turn={-90} />
      <path className="l-flow" d="M934 180v28" />
      <Shape of={box(946, 155, 10, 8)} wash="steel" line="inner" />
      <Shape of={box(935, 150, 14, 16)} wash="teal" line="inner" round={2} />
      <Tap x={942} y={164} scale={1.4} flip open />
      <Shape of={box(926, 236, 32, 9)} wash="wood" line="inner" />
      <Can x={942} y={197} scale={1.7} wash="white" open />
      <Figure
        who={runner}
        x={876}
        y={ground + 20}
        scale={scale}
        smiles
        pose={{ lean: 4, tilt: -16, feet: { near: { at: [-8, 3.5] }, far: { at: [8, 3.5] } } }}
        near={{ at: [872, 152], turn: -84, holds: <Can x={872} y={157} scale={1.7} /> }}
        far={{ at: [916, 146], turn: 4 }}
      />
    </Place>
  );
}
