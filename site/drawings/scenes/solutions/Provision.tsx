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
import { TapStand } from '../../things/TapStand.tsx';
import { WheelchairBack, WheelchairFront } from '../../things/Wheelchair.tsx';

const scale = 2;
const seat = { x: 438, y: 292, scale, flip: true };

/**
 * A tank feeds a tap stand: gravity needs a tank a little above the taps, and the hose comes from the side
 * where nobody walks. A crate brings the can within reach of who sits (Sphere Handbook 2018, water supply
 * standard 2.1).
 */
export function Provision() {
  return (
    <Drawing photo="provision" width={502} height={269} from={[72, 57]}>
      <path className="w-sky" d="M-10-10h600v360H-10z" />
      <Shore from={-40} to={640} y={210} base={250} />
      <path className="w-ground" d="M-10 240h600v110H-10z" />
      <g className="far">
        <Line of="M-10 240H590" />
      </g>
      <StandTank x={66} y={258} scale={1.18} />
      <Hose through="127,159 142,159 148,178 146,246 150,264 172,268 188,258 188,204 190,186 204,185" />
      <Coupling x={128} y={159} turn={180} scale={1.3} />
      <Figure
        who={retiree}
        smiles
        x={314}
        y={264}
        scale={scale}
        faces="left"
        stance="bending"
        pose={{
          hip: [-4, 46],
          lean: 11,
          bow: 3,
          tilt: -16,
          feet: { near: { at: [-6, 3.5] }, far: { at: [4, 3.5] } },
        }}
        near={{ at: [296, 168], hand: 'pinch', turn: -16 }}
        far={{ at: [276, 166], turn: 0 }}
      />
      <TapStand x={404} y={268} scale={1.35} flip running={[0, 2]} />
      <Coupling x={206} y={185} scale={1.35} />
      <Shape of={box(242, 244, 62, 8)} wash="wood" line="inner" round={1} />
      <Shape of="M248 252h6v26h-6zM292 252h6v26h-6z" wash="wood" line="inner" />
      <Bottle x={276} y={231} scale={2.2} open />
      <Bottle x={298} y={231} scale={2.2} open />
      <Shape of={box(348, 254, 52, 26)} wash="wood" line="inner" round={1} />
      <Line of="M348 262h52M348 271h52" weight="hair" />
      <Can x={380} y={207} scale={scale} wash="white" open />
      <WheelchairBack {...seat} />
      <Figure
        who={wheelchairUser}
        smiles
        {...seat}
        faces="left"
        stance="sitting"
        pose={{ hip: [-2, 25.5], lean: 8, tilt: -12, feet: { near: { at: [20, 6] }, far: { at: [24, 6] } } }}
        near={{ at: [394, 226], hand: 'flat', turn: 16 }}
        far={{ at: [392, 178], hand: 'pinch', turn: 12 }}
        shadow={false}
      />
      <WheelchairFront {...seat} />
      <Figure
        who={carrier}
        x={530}
        y={298}
        scale={scale}
        stance="stepping"
        look="ahead"
        smiles="open"
        looksBack
        pose={{ lean: -1, shoulders: -1.6, tilt: -14 }}
        near={{ at: [515, 221], turn: -80 }}
        far={{ at: [560, 208], turn: -86, holds: <Can x={560} y={213} scale={scale} /> }}
      />
      <Figure
        who={schoolboy}
        x={494}
        y={306}
        scale={scale}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ tilt: 14 }}
        near={{ at: [480, 240], turn: -70, holds: <Bottle x={474} y={244} scale={scale} /> }}
        far={{ at: [514, 231], turn: 50 }}
      />
    </Drawing>
  );
}
