import { carrier, retiree, schoolboy, wheelchairUser } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Bottle } from '../../things/Held.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { House } from '../../things/House.tsx';
import { Shore } from '../../things/Land.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Tap, TapStand } from '../../things/TapStand.tsx';
import { WheelchairBack, WheelchairFront } from '../../things/Wheelchair.tsx';

const scale = 2.5;
const stand = { x: 416, y: 300, scale: 1.66 };
const seat = { x: 516, y: 312, scale, flip: true };

/**
 * A tank feeds a tap stand: gravity needs a tank a little above the taps, and the hose comes from the side
 * where nobody walks. One tap is low: who sits reaches its lever (Sphere Handbook 2018, water supply
 * standard 2.1). At the next one a man opens the lever for a boy.
 */
export function Provision() {
  return (
    <Drawing photo="provision" width={520} height={279} from={[87, 49]}>
      <path className="w-sky" d="M-10-10h660v360H-10z" />
      <Shore from={-40} to={650} y={180} base={250} />
      <path className="w-ground" d="M-10 226h660v120H-10z" />
      <g className="far">
        <Line of="M-10 226H650" />
        <House x={330} y={238} width={260} paint="calm" />
      </g>
      <StandTank x={96} y={276} scale={1.9} />
      <Figure
        who={retiree}
        smiles
        x={314}
        y={290}
        scale={scale}
        faces="left"
        pose={{ lean: 6, bow: 1, tilt: -12, head: 'half' }}
        near={{ at: [334, 182], turn: -50 }}
        far={{ at: [273, 175], turn: -14 }}
        shadow={false}
      />
      <Hose through="208,114 222,116 226,150 212,226 182,262 142,254 128,212 152,198" />
      <TapStand {...stand} flip running={[2]} />
      <LowTap />
      <Coupling x={191} y={114} turn={180} scale={1.5} />
      <Coupling x={173} y={198} scale={1.6} />
      <Figure
        who={schoolboy}
        x={222}
        y={320}
        scale={scale}
        stance="kneeling"
        look="up"
        smiles
        pose={{ lean: 6, tilt: 12 }}
        near={{ at: [257, 260], turn: 0, holds: <Bottle x={260} y={260} scale={2.4} open /> }}
        far={{ at: [259, 272], hand: 'flat', turn: 10 }}
      />
      <Shape of={box(417, 300, 40, 10)} wash="wood" line="inner" />
      <Can x={437} y={258} scale={1.8} wash="white" open />
      <Figure
        who={carrier}
        x={560}
        y={306}
        scale={scale}
        faces="left"
        smiles
        pose={{ lean: 2, tilt: -10 }}
        far={{ at: [522, 172], hand: 'flat', turn: 12 }}
        near={{ at: [578, 190], turn: -86, holds: <Can x={578} y={195} scale={scale} /> }}
      />
      <WheelchairBack {...seat} />
      <Figure
        who={wheelchairUser}
        smiles
        {...seat}
        faces="left"
        stance="sitting"
        pose={{
          hip: [-2, 25.5],
          lean: 3,
          tilt: -12,
          feet: { near: { at: [17.5, 6] }, far: { at: [20.5, 6] } },
        }}
        near={{ at: [458, 252], turn: -20 }}
        far={{ at: [452, 218], hand: 'pinch', turn: 14 }}
        shadow={false}
      />
      <WheelchairFront {...seat} />
    </Drawing>
  );
}

/** A branch of the manifold ends in a tap at the height of an armrest; nothing below it is in the way of knees. */
function LowTap() {
  return (
    <Place x={stand.x} y={stand.y} scale={1.23}>
      <path className="l-flow" d="M3-26v7" />
      <Shape of="6,-88 16,-88,4 16,-42 6,-42" wash="teal" line="inner" />
      <Tap x={11} y={-42} scale={1.35} flip />
    </Place>
  );
}
