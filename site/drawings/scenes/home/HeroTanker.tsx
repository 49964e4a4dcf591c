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
const outlet = [1068, 258] as const;

/** A tanker of drinking water from behind, a wheel between two chocks. A man opens its valve; from there a hose leads to the tap stand. */
export function HeroTanker({ moment: { feel } }: { moment: Moment }) {
  const [x, y] = coupling;
  const [outX, outY] = outlet;
  return (
    <>
      <Shape of="970,311 1310,294 1330,299 1090,316" wash="shade" line="none" round={3} />
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
        x={1021}
        y={ground(scales.tanker) + 1}
        scale={scales.tanker}
        stance="kneeling"
        smiles
        pose={{ tilt: 0, lean: 7 }}
        near={{ at: [outX - 6, 262 + feel / 3], turn: 10 }}
        far={{ at: [outX + 2, 228 - feel / 3], turn: 20 }}
      />
    </>
  );
}

/**
 * It leads into the distance: the end of the tank with its valve, cab and front wheel far off, in the sun. Beside the man
 * at its valve it is as large as such trucks are: wheels of 1 m, a tank whose top is at 2.4 m.
 */
function Tanker() {
  return (
    <>
      <path
        className="w-ink"
        d="M1056 228h28v76q0 4-4 4h-20q-4 0-4-4zM1150 222h-34q-12 0-12 12v60q0 12 12 12h34z"
      />
      <Shape of="1262,74,6 1304,84,8 1316,158,3 1322,164,5 1322,264 1262,264" wash="petrol" />
      <Shape of="1274,96 1298,101,3 1306,154 1274,150" wash="window" line="inner" />
      <Shape of="1052,212 1316,226 1316,244 1052,232" wash="slate" line="inner" />
      {[
        [1152, 263, '1.65 2.15'],
        [1217, 263, '1.4 1.95'],
        [1290, 264, '1.15 1.7'],
      ].map(([x, y, scale]) => (
        <use key={x} href="#wheel" transform={`translate(${x} ${y})scale(${scale})`} />
      ))}
      <Shape of="M1130 78l5-11h28l7 20M1204 98l4-9h20l5 14" wash="slate" line="inner" />
      <Shape of="M1100 68L1246 107q22 6 22 60t-22 59L1100 216z" wash="white" />
      <Shape of="1144,136 1267,160 1267,174 1146,156" wash="teal" line="fine" />
      <path className="w-hatch" d="M1136 190L1262 204 1246 226 1100 216z" />
      <path className="w-sun" opacity=".5" d="M1118 73L1246 107q14 4 19 28L1130 98z" />
      <Shape of="M1100 68a46 74 0 0 1 0 148a46 74 0 0 1 0-148z" wash="steel" />
      <Line of="M1098 82a36 60 0 0 0 0 120" />
      <Shape of="M1206 124q17 25 17 38a17 18 0 0 1-34 0q0-13 17-38z" wash="teal" line="inner" />
      <Shape of={box(1056, 242, 24, 15)} wash="sand" line="inner" round={2} />
      <Disc at={[1068, 224]} radius={12} wash="clay" line="inner" />
      <Disc at={[1068, 224]} radius={7.5} wash="white" line="fine" />
      <Line of="M1068 242V216M1060 224h16" weight="inner" />
      <Shape of="M1106 310v-17h7l15 17zM1194 307v-14h-6l-14 14z" wash="clay" line="inner" />
      <path className="lit w-window" opacity=".25" d="M1062 92l10 10L940 308H720z" />
      <Shape of="1068,82 1076,98 1062,104 1052,90" wash="slate" line="inner" round={1} />
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
        x={1289}
        y={ground(scale)}
        scale={scale}
        look="ahead"
        pose={{ turn: 'side', tilt: 4 + nod, lean: -1 }}
        near={{ at: [1355, 148], hand: 'pinch', turn: 60, holds: <Vial x={1364} y={148} scale={scale} /> }}
        far={{ at: [1327, 222], turn: 20, holds: <Clipboard x={1327} y={222} scale={scale} turn={16} /> }}
      />
      <path
        className="w-sun"
        opacity=".5"
        d="M1309 216l7-2 17 38v14l-10 28h-6l6-26-2-12zM1315 178l9-5-24 42-8-3z"
      />
    </>
  );
}
