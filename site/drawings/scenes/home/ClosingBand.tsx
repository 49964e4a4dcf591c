import { boy, girl, giver, opener, paddler, taker } from '../../cast/home.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import type { Person } from '../../figure/person.ts';
import { box } from '../../shape/geometry.ts';
import { Disc, LevelMark, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Cup } from '../../things/Held.tsx';
import { House } from '../../things/House.tsx';
import { Shore } from '../../things/Land.tsx';
import { Tap } from '../../things/TapStand.tsx';

const scale = 2;
const ground = 352;
/** The house of the hero, and how high the water stood on its wall. */
const house = { x: 126, y: 330, width: 424 };
const tide = house.y - 58;

/** The hero's people before the hero's house: dry, the tide mark on its wall, a tap at the door. */
export function ClosingBand() {
  return (
    <Drawing photo="closing-band" width={710} height={384} from={[100, -8]}>
      <Day />
      <House {...house} />
      <TideMark />
      <Place x={-12} y={0}>
        <UpturnedBoat />
      </Place>
      <Door />
      <Standpipe />
    </Drawing>
  );
}

/** The sun of the hero, risen. Sky and ground go on to the left, below the text. */
function Day() {
  return (
    <>
      <Disc at={[672, 118]} radius={96} wash="sun" />
      <Disc at={[672, 118]} radius={108} line="contour" />
      <Disc at={[672, 118]} radius={122} line="contour" />
      <Shore from={540} to={1000} y={290} base={340} />
      <path className="w-ground" d="M-1400 322H1400V420H-1400z" />
      <Line of="M-1400 322H1400" weight="inner" />
    </>
  );
}

function TideMark() {
  return (
    <>
      <Shape of={box(house.x, tide, house.width, house.y - tide)} wash="shade" line="none" />
      <Line of={`M${house.x} ${tide}h${house.width}`} weight="index" />
      <LevelMark x={392} y={tide - 1} width={15} />
    </>
  );
}

/** He rests with the paddle upright beside him, its blade in sight; she drinks. */
function Door() {
  return (
    <>
      <Shape of={box(298, 324, 80, 12)} wash="sand" line="inner" round={1} />
      <Shape of={box(176, 308, 42, 44)} wash="wood" round={1} />
      <Line of="M176 322h42M176 337h42" />
      <Figure
        who={dry(paddler)}
        x={194}
        y={ground}
        scale={scale}
        stance="sitting"
        look="ahead"
        smiles
        pose={{ lean: 5, bow: 2, tilt: 0, head: 'half' }}
        near={{ at: [246, 263], turn: -8, holds: <Paddle /> }}
        far={{ at: [224, 298], hand: 'flat', turn: 10 }}
      />
      <Figure
        who={girl}
        x={350}
        y={ground + 4}
        scale={scale}
        faces="left"
        look="ahead"
        pose={{ turn: 'side', tilt: 4, lean: -0.4, bow: -1 }}
        near={{ at: [337, 247], turn: -20 }}
      >
        <Cup x={340} y={241} scale={1.7} turn={30} flip />
      </Figure>
    </>
  );
}

function Paddle() {
  return (
    <g transform="rotate(6 246 350)">
      <Shape of={box(243, 232, 5, 120)} wash="wood" line="inner" />
      <Shape of={box(238, 346, 15, 6)} wash="wood" line="inner" round={2} />
      <Shape of="237,236,4 236,202,6 245,194,4 255,202,6 254,236,4" wash="wood" line="inner" />
    </g>
  );
}

/** A tap in the yard; she opens it, she holds the can. */
function Standpipe() {
  const [x, top] = [470, 268];
  return (
    <>
      <Figure
        who={opener}
        x={420}
        y={ground}
        scale={scale}
        look="ahead"
        smiles
        pose={{ lean: 3, tilt: -10 }}
        near={{ at: [457, 252], turn: 0 }}
      />
      <Shape of={box(x - 4, top, 8, ground - top)} wash="petrol" line="inner" />
      <Shape of={box(x - 14, ground - 6, 28, 8)} wash="sand" line="inner" round={1} />
      <Shape of={box(x - 6, top - 10, 14, 18)} wash="teal" line="inner" round={2} />
      <path className="l-flow" d={`M${x + 13} ${top + 16}v14`} />
      <Tap x={x + 2} y={top + 4} scale={1.4} open />
      <Figure
        who={dry(taker)}
        x={536}
        y={ground + 6}
        scale={scale}
        faces="left"
        stance="bending"
        look="ahead"
        smiles
        pose={{ hip: [-3, 42], lean: 17, tilt: 14 }}
        near={{ at: [496, 290], turn: -6, holds: <Can x={492} y={291} scale={1.9} wash="white" open /> }}
        far={{ at: [502, 284], turn: 0 }}
      />
    </>
  );
}

const scraping: FigureProps = {
  who: giver,
  x: 606,
  y: 334,
  scale,
  stance: 'bending',
  pose: { hip: [-3, 43], lean: 19 },
  near: { at: [642, 260], turn: -16, holds: <Tool x={656} y={266} turn={28} /> },
  far: { at: [656, 262], hand: 'flat', turn: -6 },
};

/** The skiff of the hero on trestles: he scrapes the hull, the boy paints it. */
function UpturnedBoat() {
  return (
    <>
      <Figure {...scraping} nearArm="hidden" />
      <Line of="M606 352l12-52 12 52M752 352l12-52 12 52M612 330h12M758 330h12" weight="outline" />
      <Shape of="570,302 584,284,8 624,272,20 764,270,40 808,290,8 826,306" wash="teal" loose />
      <Shape of="566,300 826,302 830,310 566,310" wash="white" line="inner" round={2} />
      <Line of="M588 288q120-8 214 2" />
      <Shape of="570,300 584,284 624,274 640,273 630,300" wash="hatch" line="none" />
      <Figure {...scraping} nearArm="only" />
      <Figure
        who={dry(boy)}
        smiles
        x={708}
        y={ground + 10}
        scale={scale}
        faces="left"
        look="ahead"
        pose={{ turn: 'side', lean: 3, tilt: 8 }}
        near={{ at: [690, 292], turn: 4, holds: <Tool x={680} y={291} turn={176} /> }}
        far={{ at: [716, 297], turn: -80 }}
      />
      <Shape of={box(732, 340, 22, 20)} wash="clay" line="inner" round={1} />
      <Line of="M732 342q11-18 22 0" weight="inner" />
    </>
  );
}

/** A scraper or a brush. */
function Tool({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <Place x={x} y={y} turn={turn}>
      <Shape of="-10,-2 6,-2 6,2 -10,2" wash="wood" line="fine" />
      <Shape of="6,-5 15,-6 15,6 6,5" wash="steel" line="fine" />
    </Place>
  );
}

/** Nobody wears a life vest on land, nor the boy his helmet. */
function dry({ hat, ...who }: Person): Person {
  const { over: _, ...clothes } = who.clothes;
  return { ...who, ...(hat && hat !== 'rescue helmet' && { hat }), clothes };
}
