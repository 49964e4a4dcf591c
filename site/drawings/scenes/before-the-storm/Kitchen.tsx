import { filling, nextDoor, shutterMan, writer } from '../../cast/before-the-storm.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { House } from '../../things/House.tsx';
import { Cast } from '../../things/Land.tsx';

const scale = 2.2;
const floor = 262;
const ground = 320;

/**
 * The evening before a storm, in a bungalow: one fills cans at the kitchen tap, a child writes on each when
 * it was filled, and looks up to her, storm panels go up at the window (corrugated aluminum between two tracks), and the neighbor
 * brings a can.
 */
export function Kitchen() {
  return (
    <Drawing width={440} height={288} from={[50, 40]}>
      <path className="w-apricot" d="M-10-10h540v360H-10z" />
      <Window />
      <path className="w-apricot" d="M-10 176h440v90H-10z" />
      <Shape of={box(16, 174, 168, 7)} wash="white" line="inner" />
      <g className="far">
        <Door />
      </g>
      <path className="w-ground" d={`M-10 ${floor}h540v90H-10z`} />
      <Line of={`M-10 ${floor}H424M500 ${floor}h40`} weight="inner" />
      <g className="far">
        <Place x={-24} y={0}>
          <Lamp />
          <Shelf />
        </Place>
      </g>
      <Place x={-24} y={0}>
        <Table />
      </Place>
      <Sink />
      <Figure
        who={nextDoor}
        x={444}
        y={ground + 6}
        scale={scale}
        faces="left"
        stance="stepping"
        look="ahead"
        smiles="open"
        pose={{ turn: 'side', lean: 1, tilt: 2 }}
        near={{ at: [427, 229], turn: -74, holds: <Can x={423} y={241} scale={1.6} wash="white" /> }}
        far={{ at: [412, 186], hand: 'flat', turn: 50 }}
      />
    </Drawing>
  );
}

/** The light under the clouds; he sets a panel into its tracks, his fingers behind its edge, and looks how it sits. */
function Window() {
  return (
    <>
      <Shape of={box(22, 46, 156, 132)} wash="cloud" line="none" />
      <path className="w-cloud-low" d="M22 46h156v26q-30 16-70 6t-86 10z" />
      <path className="w-apricot" d="M22 150q80-9 156-4v34H22z" />
      <Figure
        who={shutterMan}
        x={137}
        y={294}
        scale={2.05}
        faces="left"
        look="up"
        legs="hidden"
        pose={{ turn: 'side', lean: -3, tilt: 12 }}
        near={{ at: [94, 146], turn: 6 }}
        far={{ at: [93, 97], turn: 22 }}
      />
      <path className="w-steel l2" d="M22 50h58q4 0 4 4V178H22z" />
      <Line of="M32 50v126M42 50v126M52 50v126M62 50v126M72 50v126" />
      <g className="skin-3">
        {[
          { x: 0, y: 0 },
          { x: 19.8, y: -61.6, turn: 8 },
        ].map(place => (
          <Place key={place.x} {...place}>
            <Shape
              of="M86 138h-5c-3 0-3 3.5 0 3.5-3.5 0-3.5 3.5 0 3.5-3.5 0-3.5 3.5 0 3.5-3 0-3 3 .5 3h4.5l2-2v-10z"
              wash="skin"
              line="none"
            />
            <Line
              of="M86 138h-5c-3 0-3 3.5 0 3.5h4m-4 0c-3.5 0-3.5 3.5 0 3.5h5m-5 0c-3.5 0-3.5 3.5 0 3.5h4m-4 0c-3 0-3 3 .5 3h4.5"
              weight="inner"
            />
          </Place>
        ))}
      </g>
      <Shape of={box(22, 46, 156, 132)} wash="none" />
      <Shape of={box(16, 40, 168, 8)} wash="white" line="inner" />
    </>
  );
}

/** It stands open to the neighbor's house. */
function Door() {
  return (
    <>
      <Shape of={box(424, 58, 78, floor - 52)} wash="cloud" line="inner" />
      <path className="w-cloud-low" d="M425 59h76v36q-30 12-76 2z" />
      <path className="w-apricot" d="M425 182q40-8 76-5v84h-76z" />
      <path className="w-hill" d={`M425 218h76v${floor - 217}h-76z`} />
      <House x={462} y={232} width={150} paint="calm" />
      <Shape of={box(418, 50, 90, 9)} wash="white" line="inner" />
      <Shape of="502,54 526,44 526,286 502,270" wash="teal" />
      <Disc at={[518, 178]} radius={3} wash="honey" line="fine" />
    </>
  );
}

