import { gardener, scholar, walker } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Palm } from '../../things/Palm.tsx';
import { Fetcher } from './street-tap/Fetcher.tsx';
import { Girl } from './street-tap/Girl.tsx';
import { Man, ManHands } from './street-tap/Man.tsx';
import { Woman, WomanArm, WomanHands } from './street-tap/Woman.tsx';

/**
 * Where the work ends, from near: the bar of a tap stand runs into the depth of the street, to the tank that feeds it.
 * Water falls into a girl's cup, and the two behind the bar laugh. The sun is low, so that all have a lit edge.
 * Narrow windows show the girl and them.
 */
export function StreetTap() {
  return (
    <Drawing photo="street-tap" width={1120} height={244} from={[170, 12]}>
      <Disc at={[1165, 130]} radius={108} wash="sun" />
      <Disc at={[1165, 130]} radius={116} line="contour" />
      <Street />
      <g className="far">
        <Palm x={1272} y={236} scale={0.86} />
        <Queue />
        <Tank />
      </g>
      <Place x={44} y={0}>
        <Man />
      </Place>
      <Place x={-26} y={0}>
        <Woman />
      </Place>
      <Bar />
      <Figure
        who={gardener}
        x={908}
        y={353}
        scale={3.2}
        faces="left"
        smiles
        pose={{ lean: -3, tilt: -6, head: 'half', shoulders: 1 }}
        near={{ at: [899, 189], turn: -50 }}
        far={{ at: [875, 189], turn: -48, holds: <Bucket x={876} y={221} /> }}
        shadow={false}
      />
      <path
        className="w-sun"
        opacity="0.7"
        d="M933 123q9 4 10 13l3 23-8 2c0-14 1-27-5-38zM930 186v14q-1 5-9 7c3-8 3-14 3-21z"
      />
      <Place x={-26} y={0}>
        <WomanArm />
      </Place>
      <Place x={44} y={0}>
        <ManHands />
      </Place>
      <Place x={-10} y={0}>
        <Girl />
      </Place>
      <Place x={-40} y={91} turn={-6}>
        <WomanHands />
      </Place>
      <FirstTap />
      <Place x={-54} y={-14} scale={1.12}>
        <Fetcher />
      </Place>
    </Drawing>
  );
}

/** Low houses, pale: their roofs are behind the bar. The light lies along the street. */
function Street() {
  return (
    <>
      <path className="w-hill" d="M-20 224v-132l450 46h190v8h240v6h260v16h340v56z" />
      <path
        className="w-hill-far"
        d="M640 224v-52h24v52zM830 224v-48h40v48zM1130 224v-34h18v34zM1210 196h40v14h-40z"
      />
      <Line of="M-20 92l450 46m430 14h260v16h340" weight="contour" />
      <path className="w-ground" d="M-20 222h1480v60H-20z" />
      <path className="w-sun" opacity="0.5" d="M1460 222h-420l-480 40h900z" />
      <path
        className="w-shade"
        d="M1014 262l-144-34h-30l120 34zm96 0l-150-36h-20l110 36zm-550 0l-140-30h-40v30z"
      />
    </>
  );
}

/** Before the sun: a boy sets down his can, and she carries hers. */
function Queue() {
  return (
    <>
      <Figure
        who={walker}
        x={1238}
        y={266}
        scale={1.48}
        faces="left"
        look="ahead"
        smiles="open"
        pose={{ tilt: 0, head: 'half' }}
        near={{ at: [1254, 206], holds: <Can x={1254} y={208} scale={1.4} wash="white" /> }}
        far={{ at: [1226, 198] }}
        shadow={false}
      />
      <Figure
        who={scholar}
        x={1196}
        y={272}
        scale={1.55}
        faces="left"
        stance="bending"
        near={{ at: [1162, 218], holds: <Can x={1162} y={220} scale={1.4} /> }}
        far={{ at: [1166, 218] }}
        shadow={false}
      />
    </>
  );
}

/** On braced steel, the sun behind it. */
function Tank() {
  return (
    <>
      <CageTank x={1066} y={170} scale={1.6} level={50} />
      <path className="w-white" opacity="0.5" d="M1109 88h8v68h-10z" />
      <Shape of="M1010 170h112v10h-112zM1014 180h9v80h-9zM1110 180h9v80h-9z" wash="slate" line="inner" />
      <Hose through="975,182 976,206 986,232 1010,246 1034,232 1045,206 1046,176" />
      <Coupling x={1046} y={166} scale={0.8} turn={-90} />
      <Shape of="M1062 152h-12q-9 0-9 9v6h10v-5h11z" wash="steel" line="inner" />
    </>
  );
}

function Bar() {
  return (
    <>
      <Shape of="M560 150h14v120h-14zM944 160h7v100h-7z" wash="petrol" line="inner" />
      <Shape of="M270 123l696 36v9l-696-22z" wash="teal" line="none" />
      <path className="w-shallow" opacity="0.6" d="M270 126l696 34v2l-696-30z" />
      <Shape of="M966 166v2l-696-22v-6z" wash="shade" line="none" />
      <Line of="M270 123l696 36v9l-696-22" weight="outline" />
      <Shape of="M962 157h10q8 0 8 8v9h-10v-5h-8z" wash="steel" line="inner" />
      <Coupling x={975} y={173} scale={0.8} turn={-90} />
      <Place x={612} y={152} scale={2.5}>
        <use href="#tap" />
      </Place>
      <Shape of="M607 158l34-14q5 2 4 8l-33 13q-6-1-5-7z" wash="clay" line="inner" />
      <Disc at={[612, 160.5]} radius={2.5} wash="steel" line="fine" />
    </>
  );
}

/** It fills a can. */
function FirstTap() {
  return (
    <>
      <path className="w-flow l3" d="M458 182h10v44h-10z" />
      <path className="l-ripple" d="M463 188v32" />
      <Place x={446} y={146} scale={3}>
        <use href="#tap" />
      </Place>
      <Can x={483} y={200} scale={4} open />
    </>
  );
}

/** Full: it drips. */
function Bucket({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Line of="M-27 14l4-30h46l4 30" weight="outline" />
      <Shape of="M-24-20h48v7h-48z" wash="wood" line="inner" />
      <Shape of="M-29 12h58l-7 60h-44z" wash="clay" />
      <Shape of="M-29 12c8-8 50-8 58 0-8 7-50 7-58 0z" wash="clear" line="inner" />
      <path className="w-sun" opacity="0.7" d="M18 17l10-3-7 50h-8z" />
    </Place>
  );
}
