import { fetcher, operator } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { Disc, Line, Shape } from '../../../shape/Shape.tsx';
import { Coupling, Hose } from '../../../things/Hose.tsx';
import { Shore } from '../../../things/Land.tsx';
import { Pipes } from '../../../things/Pipe.tsx';

const scale = 2;

/**
 * A skid at the sea: a floating pump lifts raw water off the bottom, he opens the valve before two media filters, three
 * membrane vessels follow, and at the end a child fills a cup.
 */
export function Purification() {
  return (
    <Drawing photo="purification" width={430} height={251} from={[-14, 14]}>
      <path className="w-cloud" d="M-20 0h460v265H-20z" />
      <Shore from={-40} to={480} y={140} base={180} />
      <path className="w-sea" d="M-20 156h480v110H-20z" />
      <Shape of="M460 186H128q-90 6-150 60V280H460z" wash="ground" line="inner" />
      <Intake />
      <Skid />
      <Spout />
      <Figure
        who={operator}
        x={44}
        y={257}
        scale={scale}
        pose={{ turn: 'side', lean: 5, tilt: -8 }}
        near={{ at: [74, 165], turn: 24 }}
        far={{ at: [80, 137], turn: 10 }}
      />
      <Figure
        who={fetcher}
        x={392}
        y={254}
        scale={scale}
        faces="left"
        smiles="open"
        pose={{ turn: 'side', lean: 3, tilt: -6 }}
        far={{ at: [368, 181], turn: 6 }}
        near={{ at: [370, 186], turn: 6, holds: <Cup /> }}
      />
    </Drawing>
  );
}

/** Float and strainer of the pump; its hose leads over the beach. */
function Intake() {
  return (
    <>
      <path className="w-slate" opacity=".5" d="M-3 196h18v24H-3z" />
      <Shape of="-11,184,5 23,184,5 23,199,5 -11,199,5" wash="honey" line="inner" />
      <Line of="M-20 203q11-4 22 0t24 0" weight="ripple" />
      <Hose through="4,184 8,172 20,170 28,188 40,220 60,224" />
    </>
  );
}

/** All on one frame: filters, membranes, and what connects them. */
function Skid() {
  return (
    <>
      <path className="w-shade" d="M94 240H342V250H60z" />
      <Shape of="M94 44H342V240H94zM101 51V230H335V51z" wash="slate" line="inner" />
      <Pipes of={['74,224 84,224 84,66 188,66 188,84', '140,66 140,84']} water="raw" />
      <Pipes
        of={[
          '140,204 140,218 226,218 226,98 240,98',
          '188,204 188,218',
          '226,134 240,134',
          '226,170 240,170',
        ]}
        water="filtered"
      />
      <Pipes of={['312,98 324,98 324,170 312,170', '312,134 324,134', '324,152 350,152']} water="safe" />
      <Shape
        of="M120 108q0-26 20-26t20 26v80q0 20-20 20t-20-20zM168 108q0-26 20-26t20 26v80q0 20-20 20t-20-20z"
        wash="teal"
      />
      <path
        className="w-shade"
        d="M120 108q0-26 20-26-10 10-10 28v78q0 14 10 20-20 0-20-20zM168 108q0-26 20-26-10 10-10 28v78q0 14 10 20-20 0-20-20z"
      />
      <Shape
        of="M244 85h64q8 0 8 13t-8 13h-64q-8 0-8-13t8-13zm0 36h64q8 0 8 13t-8 13h-64q-8 0-8-13t8-13zm0 36h64q8 0 8 13t-8 13h-64q-8 0-8-13t8-13z"
        wash="white"
      />
      <Line of="M246 85v26M306 85v26M246 121v26M306 121v26M246 157v26M306 157v26" weight="inner" />
      <path
        className="w-shade"
        d="M237 101h78q-1 10-7 10h-64q-6 0-7-10zm0 36h78q-1 10-7 10h-64q-6 0-7-10zm0 36h78q-1 10-7 10h-64q-6 0-7-10z"
      />
      <Shape of="M133 76h14v8h-14zM181 76h14v8h-14z" wash="honey" line="inner" />
      <Line of="M120 120h40M168 120h40M120 176h40M168 176h40" />
      <Shape of="M246 204h70v26h-70z" wash="petrol" line="inner" />
      <Line of="M254 212h24M254 221h24" weight="pale" />
      <Disc at={[300, 217]} radius={8} wash="white" line="inner" />
      <Line of="M300 217l4-5" weight="inner" />
      <Coupling x={72} y={224} />
      <Disc at={[84, 151]} radius={15} line="outline" wash="clay" />
      <Disc at={[84, 151]} radius={9} wash="cloud" line="inner" />
      <Line of="M84 142v18M75 151h18" weight="inner" />
    </>
  );
}

/** A tap at the end of the pipe. */
function Spout() {
  return (
    <>
      <Line of="M357 161v18" weight="flow" />
      <Shape of="M346 146h10q6 0 6 6v8h-9v-3h-7z" wash="honey" line="inner" />
      <Shape of="M349 146v-5l-18-2v-5l23 3v9z" wash="clay" line="inner" />
    </>
  );
}

function Cup() {
  return <Shape of="M349 174h16l-2 20h-12z" wash="white" line="inner" />;
}
