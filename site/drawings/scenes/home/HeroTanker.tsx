import { coupler, driver } from '../../cast/home.ts';
import { Figure } from '../../figure/Figure.tsx';
import { Line, Shape } from '../../shape/Shape.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Vial } from '../../things/Sample.tsx';
import { standCoupling } from '../../things/TapStand.tsx';
import { stand } from './HeroTaps.tsx';
import type { Moment } from './hero-motion.ts';
import { ground, scales } from './hero-scale.ts';

const coupling = [stand.x + standCoupling.x * stand.scale, stand.y + standCoupling.y * stand.scale] as const;
const outlet = [1088, 255] as const;

/**
 * A tanker of drinking water from behind, its tandem axle between two chocks. A man opens its valve with both hands; from there
 * a hose leads to the tap stand.
 */
export function HeroTanker({ moment: { feel } }: { moment: Moment }) {
  const [x, y] = coupling;
  const [outX, outY] = outlet;
  return (
    <>
      <Shape of="980,311 1296,292 1316,297 1090,318" wash="shade" line="none" round={3} />
      <Tanker />
      <Hose
        through={[
          [x + 16, y],
          [x + 34, y + 18],
          [x + 2, y + 62],
          [x + 10, 304],
          [x + 50, 310],
          [outX, 310],
          [outX, outY + 20],
          [outX, outY + 8],
        ]}
      />
      <Coupling x={x} y={y} turn={180} />
      <Coupling x={outX} y={outY} scale={1.25} turn={-90} />
      <Figure
        who={coupler}
        x={1006}
        y={ground(scales.tanker) + 1}
        scale={scales.tanker}
        stance="kneeling"
        smiles
        pose={{ tilt: 0, lean: 7 }}
        near={{ at: [outX - 34, 239 + feel / 2], turn: 4 }}
        far={{ at: [outX - 30, 219 - feel / 2], turn: 10 }}
      />
    </>
  );
}

/**
 * It leads to the right into the distance: what is long in it to a point of the horizon at 1844, what is wide to one
 * far to the left. Beside the man at its valve it is as large as such trucks are: wheels of 1 m, a tank whose top is
 * at 2.8 m.
 */
function Tanker() {
  return (
    <>
      <path
        className="w-ink"
        d="M1084 224h-20a22 39 0 0 0 0 78h20a16 39 0 0 0 0-78zM1160 223h-26a23 41 0 0 0 0 82h26zM1276 231h-8a18 33 0 0 0 0 66h8z"
      />
      <Shape of="1112,216 1246,226 1246,271 1210,274 1210,246 1112,239" wash="slate" line="inner" />
      <Shape of="1198,105 1246,98,4 1287,111,5 1299,164,3 1305,175,5 1305,262 1198,262" wash="petrol" />
      <path className="w-shade" d="M1198 105L1246 98V262H1198z" />
      <Shape of="1252,112,3 1282,121,4 1292,161 1252,157" wash="window" line="inner" />
      <Line of="M1246 98V240M1252 163v66M1293 168v38M1257 172h9" />
      {wheel(1276, 264, '.9 1.65')}
      {wheel(1208, 264, '1 1.85')}
      {wheel(1160, 264, '1.15 2.05')}
      <Shape of="M1106 250q4-38 50-39 70-1 82 36l-7 1q-10-28-72-29-42 0-46 32z" wash="slate" line="inner" />
      <Shape of="M1118 78l5-11h28l7 20M1180 98l4-9h20l5 14" wash="slate" line="inner" />
      <Shape of="M1088 68L1220 104q22 6 22 62t-22 60L1088 216z" wash="white" />
      <Shape of="1132,136 1241,158 1242,174 1134,156" wash="teal" line="fine" />
      <path className="w-hatch" d="M1124 190L1236 204 1220 226 1088 216z" />
      <path className="w-sun" opacity=".5" d="M1106 73L1220 104q14 4 19 28L1118 98z" />
      <Shape of="M1188 122q17 25 17 38a17 18 0 0 1-34 0q0-13 17-38z" wash="teal" line="inner" />
      <Shape of="1038,262 1142,265 1142,275 1038,271" wash="slate" line="inner" />
      <path className="w-clay l2" d="M1124 264l18 1v10l-18-1z" />
      <Shape of="1066,190 1112,192 1112,262 1066,261" wash="white" line="inner" round={2} />
      <Shape of="M1088 68a46 74 0 0 1 0 148a46 74 0 0 1 0-148z" wash="steel" />
      <Line of="M1086 82a36 60 0 0 0 0 120" />
      <BottomOutlet />
      <Shape of="M1102 310v-17h7l15 17zM1240 303v-14h-6l-14 14z" wash="clay" line="inner" />
    </>
  );
}

/**
 * Low in the middle of the tank's end a flange, from which a bend leads down to the valve before a splash plate; its hand
 * wheel is on the left, below it the half of the cam coupling that the hose takes.
 */
function BottomOutlet() {
  return (
    <>
      <Shape of="M1089 175a16 18 0 0 1 0 36a16 18 0 0 1 0-36z" wash="steel" line="inner" />
      <Shape of="M1078 219v-24q0-10 10-10t10 10v24z" wash="steel" line="inner" />
      <path className="w-shade" d="M1079 194q1-7 6-8-2 4-2 10v21h-4z" />
      <Shape of="M1081 222h14l6 8-6 8h-14zM1082 243h12v6l-2 3 2 3h-12l2-3-2-3z" wash="honey" line="inner" />
      <Shape of="M1074 217h28v5h-28zM1074 238h28v5h-28zM1067 228h14v5h-14z" wash="steel" line="inner" />
      <path
        className="w-clay l3"
        fillRule="evenodd"
        d="M1068 212a7 18 0 0 1 0 36a7 18 0 0 1 0-36zm0 5a4 13 0 0 0 0 26a4 13 0 0 0 0-26z"
      />
    </>
  );
}

const wheel = (x: number, y: number, scale: string) => (
  <use href="#wheel" transform={`translate(${x} ${y})scale(${scale})`} />
);

/** Its back, and the clip behind it. */
const Board = () => <Shape of="M1358 203l3-6 7 2v6l6 2-8 27-20-6 8-27z" wash="wood" line="inner" />;

/** Near to us and before the sun: the driver has drawn a sample and looks through it at the light. */
export function HeroTest({ moment: { nod } }: { moment: Moment }) {
  const scale = scales.test;
  return (
    <Figure
      who={driver}
      x={1330}
      y={ground(scale)}
      scale={scale}
      look="ahead"
      smiles
      pose={{ turn: 'side', tilt: 4 + nod, lean: -1 }}
      near={{ at: [1360, 180], hand: 'pinch', turn: 60, holds: <Vial x={1366} y={180} scale={scale} /> }}
      far={{ at: [1346, 222], turn: 20, holds: <Board /> }}
    />
  );
}
