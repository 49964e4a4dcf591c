import { fetcher, operator } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Hose } from '../../../things/Hose.tsx';
import { Shore } from '../../../things/Land.tsx';
import { Palm } from '../../../things/Palm.tsx';
import { Pipes } from '../../../things/Pipe.tsx';

const scale = 1.66;

/**
 * A skid at the sea: a pump on the beach draws raw water from below a float, he opens the valve before two media
 * filters, the pump on the frame presses the water through three membrane vessels, whose brine goes into the ground, to an
 * outfall deep and far from the float. A pump doses chlorine from a canister on the way to a tank, and at its tap a child
 * fills a cup. Narrow windows show what is below 74.
 */
export function Purification() {
  return (
    <Drawing photo="purification" width={430} height={251} from={[-14, 14]}>
      <path className="w-sky" d="M-20 0h460v265H-20z" />
      <Disc at={[372, 112]} radius={52} wash="sun" />
      <g className="far">
        <Shore from={-40} to={480} y={140} base={180} />
      </g>
      <path className="w-sea" d="M-20 156h480v110H-20z" />
      <Shape of="M460 186H112Q8 188 0 280H460z" wash="ground" line="inner" />
      <g className="far">
        <Palm x={344} y={196} scale={0.68} />
      </g>
      <Intake />
      <Skid />
      <Tank />
      <Figure
        who={operator}
        x={70}
        y={257}
        scale={scale}
        smiles
        pose={{ turn: 'side', lean: 4, tilt: -8 }}
        near={{ at: [90, 182], turn: 24 }}
        far={{ at: [95, 159], turn: 10 }}
      />
      <Figure
        who={fetcher}
        x={400}
        y={254}
        scale={scale}
        faces="left"
        smiles="open"
        pose={{ turn: 'side', lean: 3, tilt: -6 }}
        far={{ at: [377, 203], turn: 4 }}
        near={{ at: [379, 208], turn: 4, holds: <Cup /> }}
      />
    </Drawing>
  );
}

/** Float and strainer; the suction hose leads to the pump on the beach. */
function Intake() {
  return (
    <>
      <path className="w-slate" opacity=".5" d="M-8 184h12v18H-8z" />
      <Hose through="-2,182 2,166 13,172 14,206 26,222" />
      <Shape of="-13,175,4 9,175,4 9,187,4 -13,187,4" wash="honey" line="inner" />
    </>
  );
}

/** All on one frame: filters, high-pressure pump, membranes, and what connects them. */
function Skid() {
  return (
    <>
      <path className="w-shade" d="M104 240h248v11H74z" />
      <Shape of="M104 88H290V240H104zM110 94V231H284V94z" wash="slate" line="inner" />
      <Pipes of={['27,214 27,196 98,196 98,106 161,106 161,116', '129,106 129,116']} water="raw" />
      <Pipes
        of={[
          '129,204 129,220 200,220',
          '161,204 161,220',
          '205,208 205,188 186,188 186,115 198,115',
          '186,141 198,141',
          '186,167 198,167',
        ]}
        water="filtered"
      />
      <Pipes of={['252,115 252,246']} water="brine" />
      <Shape of="M240 244q12-5 24 0v7q-12 5-24 0z" wash="steel" line="inner" />
      <Pipes
        of={['262,115 273,115 273,167 262,167', '262,141 273,141', '273,124 328,124 328,144']}
        water="safe"
      />
      <Shape
        of="M116 132q0-18 13-18t13 18v60q0 16-13 16t-13-16zM148 132q0-18 13-18t13 18v60q0 16-13 16t-13-16z"
        wash="teal"
      />
      <path
        className="w-shade"
        d="M116 132q0-18 13-18-7 8-7 20v60q0 12 7 14-13 0-13-16zM148 132q0-18 13-18-7 8-7 20v60q0 12 7 14-13 0-13-16z"
      />
      <Shape
        of="M200 106h60q5 0 5 9t-5 9h-60q-5 0-5-9t5-9zm0 26h60q5 0 5 9t-5 9h-60q-5 0-5-9t5-9zm0 26h60q5 0 5 9t-5 9h-60q-5 0-5-9t5-9z"
        wash="white"
      />
      <path
        className="w-shade"
        d="M195 117h70q0 7-5 7h-60q-5 0-5-7zm0 26h70q0 7-5 7h-60q-5 0-5-7zm0 26h70q0 7-5 7h-60q-5 0-5-7z"
      />
      <Shape of="M247 123h10v10h-10zm0 26h10v10h-10zm0 26h10v6h-10z" wash="steel" line="inner" />
      <Line of="M202 106v18M258 106v18M202 132v18M258 132v18M202 158v18M258 158v18" weight="inner" />
      <Pump x={21} y={232} scale={0.8} />
      <Pump x={198} y={231} />
      <Disc at={[98, 172]} radius={13} line="outline" wash="clay" />
      <Disc at={[98, 172]} radius={8} wash="cloud" line="inner" />
      <Line of="M98 164v16M90 172h16" weight="inner" />
    </>
  );
}

/** Its head to the left, its motor to the right. */
function Pump(at: { x: number; y: number; scale?: number }) {
  return (
    <Place {...at}>
      <Shape of="M0-27h16V0H0zM16-7h32v7H16z" wash="steel" line="inner" />
      <Shape of="M16-29h26q6 0 6 6v12q0 6-6 6h-26z" wash="clay" line="inner" />
      <Line of="M22-20h20M22-14h20" />
    </Place>
  );
}

/** Low beside the frame, before it the dosing pump on its canister; its tap is as high as a child's hands. */
function Tank() {
  return (
    <>
      <Line of="M298 208V124M302 226v-8" weight="inner" />
      <Disc at={[298, 124]} radius={5} wash="honey" line="inner" />
      <Shape of="M293 226h10v5l6 3v16h-22v-16l6-3z" wash="white" line="inner" />
      <path className="w-honey" d="M288 240h20v9h-20z" />
      <Shape of="M288 207h19v13h-19zM294 213h8" wash="clay" line="inner" />
      <Shape of="M310 222h40v27h-40z" wash="sand" line="inner" />
      <Shape of="308,154,8 320,146,4 338,146,4 352,154,8 352,222,4 308,222,4" wash="clear" loose />
      <path className="w-shade" d="M308 160q0-6 6-9v71h-6z" />
      <Shape of="M319 140h20v7h-20z" wash="slate" line="inner" />
      <Line of="M364 188v17" weight="flow" />
      <Shape of="M352 178h10q6 0 6 6v5h-8v-3h-8z" wash="honey" line="inner" />
      <Shape of="M355 178v-5l-2-2v-4l8-1v4l-3 2v7z" wash="clay" line="fine" />
    </>
  );
}

function Cup() {
  return <Shape of="M358 202h14l-2 16h-10z" wash="white" line="inner" />;
}
