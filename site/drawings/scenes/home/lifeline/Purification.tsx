import { fetcher, operator } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Coupling, Hose } from '../../../things/Hose.tsx';
import { Ripples, Shore } from '../../../things/Land.tsx';
import { Pump } from '../../../things/Pump.tsx';
import { TapStand } from '../../../things/TapStand.tsx';
import { Unit } from '../../../things/Unit.tsx';

const scale = 1.7;
const unit = { x: 90, y: 206, scale: 1.5 };
const stand = { x: 188, y: 244, scale: 1.04 };

/**
 * A unit at the sea: the intake hangs below a float, off the bottom, with a strainer; a pump with an engine,
 * well away from it, pushes the water into the unit, and a covered tank on its other side feeds the taps
 * (Sphere Handbook and Oxfam kits: suction hose with strainer and float).
 */
export function Purification() {
  return (
    <Drawing photo="purification" width={460} height={251} from={[-20, 14]}>
      <path className="w-cloud" d="M-20 0h460v265H-20z" />
      <Shore from={-40} to={480} y={140} base={180} />
      <path className="w-sea" d="M-20 156H170L0 265H-20z" />
      <Line of="M-20 156h200" weight="inner" />
      <Ripples at="-6,166,40 64,164,26 24,196,22 -16,240,20" />
      <Shape of="M460 164H128q-44 8-76 32T-38 280H460z" wash="ground" line="inner" />
      <g className="far">
        <Unit {...unit} />
      </g>
      <Hose through="48,210 46,192 50,174 68,167" />
      <Coupling x={78} y={167} scale={0.9} />
      <Pump x={58} y={240} scale={1.05} />
      <Figure
        who={operator}
        x={130}
        y={242}
        scale={scale}
        faces="left"
        stance="kneeling"
        near={{ at: [88, 205], turn: -20 }}
        far={{ at: [84, 198], turn: -10 }}
      />
      <Intake />
      <Tank />
      <TapStand {...stand} running={[1]} />
      <Shape of={box(228, 234, 42, 14)} wash="wood" line="inner" />
      <Can x={248} y={199} scale={1.5} wash="white" open />
      <Figure
        who={fetcher}
        x={296}
        y={252}
        scale={scale}
        faces="left"
        smiles="open"
        pose={{ hip: [0, 48], lean: 17, tilt: -14, head: 'side' }}
        near={{ at: [255, 190], turn: -74 }}
        far={{ at: [247, 170], turn: 4 }}
      />
    </Drawing>
  );
}

/** Treated water waits in a covered tank, higher than the taps. */
function Tank() {
  return (
    <>
      <Line of="M370 242l28-52M398 242l-28-52" weight="inner" />
      <Shape of="M366 189h7v56h-7zM395 189h7v56h-7z" wash="slate" line="inner" />
      <Shape of={box(366, 128, 36, 58)} wash="clear" round={5} />
      <Line of="M366 148h36M366 167h36" />
      <Shape of={box(364, 184, 40, 6)} wash="slate" line="inner" />
      <Shape of={box(376, 122, 16, 7)} wash="petrol" line="inner" round={2} />
      <Hose through="424,150 428,122 410,102 390,104 384,122" />
      <Hose through="382,192 382,206 366,208 362,190 356,180 344,180" />
      <Coupling x={342} y={180} scale={1} turn={180} />
      <Coupling x={424} y={161} scale={0.9} turn={90} />
    </>
  );
}

/** Float and strainer, and the suction hose into the pump. */
function Intake() {
  return (
    <>
      <Hose through="0,190 2,210 12,223 24,225" />
      <Coupling x={33} y={225} scale={0.8} />
      <Shape of={box(-6, 182, 12, 14)} wash="slate" line="inner" round={2} />
      <Shape of="-14,174,5 14,174,5 14,183,4 -14,183,4" wash="honey" line="inner" />
      <Line of="M-20 183q10-4 20 0t22 0" weight="inner" />
    </>
  );
}
