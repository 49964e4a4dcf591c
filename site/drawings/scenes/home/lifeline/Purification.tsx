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
const unit = { x: 112, y: 206, scale: 1.5 };
const stand = { x: 216, y: 244, scale: 1.04 };

/**
 * A unit at the sea: the intake hangs below a float, off the bottom, with a strainer; a pump with an engine,
 * well away from it, pushes the water into the unit, and a covered tank on its other side feeds the taps
 * (Sphere Handbook and Oxfam kits: suction hose with strainer and float).
 */
export function Purification() {
  return (
    <Drawing photo="purification" width={440} height={240} from={[0, 20]}>
      <path className="w-cloud" d="M0 0h440v260H0z" />
      <Shore from={-20} to={480} y={140} base={180} />
      <path className="w-sea" d="M0 156H190L20 260H0z" />
      <Line of="M0 156h200" weight="inner" />
      <Ripples at="14,166,40 84,164,26 50,196,22 8,214,30 6,236,20" />
      <Shape of="M460 164H150q-44 8-76 32T-16 280H460z" wash="ground" line="inner" />
      <g className="far">
        <Unit {...unit} />
      </g>
      <Hose through="160,206 150,196 128,198 94,190 88,176 99,167" />
      <Pump x={148} y={238} scale={1.1} flip />
      <Figure
        who={operator}
        x={90}
        y={240}
        scale={scale}
        stance="kneeling"
        near={{ at: [123, 203], turn: -20 }}
        far={{ at: [126, 196], turn: -10 }}
      />
      <Intake />
      <Tank />
      <TapStand {...stand} running={[1]} />
      <Shape of={box(256, 234, 42, 14)} wash="wood" line="inner" />
      <Can x={276} y={199} scale={1.5} wash="white" open />
      <Figure
        who={fetcher}
        x={324}
        y={252}
        scale={scale}
        faces="left"
        smiles="open"
        pose={{ hip: [0, 48], lean: 17, tilt: -14, head: 'side' }}
        near={{ at: [291, 198], turn: -8 }}
        far={{ at: [275, 170], turn: 4 }}
      />
    </Drawing>
  );
}

/** Treated water waits in a covered tank, higher than the taps. */
function Tank() {
  return (
    <>
      <Line of="M402 242l28-52M430 242l-28-52" weight="inner" />
      <Shape of="M398 189h7v56h-7zM427 189h7v56h-7z" wash="slate" line="inner" />
      <Shape of={box(398, 128, 36, 58)} wash="clear" round={5} />
      <Line of="M398 148h36M398 167h36" />
      <Shape of={box(396, 184, 40, 6)} wash="slate" line="inner" />
      <Shape of={box(408, 122, 16, 7)} wash="petrol" line="inner" round={2} />
      <Hose through="446,167 456,150 450,112 434,104 416,106 416,122" />
      <Hose through="414,192 414,206 394,208 390,190 384,180 372,180" />
      <Coupling x={370} y={180} scale={1} turn={180} />
    </>
  );
}

/** Float and strainer, and the suction hose over the beach into the pump. */
function Intake() {
  return (
    <>
      <Hose through="42,184 54,200 64,230 90,252 150,254 186,252 192,228 174,222" />
      <Shape of="36,182 48,182 48,196 36,196" wash="slate" line="inner" round={2} />
      <Shape of="28,174,5 56,174,5 56,183,4 28,183,4" wash="honey" line="inner" />
      <Line of="M22 183q10-4 20 0t22 0" weight="inner" />
    </>
  );
}
