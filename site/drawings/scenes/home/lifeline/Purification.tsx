import { fetcher, operator } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { Line, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Coupling, Hose } from '../../../things/Hose.tsx';
import { Hill, Ripples } from '../../../things/Land.tsx';
import { Pump } from '../../../things/Pump.tsx';
import { TapStand } from '../../../things/TapStand.tsx';
import { Unit } from '../../../things/Unit.tsx';

const scale = 1.7;
const unit = { x: 152, y: 204, scale: 1.14 };
const stand = { x: 216, y: 244, scale: 1.04 };

/**
 * A unit at the sea: the intake hangs below a float, off the bottom, with a strainer; a pump with an engine pushes the water
 * into the unit, and taps stand on its other side (Sphere Handbook and Oxfam kits: suction hose with strainer and float).
 */
export function Purification() {
  return (
    <Drawing photo="purification" width={440} height={240} from={[0, 20]}>
      <path className="w-cloud" d="M0 0h440v260H0z" />
      <Hill from={-20} to={480} y={92} base={180} wash="hill" height={20} phase={1.6} contours={4} gap={13} />
      <path className="w-sea" d="M0 156H230L80 260H0z" />
      <Line of="M0 156h200" weight="inner" />
      <Ripples at="14,168,40 80,172,26 10,190,30 60,214,30 12,240,40" />
      <Shape of="M460 164H160q-34 10-70 34T6 280H460z" wash="ground" line="inner" />
      <Unit {...unit} />
      <Hose through="153,206 146,196 132,188 132,174 143,172" />
      <Pump x={142} y={238} scale={1.1} flip />
      <Figure
        who={operator}
        x={94}
        y={240}
        scale={scale}
        stance="kneeling"
        near={{ at: [121, 205], turn: -10 }}
        far={{ at: [124, 198], turn: 0 }}
      />
      <Intake />
      <Hose through="408,170 424,174 428,204 418,236 400,236 394,204 388,184 372,180" />
      <Coupling x={370} y={180} scale={1} turn={180} />
      <TapStand {...stand} running={[1]} />
      <Can x={270} y={204} scale={1.5} wash="white" />
      <Figure
        who={fetcher}
        x={316}
        y={252}
        scale={scale}
        faces="left"
        stance="kneeling"
        smiles
        pose={{ feet: { near: { at: [-22, 4.6], turn: -62 }, far: { at: [-19, 4.6], turn: -62 } } }}
        near={{ at: [284, 208], turn: -4 }}
        far={{ at: [275, 176], turn: 4 }}
      />
    </Drawing>
  );
}

/** Float and strainer, and the suction hose over the beach into the pump. */
function Intake() {
  return (
    <>
      <Shape of="30,206 42,206 42,226 30,226" wash="slate" line="inner" round={3} />
      <Line of="M33 211h6M33 216h6M33 221h6" weight="pale" />
      <Hose through="42,216 60,224 76,250 130,252 176,256 188,226 168,222" />
      <Shape of="20,194,6 52,194,6 52,204,5 20,204,5" wash="honey" line="inner" />
      <Line of="M14 203q10-4 20 0t22 0" weight="inner" />
    </>
  );
}