/** At night it lights the table at which the child writes. */
function Lamp() {
  return (
    <>
      <path className="w-honey lit" opacity="0.5" d="M308 92L262 226H432L384 92z" />
      <Line of="M346-10V62" weight="inner" />
      <Shape of="330,62 362,62 388,93 304,93" wash="honey" line="inner" round={2} />
    </>
  );
}

/** A lantern and tins for the days without power. */
function Shelf() {
  return (
    <>
      <Line of="M226 76q9-22 18 0" weight="inner" />
      <Shape of="224,90 226,74 244,74 246,90" wash="honey" line="inner" round={1} />
      <Shape of={box(254, 74, 14, 16)} wash="clay" line="inner" round={1} />
      <Shape of={box(270, 74, 14, 16)} wash="teal" line="inner" round={1} />
      <Line of="M254 82h14M270 82h14" weight="pale" />
      <Shape of={box(212, 90, 84, 5)} wash="wood" line="inner" />
    </>
  );
}

/** One hand on the can, the other one at the tap's lever. */
const atTheTap: FigureProps = {
  who: filling,
  x: 244,
  y: ground,
  scale,
  faces: 'left',
  smiles: true,
  pose: {
    turn: 'side',
    lean: 5,
    tilt: -8,
    feet: { near: { at: [-6, 3.5] }, far: { at: [7, 3.5] } },
  },
  near: { at: [199, 172], turn: -58 },
  far: { at: [184, 160], hand: 'hold', turn: -16 },
};

/** A weather radio stands on the counter. */
function Sink() {
  return (
    <>
      <Shape of={box(-10, 212, 214, 104)} wash="petrol" />
      <Line of="M54 218v92M112 242v68M62 262v12M46 262v12" weight="pale" />
      <Shape of={box(30, 182, 38, 21)} wash="slate" line="inner" round={2} />
      <Disc at={[42, 193]} radius={6} wash="steel" line="fine" />
      <Line of="M62 182l14-26M53 189h10M53 194h10" />
      <Shape of="151,172 152,167,1.5 168,159,1.5 169,162,1.5 157,169 157,172" wash="steel" line="inner" />
      <Figure {...atTheTap} nearArm="hidden" />
      <Shape
        of="151,204 151,172,2 158,171 175,168,6 181,173,3 181,181 177,181 177,175,3 157,178 157,204"
        wash="steel"
        line="inner"
      />
      <path className="l-flow" d="M180 182v6" />
      <Can x={188} y={180} scale={1.6} wash="shallow" open />
      <Shape of={box(-10, 203, 128, 9)} wash="wood" line="inner" />
      <Shape of="116,203 212,203 210,240 118,240" wash="white" round={4} />
      <Shape of="118,206 136,206 140,238 120,238" wash="hatch" line="none" />
      <Figure {...atTheTap} nearArm="only" />
    </>
  );
}

/** What is full stands under the table and on it. */
function Table() {
  return (
    <>
      <Can x={334} y={189} scale={1.6} wash="white" />
      <Can x={300} y={189} scale={1.6} />
      <Shape of="M326 201h18v13h-18zm-34 0h18v13h-18z" wash="honey" line="fine" />
      <Line of="M329 205h9m-9 4h6m-40-4h9m-9 4h6" weight="hair" />
      <Figure
        who={writer}
        x={396}
        y={ground - 6}
        scale={scale}
        faces="left"
        look="ahead"
        smiles
        pose={{ turn: 'side', head: 'half', lean: 4, tilt: 2 }}
        near={{
          at: [354, 210],
          hand: 'pinch',
          turn: 8,
          holds: <Shape of="337,213 338,210 346,198 348,200 340,211" wash="clay" line="fine" />,
        }}
        far={{ at: [343, 181], hand: 'hold', turn: -34 }}
      />
      <Cast x={300} y={314} width={52} height={50} />
      <Cast x={284} y={317} width={128} height={90} />
      <Can x={328} y={277} scale={1.6} wash="white" />
      <Can x={356} y={277} scale={1.6} />
      <Shape of={box(274, 226, 144, 8)} wash="wood" />
      <path className="w-white" opacity="0.4" d="M275 227H417v3H275z" />
      <Shape of={box(302, 234, 8, 82)} wash="wood" line="inner" />
      <Shape of={box(406, 234, 8, 82)} wash="wood" line="inner" />
    </>
  );
}
