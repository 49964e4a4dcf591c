import { fetcher, operator } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Coupling, Hose } from '../../../things/Hose.tsx';
import { Ripples, Shore } from '../../../things/Land.tsx';
import { Pump } from '../../../things/Pump.tsx';
import { Tap } from '../../../things/TapStand.tsx';
import { Unit } from '../../../things/Unit.tsx';

const scale = 2;

/**
 * A unit at the sea: he opens the tap of its outlet, she has the can under it. The intake hangs below a float, off the
 * bottom, with a strainer; a pump with an engine pushes the water into the unit (Sphere Handbook and Oxfam kits: suction hose with
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
      <Intake />
      <Hose through="49,210 48,198 54,186 68,181 84,181" />
      <Coupling x={101} y={181} />
      <Pump x={60} y={240} scale={1.05} />
      <Shape of="M118 30H420V42H118z" wash="teal" line="none" />
      <Shape of="M340 79q5 7 5 10a5 5 0 0 1-10 0q0-3 5-10z" wash="teal" line="none" />
      <Outlet />
      <Can x={251} y={212} scale={1.8} wash="white" open />
      <Figure
        who={operator}
        x={158}
        y={259}
        scale={scale}
        stance="bending"
        pose={{ hip: [-1, 47], lean: 13, head: 'half', tilt: -16 }}
        near={{ at: [233, 165], turn: 12 }}
        far={{ at: [176, 178] }}
      />
      <Figure
        who={fetcher}
        x={352}
        y={259}
        scale={scale}
        faces="left"
        stance="kneeling"
        smiles="open"
        near={{ at: [271, 216], turn: -2 }}
        far={{ at: [272, 236], hand: 'flat', turn: 6 }}
      />
    </Drawing>
  );
}

/** On two brackets on the sill of the container; its flange meets the pipe that comes from the membranes. */
function Outlet() {
  return (
    <>
      <Shape of="M276 173H412V182H276z" wash="clear" line="inner" />
      <Shape of="M212 160h7v46h7v5H204v-5h8zM256 160h7v46h7v5H248v-5h8z" wash="slate" line="inner" />
      <Shape of={box(202, 169, 66, 17)} wash="teal" round={2} />
      <Shape of="M198 165h5v25h-5zM267 165h5v25h-5zM273 165h5v25h-5z" wash="steel" line="inner" />
      <Line of="M242 204v14" weight="flow" />
      <Tap x={232} y={186} scale={1.7} open />
    </>
  );
}

/** Float, and below it, in the water, the strainer; the suction hose leads from there into the pump. */
function Intake() {
  return (
    <>
      <Hose through="5,206 6,222 16,225 26,225" />
      <Shape of={box(-3, 190, 16, 20)} wash="slate" line="inner" round={2} />
      <path className="holes" d="M1 197h8m-8 6h8" strokeDasharray="0 4" />
      <path className="w-sea" d="M-20 184H66Q28 208 6 232T-20 262z" opacity=".55" />
      <Coupling x={35} y={225} scale={0.8} />
      <Shape of="-9,174,5 19,174,5 19,185,4 -9,185,4" wash="honey" line="inner" />
      <Line of="M-17 186q10-4 22 0t24 0" weight="inner" />
    </>
  );
}
