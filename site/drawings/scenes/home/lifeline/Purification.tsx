import { fetcher, operator } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Coupling, Hose } from '../../../things/Hose.tsx';
import { Shore } from '../../../things/Land.tsx';
import { Pump } from '../../../things/Pump.tsx';
import { Unit } from '../../../things/Unit.tsx';

const scale = 2;

/**
 * A unit at the sea: its water stands in a tank with chlorine before it leaves the tap, which he opens; she has the can
 * under it. The intake hangs below a float, off the
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
      <Shape of="M460 164H128q-44 8-76 32T-38 280H460z" wash="ground" line="inner" />
      <Unit x={118} y={236} scale={2.1} near />
      <HighPressure />
      <Reject />
      <Intake />
      <Hose through="49,210 48,198 54,186 68,181 84,181" />
      <Coupling x={101} y={181} />
      <Pump x={60} y={240} scale={1.05} />
      <Shape of="M118 30H420V42H118z" wash="teal" line="none" />
      <Contact />
      <Can x={271} y={214} scale={1.8} wash="white" open />
      <Figure
        who={operator}
        x={140}
        y={259}
        scale={scale}
        stance="bending"
        pose={{ hip: [-1, 47], lean: 13, head: 'half', tilt: -16 }}
        near={{ at: [241, 160], turn: -8 }}
        far={{ at: [160, 178] }}
      />
      <Figure
        who={fetcher}
        x={370}
        y={259}
        scale={scale}
        faces="left"
        stance="kneeling"
        smiles="open"
        near={{ at: [292, 218], turn: -2 }}
        far={{ at: [292, 238], hand: 'flat', turn: 6 }}
      />
    </Drawing>
  );
}

/** The tank in which chlorine works, on a stand; the can on its lid doses it. The pipe from the membranes comes from below. */
function Contact() {
  return (
    <>
      <Shape of="M202 190h7v16h5v5H196v-5h6zM242 190h7v16h5v5H236v-5h6z" wash="slate" line="inner" />
      <Shape of="196,126,10 212,118,4 240,118,4 254,126,10 254,188,4 196,188,4" wash="white" />
      <Shape of="M196 136H254V184q0 4-4 4H200q-4 0-4-4z" wash="clear" line="inner" />
      <Shape of={box(196, 186, 60, 6)} wash="slate" line="inner" round={1} />
      <Line of="M235 96v-6q0-5 5-5h8q4 0 4 5v37" weight="inner" />
      <Shape of={box(226, 98, 21, 21)} wash="clay" line="inner" round={3} />
      <Shape of={box(230, 93, 9, 6)} wash="honey" line="inner" round={1} />
      <Shape of="M236 103l5 6-5 6-5-6z" wash="white" line="fine" />
      <Shape of="254,170 266,170,4 266,186 259,186 259,178 254,178" wash="honey" line="inner" round={1} />
      <Shape of="258,170 258,164 248,160 249,157 262,162 262,170" wash="clay" line="inner" round={1} />
      <Line of="M262.5 187v36" weight="flow" />
    </>
  );
}

/** A motor on a column of stages: it lifts the pressure before the membranes. */
function HighPressure() {
  return (
    <>
      <Shape of={box(269, 176, 12, 18)} wash="steel" line="inner" />
      <Shape of={box(267, 157, 16, 19)} wash="clay" line="inner" round={3} />
      <Shape of={box(255, 190, 28, 10)} wash="slate" line="inner" round={2} />
    </>
  );
}

/** What the membranes hold back leaves in a thin dark pipe, along the shore: into the sea beyond the frame, far from the intake. */
function Reject() {
  return (
    <Place x={0} y={0} scale={0.5}>
      <path className="pipe pipe-brine" d="M596 334V458q0 18 18 18H860" />
    </Place>
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
