import { coupler, driver } from '../../cast/home.ts';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Shape } from '../../shape/Shape.tsx';
import { Clipboard } from '../../things/Held.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Vial } from '../../things/Sample.tsx';
import { standCoupling } from '../../things/TapStand.tsx';
import { stand } from './HeroTaps.tsx';
import type { Moment } from './hero-motion.ts';
import { ground, scales } from './hero-scale.ts';

const coupling = [stand.x + standCoupling.x * stand.scale, stand.y + standCoupling.y * stand.scale] as const;
const outlet = [1054, 258] as const;

/** A tanker of drinking water from behind, a wheel between two chocks. A man opens its valve; from there a hose leads to the tap stand. */
export function HeroTanker({ moment: { feel } }: { moment: Moment }) {
  const [x, y] = coupling;
  const [outX, outY] = outlet;
  return (
    <>
      <Shape of="960,311 1300,298 1320,302 1080,316" wash="shade" line="none" round={3} />
      <Tanker />
      <Hose
        through={[
          [x + 16, y],
          [x + 34, y + 18],
          [x + 6, y + 62],
          [x + 10, 304],
          [x + 60, 309],
          [outX, 308],
          [outX, outY + 20],
          [outX, outY + 8],
        ]}
      />
      <Coupling x={x} y={y} turn={180} />
      <Coupling x={outX} y={outY} scale={1.25} turn={-90} />
      <Figure
        who={coupler}
        x={1007}
        y={ground(scales.tanker) + 1}
        scale={scales.tanker}
        stance="kneeling"
        smiles
        pose={{ tilt: 0, lean: 7 }}
        near={{ at: [outX - 12, 248 + feel / 3], turn: 10 }}
        far={{ at: [outX + 2, 228 - feel / 3], turn: 20 }}
      />
    </>
  );
}

/** It leads into the distance: the end of the tank with its valve, cab and front wheel far off, in the sun. */
function Tanker() {
  return (
    <>
      <path className="w-ink" d="M1050 258h24v48q0 4-4 4h-16q-4 0-4-4zM1104 262h20v44h-14q-6 0-6-6z" />
      {[
        [1128, 283, '.8 1.25'],
        [1161, 281, '.7 1.1'],
        [1256, 277, '.54 .9'],
      ].map(([x, y, scale]) => (
        <use key={x} href="#wheel" transform={`translate(${x} ${y})scale(${scale})`} />
      ))}
      <Shape of="1046,244 1284,254 1284,268 1140,266 1106,268 1046,264" wash="slate" line="inner" />
      <Shape of="1228,174,4 1262,180,8 1273,210,3 1284,216,5 1284,264 1228,264" wash="petrol" />
      <Shape of="1240,187 1259,190,3 1267,211 1240,207" wash="window" line="inner" />
      <Shape of="M1110 141l5-9h24l7 18M1171 160l4-8h17l5 14" wash="slate" line="inner" />
      <Shape of="M1078 134L1217 170q20 4 20 42t-20 41L1078 246z" wash="white" loose />
      <Shape of="1110,184 1236,206 1236,216 1112,198" wash="teal" line="fine" />
      <path className="w-hatch" d="M1106 222L1230 238 1218 253 1078 246z" />
      <path className="w-sun" opacity=".5" d="M1092 138L1217 170q14 3 19 26L1100 154z" />
      <Shape of="M1078 134a34 56 0 0 1 0 112a34 56 0 0 1 0-112z" wash="steel" />
      <Shape of="M1161 174q14 20 14 31a14 15 0 0 1-28 0q0-11 14-31z" wash="teal" line="inner" />
      <Shape of={box(1044, 242, 24, 15)} wash="sand" line="inner" round={2} />
      <Disc at={[1058, 224]} radius={12} wash="clay" line="inner" />
      <Disc at={[1058, 224]} radius={7.5} wash="white" line="fine" />
      <Line of="M1058 242V216M1050 224h16" weight="inner" />
      <Shape of="M1107 308v-14h7l11 15zM1149 306v-13h-6l-10 15z" wash="clay" line="inner" />
      <path className="lit w-window" opacity=".25" d="M1050 144l10 10L940 308H720z" />
      <Shape of="1056,134 1064,150 1050,156 1040,142" wash="slate" line="inner" round={1} />
    </>
  );
}

/** Near to us and before the sun: the driver has drawn a sample and looks through it at the light. */
export function HeroTest({ moment: { nod } }: { moment: Moment }) {
  const scale = scales.test;
  return (
    <>
      <Figure
        who={driver}
        x={1274}
        y={ground(scale)}
        scale={scale}
        look="ahead"
        pose={{ turn: 'side', tilt: 4 + nod, lean: -1 }}
        near={{ at: [1338, 148], hand: 'pinch', turn: 60, holds: <Vial x={1347} y={148} scale={scale} /> }}
        far={{ at: [1312, 222], turn: 20, holds: <Clipboard x={1312} y={222} scale={scale} turn={16} /> }}
      />
      <path
        className="w-sun"
        opacity=".5"
        d="M1294 216l7-2 17 38v14l-10 28h-6l6-26-2-12zM1300 178l9-5-24 42-8-3z"
      />
    </>
  );
}
