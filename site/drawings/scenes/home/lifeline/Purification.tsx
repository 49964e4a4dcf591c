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
const unit = { x: 74, y: 206, scale: 1.5 };
const stand = { x: 188, y: 244, scale: 1.04 };

/**
 * A unit at the sea: the intake hangs below a float, off the bottom, with a strainer; a pump with an engine,
 * well away from it, pushes the water into the unit, and a covered tank on its other side feeds the taps
 * (Sphere Handbook and Oxfam kits: suction hose with strainer and float).
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
      <Unit {...unit} />
      <Hose through="49,210 47,200 37,188 37,173 50,167" />
      <Coupling x={62} y={167} scale={0.9} />
      <Pump x={60} y={240} scale={1.05} />
      <Figure
        who={operator}
        x={135}
        y={242}
        scale={scale}
        faces="left"
        stance="kneeling"
        near={{ at: [92, 205], turn: -20 }}
        far={{ at: [88, 198], turn: -10 }}
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
      <Line of="M362 242l28-52M390 242l-28-52" weight="inner" />
      <Shape of="M358 189h7v56h-7zM387 189h7v56h-7z" wash="slate" line="inner" />
      <Shape of={box(358, 118, 36, 68)} wash="clear" round={5} />
      <Line of="M358 136h36M358 168h36" />
      <Shape of={box(356, 184, 40, 6)} wash="slate" line="inner" />
      <Shape of={box(368, 112, 16, 7)} wash="petrol" line="inner" round={2} />
      <Shape of={box(312, 124, 12, 12)} wash="honey" line="inner" round={2} />
      <Hose through="318,131 318,146 328,155 346,152" />
      <Coupling x={358} y={152} scale={0.9} />
      <Hose through="376,192 376,208 362,210 358,194 354,181 350,180" />
      <Coupling x={342} y={180} scale={0.9} turn={180} />
    </>
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
