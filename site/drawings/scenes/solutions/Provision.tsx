import { carrier, retiree, schoolboy, wheelchairUser } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Bottle } from '../../things/Held.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { House } from '../../things/House.tsx';
import { Shore } from '../../things/Land.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { TapStand } from '../../things/TapStand.tsx';
import { WheelchairBack, WheelchairFront } from '../../things/Wheelchair.tsx';

const scale = 2.5;
const stand = { x: 416, y: 300, scale: 1.66 };
const seat = { x: 516, y: 312, scale, flip: true };

/** One hand around the lever, the other one before it on the manifold, and his weight on the front foot. */
const opener = {
  who: retiree,
  smiles: 'open',
  x: 318,
  y: 290,
  scale,
  faces: 'left',
  pose: {
    hip: [1, 48.6],
    lean: 9,
    bow: 1.4,
    turn: 'side',
    tilt: -16,
    feet: { near: { at: [-11, 4.5], turn: -12 }, far: { at: [9, 3.4] } },
  },
  near: { at: [279, 177], turn: -14 },
  far: { at: [266, 184], turn: -24 },
  shadow: false,
} as const;

/** Both hands on the handles, so that the chair stays where it is while he leans out of it. */
const holding = {
  who: carrier,
  x: 583,
  y: 307,
  scale,
  faces: 'left',
  smiles: true,
  pose: { lean: 2, bow: -2.4, tilt: -16 },
  far: { at: [557, 174], turn: -4 },
  near: { at: [571, 189], turn: 2 },
} as const;

/**
 * A tank feeds a tap stand: gravity needs a tank a little above the taps, and the hose comes from the side
 * where nobody walks. One tap is low: who sits reaches its lever (Sphere Handbook 2018, water supply
 * standard 2.1). At the next one a man opens the lever for a boy.
 */
export function Provision() {
  return (
    <Drawing photo="provision" width={520} height={279} from={[87, 49]}>
      <path className="w-sky" d="M-10-10h660v360H-10z" />
      <Shore from={80} to={620} y={180} base={250} />
      <path className="w-ground" d="M-10 226h660v120H-10z" />
      <g className="far">
        <Line of="M-10 226H650" />
        <House x={330} y={238} width={260} paint="calm" />
      </g>
      <StandTank x={96} y={276} scale={1.9} />
      <Figure {...opener} nearArm="hidden" />
      <Hose through="208,114 222,116 226,150 212,226 182,262 142,254 128,212 152,198" />
      <Drain />
      <TapStand {...stand} flip running={[2]} />
      <Figure {...opener} nearArm="only" />
      <LowTap />
      <Coupling x={191} y={114} turn={180} scale={1.5} />
      <Coupling x={173} y={198} scale={1.6} />
      <Figure
        who={schoolboy}
        x={224}
        y={320}
        scale={2.2}
        stance="kneeling"
        look="up"
        smiles
        pose={{ lean: 6, tilt: 12 }}
        near={{ at: [257, 263], turn: 0, holds: <Bottle x={260} y={263} scale={2.4} open /> }}
        far={{ at: [259, 276], hand: 'flat', turn: 10 }}
      />
      <Can x={428} y={269} scale={1.7} wash="white" open />
      <FarHandle />
      <Figure {...holding} nearArm="hidden" />
      <WheelchairBack {...seat} handles={false} />
      <Figure
        who={wheelchairUser}
        {...seat}
        faces="left"
        stance="sitting"
        pose={{
          hip: [-1, 26.5],
          lean: 5,
          bow: 1.6,
          tilt: -18,
          feet: { near: { at: [17.5, 6] }, far: { at: [20.5, 6] } },
        }}
        near={{ at: [494, 234], hand: 'flat', turn: -8 }}
        far={{ at: [462, 223], turn: 8 }}
        shadow={false}
      />
      <WheelchairFront {...seat} />
      <Frame />
      <Figure {...holding} nearArm="only" />
      <Can x={588} y={264} scale={2.6} />
    </Drawing>
  );
}

/** A bed of gravel takes what is spilled. */
function Drain() {
  const stones = [0, 1, 2, 3].map(stone => `M${206 + stone * 60} 310q-1-5 7-5 9 1 5 5-5 2-12 0z`);
  return (
    <>
      <Shape of="196,286 440,286,6 472,314,8 172,314,8" wash="slate" line="inner" />
      <Shape of={stones.join('')} wash="steel" line="fine" />
    </>
  );
}

/** Of the chair, beyond who sits in it. */
function FarHandle() {
  return <Shape of="538,208 538,170,5 556,170 556,178 546,178 546,208" wash="slate" line="inner" />;
}

/** Of the chair: a cushion lies on the seat, the back stands behind it, the near handle lies before it, and a hanger carries the footrest. */
function Frame() {
  return (
    <Place {...seat}>
      <Shape of="-10.5,-23 12,-23,2 12,-19 -10.5,-19" wash="teal" line="inner" round={1} />
      <Shape
        of="-12.5,-17 -9.5,-17 -9.5,-49,2 -12,-51,2 -20,-51 -20,-48 -12.5,-48"
        wash="slate"
        line="inner"
      />
      <Shape of="-14,-51.4 -21,-51.4 -21,-47.6 -14,-47.6" wash="ink" line="none" round={1} />
      <Shape of="9,-19 17,-18,3 22,-5 20,-4 15.4,-16,2 9,-16.500" wash="steel" line="inner" />
    </Place>
  );
}

/** A branch of the manifold ends in a tap at the height of an armrest; nothing below it is in the way of knees. */
function LowTap() {
  return (
    <Place x={stand.x} y={stand.y} scale={1.23}>
      <path className="l-flow" d="M3-31v14" />
      <Shape of="6,-88 16,-88,4 16,-46 6,-46" wash="teal" line="inner" />
      <Shape of="8,-56 8,-61 32,-68 33,-64 14,-56" wash="clay" line="inner" round={1} />
      <Place x={11} y={-46} scale={1.35} flip>
        <use href="#tap" />
      </Place>
    </Place>
  );
}
