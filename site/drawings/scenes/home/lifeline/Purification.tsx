import { fetcher, operator } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Coupling, Hose } from '../../../things/Hose.tsx';
import { Ripples, Shore } from '../../../things/Land.tsx';
import { Pump } from '../../../things/Pump.tsx';
import { Tap } from '../../../things/TapStand.tsx';
import { Unit } from '../../../things/Unit.tsx';

const scale = 2;

/**
 * A unit at the sea: he opens its tap, she has the can under it. The intake hangs below a float, off the bottom, with a
 * strainer; a pump with an engine pushes the water into the unit (Sphere Handbook and Oxfam kits: suction hose with
 * strainer and float).
 */
export function Purification() {
  return (
    <Drawing photo="purification" width={430} height={251} from={[-14, 14]}>
      <path className="w-cloud" d="M-20 0h460v265H-20z" />
      <Shore from={-40} to={480} y={140} base={180} />
      <path className="w-sea" d="M-20 156H170L0 265H-20z" />
      <Line of="M-20 156h200" weight="inner" />
      <Ripples at="-6,166,40 64,164,26 24,196,22 -16,240,20" />
      <Shape of="M460 164H128q-44 8-76 32T-38 280H460z" wash="ground" line="inner" />
      <Unit x={118} y={236} scale={2.1} />
      <Hose through="49,210 48,198 54,186 68,181 84,181" />
      <Coupling x={101} y={181} />
      <Pump x={60} y={240} scale={1.05} />
      <Intake />
      <Shape of="M118 30H420V42H118z" wash="teal" line="none" />
      <Shape of="M340 79q5 7 5 10a5 5 0 0 1-10 0q0-3 5-10z" wash="teal" line="none" />
      <Shape of="M268 174H412V183H268z" wash="clear" line="inner" />
      <Disc at={[264, 176]} radius={12} wash="steel" line="inner" />
      <Shape of="222,168 268,168,6 268,184,6 222,184" wash="teal" />
      <Shape of={box(216, 166, 7, 20)} wash="honey" line="inner" round={1} />
      <Line of="M262 205v14" weight="flow" />
      <Tap x={252} y={184} scale={1.7} open />
      <Can x={271} y={212} scale={1.8} wash="white" open />
      <Figure
        who={operator}
        x={178}
        y={259}
        scale={scale}
        stance="bending"
        pose={{ hip: [-1, 47], lean: 12, head: 'half', tilt: -16 }}
        near={{ at: [246, 160], turn: -6 }}
        far={{ at: [214, 176], turn: -10 }}
      />
      <Figure
        who={fetcher}
        x={350}
        y={259}
        scale={scale}
        faces="left"
        stance="kneeling"
        smiles="open"
        near={{ at: [291, 216], turn: -2 }}
        far={{ at: [292, 236], hand: 'flat', turn: 6 }}
      />
    </Drawing>
  );
}

/** Float and strainer, and the suction hose into the pump. */
function Intake() {
  return (
    <>
      <Hose through="5,190 6,210 14,222 26,225" />
      <Coupling x={35} y={225} scale={0.8} />
      <Shape of={box(-1, 182, 12, 14)} wash="slate" line="inner" round={2} />
      <Shape of="-9,174,5 19,174,5 19,183,4 -9,183,4" wash="honey" line="inner" />
      <Line of="M-15 183q10-4 20 0t22 0" weight="inner" />
    </>
  );
}
