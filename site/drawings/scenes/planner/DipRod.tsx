import { measurer, noter } from '../../cast/planner.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Shape } from '../../shape/Shape.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Can } from '../../things/Can.tsx';
import { Cast } from '../../things/Land.tsx';

const scale = 2.2;
const ground = 306;
const rod = { x: 252, dry: 195.5, floor: 291 };
const valve = 266;

/**
 * What is left, before it is asked for more: she stands a dip rod on the floor of the tank and reads how deep
 * the water is, he writes it down. The lid lies beside the opening.
 */
export function DipRod() {
  return (
    <Drawing width={400} height={262} from={[80, 58]}>
      <path className="w-glow" d="M-10-10h540v360H-10z" />
      <g className="far">
        <WaterTower />
        <path className="w-petrol" opacity="0.6" d="M-10 40h362v226H-10z" />
        <Line of="M110 60V266M186 60V266M262 60V266M338 60V266" weight="inner" />
        <path className="w-petrol" d="M-10 20h376v40H-10z" />
      </g>
      <path className="w-hill" d="M352 252h178v20H352z" />
      <path className="w-ground" d="M-10 264h540v90H-10z" />
      <Line of="M-10 264h540" weight="inner" />
      <Cast x={90} y={298} width={58} height={50} />
      <Can x={104} y={248} scale={2} wash="white" />
      <Can x={134} y={254} scale={2} />
      <Figure
        who={measurer}
        x={186}
        y={ground + 4}
        scale={scale}
        pose={{ turn: 'half', head: 'side', lean: 2, tilt: -14 }}
        near={{ at: [239, 160], turn: 8 }}
        far={{ at: [239, 134], turn: 8, holds: <Rod /> }}
      />
      <Cast x={190} y={309} width={146} height={140} />
      <CageTank x={262} y={ground + 4} scale={2.2} level={52} />
      <Shape of={box(247, 164, 30, 10)} wash="white" line="inner" />
      <Line of="M247 167h30M247 170h30" weight="hair" />
      <RodInside />
      <Valve />
      <Lid />
      <Figure
        who={noter}
        x={408}
        y={ground + 8}
        scale={scale}
        faces="left"
        smiles
        pose={{ turn: 'half', lean: 2, tilt: -10 }}
        far={{ at: [381, 201], turn: 20 }}
        near={{
          at: [384, 174],
          hand: 'pinch',
          turn: 4,
          holds: (
            <>
              <Board />
              <Line of="M364 183l9-17" weight="outline" />
            </>
          ),
        }}
      />
    </Drawing>
  );
}

/** The town's: far off, and without pressure. */
function WaterTower() {
  return (
    <>
      <Line
        of="M454 264l8-114M500 264l-8-114M477 264V150M458 208h38M458 208l34-58M496 208l-34-58"
        weight="inner"
      />
      <Shape of="M445 96h64v42q-4 16-32 16t-32-16z" wash="shallow" loose />
      <Shape of="M441 98q36-46 72 0z" wash="clay" />
      <Line of="M445 118h64" />
    </>
  );
}

/** Marks every ten centimeters, from the floor of the tank. */
function Rod() {
  return (
    <>
      <Shape of={box(rod.x - 3.5, 83, 7, 90)} wash="white" line="inner" />
      <Marks count={5} top={91} />
    </>
  );
}

/** It shows through the wall, darker as far as the water stands. */
function RodInside() {
  return (
    <>
      <Shape of={box(rod.x - 3.5, 174, 7, rod.floor - 174)} wash="white" line="fine" />
      <Shape of={box(rod.x - 3.5, rod.dry, 7, rod.floor - rod.dry)} wash="teal" line="fine" />
      <Marks count={7} top={179} />
    </>
  );
}

function Marks({ count, top }: { count: number; top: number }) {
  return <Line of={`M${rod.x - 3.5} ${top}${'h3.5m-3.5 8h7m-7 8'.repeat(count)}`} weight="hair" />;
}

/** Screwed off, it lies beside the opening. */
function Lid() {
  return <Shape of={box(286, 164, 32, 8)} wash="slate" line="inner" round={2} />;
}

/** At the foot of the tank: its outlet points to us, and the lever lies across, so it is shut. */
function Valve() {
  return (
    <>
      <Disc at={[valve, 291]} radius={10} wash="honey" line="inner" />
      <Disc at={[valve, 291]} radius={6} wash="slate" line="fine" />
      <Shape
        of={`${valve - 5},282 ${valve - 5},275 ${valve + 28},272 ${valve + 30},277 ${valve + 5},282`}
        wash="clay"
        line="inner"
        round={1.5}
      />
    </>
  );
}

/** Its top is away from him, and higher: he reads what is on it. */
function Board() {
  return (
    <>
      <Shape of="328,178 376,202 392,184 344,158" wash="wood" line="inner" round={2} />
      <Shape of="334,178 374,198 387,184 348,163" wash="white" line="fine" />
      <Line of="M345 179l11-12M352 183l11-12M359 186l6-7" weight="hair" />
      <Shape of="331,175 337,178 346,167 340,164" wash="steel" line="fine" />
    </>
  );
}
