import { carrier, retiree, schoolboy, wheelchairUser } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Bottle } from '../../things/Held.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Shore } from '../../things/Land.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Tap, TapStand } from '../../things/TapStand.tsx';
import { WheelchairBack, WheelchairFront } from '../../things/Wheelchair.tsx';

const scale = 2;
const seat = { x: 454, y: 292, scale, flip: true };

/**
 * A tank feeds a tap stand: gravity needs a tank a little above the taps, and the hose comes from the side
 * where nobody walks. One tap is low: who sits reaches its lever (Sphere Handbook 2018, water supply
 * standard 2.1).
 */
export function Provision() {
  return (
    <Drawing photo="provision" width={520} height={279} from={[87, 49]}>
      <path className="w-sky" d="M-10-10h660v360H-10z" />
      <Shore from={-40} to={650} y={210} base={250} />
      <path className="w-ground" d="M-10 240h660v110H-10z" />
      <g className="far">
        <Line of="M-10 240H650" />
      </g>
      <StandTank x={62} y={258} scale={1.18} />
      <Hose through="123,159 134,159 138,178 136,246 139,264 148,268 158,258 158,204 160,186 174,185" />
      <Coupling x={124} y={159} turn={180} scale={1.3} />
      <Figure
        who={retiree}
        smiles
        x={296}
        y={264}
        scale={scale}
        faces="left"
        pose={{ turn: 'side', lean: 5, bow: 1, tilt: -18 }}
        near={{ at: [267, 166], hand: 'pinch', turn: -16 }}
        far={{ at: [256, 146], turn: 10, holds: <Bottle x={243} y={150} scale={2.2} /> }}
      />
      <TapStand x={374} y={268} scale={1.35} flip running={[2]} />
      <LowTap />
      <Coupling x={176} y={185} scale={1.35} />
      <Shape of={box(236, 244, 38, 8)} wash="wood" line="inner" round={1} />
      <Shape of="M240 252h6v26h-6zM264 252h6v26h-6z" wash="wood" line="inner" />
      <Bottle x={245} y={231} scale={2.2} open />
      <Shape of={box(367, 278, 32, 9)} wash="wood" line="inner" />
      <Can x={384} y={243} scale={1.5} wash="white" open />
      <WheelchairBack {...seat} />
      <Figure
        who={wheelchairUser}
        smiles
        {...seat}
        faces="left"
        stance="sitting"
        pose={{
          hip: [-2, 25.5],
          lean: 2,
          tilt: -14,
          feet: { near: { at: [17.5, 6] }, far: { at: [20.5, 6] } },
        }}
        near={{ at: [404, 238], turn: -20 }}
        far={{ at: [402, 206], hand: 'pinch', turn: 14 }}
        shadow={false}
      />
      <WheelchairFront {...seat} />
      <Figure
        who={schoolboy}
        x={578}
        y={304}
        scale={scale}
        stance="stepping"
        look="up"
        smiles
        looksBack
        pose={{ head: 'side', tilt: 8 }}
        near={{ at: [536, 218], turn: 200 }}
        far={{ at: [588, 236], turn: 10, holds: <Bottle x={588} y={236} scale={1.8} /> }}
      />
      {/* Her hand closes around the boy's. */}
      <Figure
        who={carrier}
        x={516}
        y={298}
        scale={scale}
        stance="stepping"
        smiles
        pose={{ lean: 1, tilt: -12, head: 'side' }}
        far={{ at: [534, 211], turn: -60 }}
        near={{ at: [505, 208], turn: -86, holds: <Can x={505} y={213} scale={scale} /> }}
      />
    </Drawing>
  );
}

/** A branch of the manifold ends in a tap at the height of an armrest; nothing below it is in the way of knees. */
function LowTap() {
  return (
    <>
      <path className="l-flow" d="M378 243v7" />
      <Shape of="381,180 391,180,4 391,226 381,226" wash="teal" line="inner" />
      <Tap x={386} y={226} scale={1.35} flip />
    </>
  );
}
