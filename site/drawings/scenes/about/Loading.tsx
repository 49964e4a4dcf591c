import { bearer, lifter, stower } from '../../cast/about.ts';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Wheel } from '../../things/Wheel.tsx';
import { Crate } from './Crate.tsx';

/** The deck of the truck. */
const deck = 254;

/** She draws the crate in from the edge of the deck. */
const taking: FigureProps = {
  who: stower,
  x: 1278,
  y: deck + 2,
  scale: 3.6,
  faces: 'left',
  stance: 'kneeling',
  look: 'ahead',
  smiles: 'open',
  pose: {
    hip: [-4, 26],
    lean: 12,
    bow: 2,
    turn: 'side',
    head: 'half',
    tilt: -6,
    feet: { near: { at: [-24, 4.6], turn: -165 }, far: { at: [9, 2] } },
  },
  far: { at: [1190, 152], turn: -10 },
  shadow: false,
};

/** He has a hand in its grip hole and one behind it. A figure has no arms so near: all three have theirs below. */
const lifting: FigureProps = {
  who: lifter,
  x: 1036,
  y: 424,
  scale: 3.8,
  stance: 'stepping',
  look: 'ahead',
  smiles: true,
  pose: { hip: [-1, 47], lean: 4, turn: 'half', tilt: 6 },
  far: { at: [1112, 160], turn: 20 },
};

const crate = { x: 1050, y: 246, scale: 1.95, turn: -12 };

/** Three hand a crate up to the deck, in front of the sun. */
export function Loading() {
  return (
    <>
      <Truck />
      <Figure {...taking} nearArm="hidden" />
      <Figure {...lifting} nearArm="hidden" />
      <Figure
        who={bearer}
        x={929}
        y={462}
        scale={4}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ hip: [0, 35], lean: 8, bow: -0.6, turn: 'half', tilt: 6 }}
        far={{ at: [1040, 236], turn: 0 }}
        nearArm="hidden"
      />
      <Crate {...crate} />
      <LifterArm />
      <StowerArm />
      <BearerArm />
      <Rims />
    </>
  );
}

/** The edge of the crate lies on the fingers, the thumb is before it. */
function Palm(place: { x: number; y: number; scale?: number; turn: number; flip?: boolean }) {
  return (
    <Place {...place}>
      <Shape
        of="M-6-9C2-10 6-14 10-19C15-25 22-30 29-31C36-31 38-26 33-23C28-19 26-13 28-7H52C60-7 61 0 55 1C60 3 58 9 51 9C52 13 46 14 40 14C26 16 10 14-6 9z"
        wash="hand"
      />
      <Line of="M55 1H36M51 9H35" />
    </Place>
  );
}

/** The elbow is before the end of the crate, the fingers are in its grip hole. */
function LifterArm() {
  return (
    <g className="skin-1">
      <g className="gloves">
        <Shape
          of="M1086 186C1090 176 1096 168 1104 168C1110 168 1110 174 1106 178C1114 172 1124 176 1124 182C1126 186 1125 190 1123 192C1124 198 1120 202 1114 203C1106 206 1100 206 1094 203z"
          wash="hand"
        />
        <Line of="M1106 178L1100 184M1124 183L1112 186M1123 192L1112 194" />
      </g>
      <Shape
        of="M1008 182C1008 200 1012 214 1018 225C1024 238 1038 241 1050 235C1066 228 1082 216 1098 205L1086 184C1074 191 1060 199 1049 206C1044 198 1042 190 1041 182"
        wash="skin"
      />
      <path
        className="w-shade"
        d="M1008 182C1008 200 1012 214 1018 225C1024 238 1038 241 1050 235C1066 228 1082 216 1098 205L1094 198C1074 214 1054 224 1042 222C1030 218 1024 200 1022 182z"
      />
      <Shape
        of="M1036 127C1022 122 1008 128 1005 142C1002 156 1002 174 1003 188C1014 195 1034 195 1046 188C1045 172 1047 158 1048 146"
        wash="petrol"
      />
      <path
        className="w-shade"
        d="M1016 129C1010 131 1006 136 1005 142C1002 156 1002 174 1003 188C1010 192 1018 193 1026 193C1018 172 1014 150 1016 129z"
      />
    </g>
  );
}

/** Bent at the elbow: she lifts from below. */
function StowerArm() {
  return (
    <g className="skin-3 gloves">
      <Palm x={1199} y={223} scale={0.9} turn={-12} flip />
      <Shape
        of="M1204 110C1206 96 1226 92 1234 102C1246 124 1258 148 1264 168C1268 184 1262 194 1252 201L1206 231L1193 216L1231 180C1222 158 1212 134 1204 110z"
        wash="teal"
      />
      <path
        className="w-shade"
        d="M1204 110C1206 104 1210 101 1214 99C1224 130 1240 158 1246 176C1244 190 1222 208 1199 223L1193 216L1231 180C1222 158 1212 134 1204 110z"
      />
    </g>
  );
}

/** One knee is bent, her palm below the corner. */
function BearerArm() {
  return (
    <g className="skin-2">
      <Palm x={1037} y={256} turn={-12} />
      <Shape
        of="M924 204C922 230 930 266 942 292C948 306 962 310 976 303L1042 266L1033 248L972 273C966 250 960 226 955 206C948 190 927 190 924 204z"
        wash="teal"
      />
      <path
        className="w-shade"
        d="M924 204C922 230 930 266 942 292C948 306 962 310 976 303L1042 266L1038 258L972 290C958 294 948 270 942 246C938 230 934 212 935 196C929 198 925 200 924 204z"
      />
    </g>
  );
}

/** The sun behind them reaches what is turned to it. */
function Rims() {
  return (
    <path
      className="w-sun"
      opacity="0.7"
      d="M996 143q5 23 1 42-2 6-7 10 3-8 4-14 3-17 2-38zM1077 96q3 12 5 20l-1 7-4-1q1-5 0-10-2-7 0-16zM1181 46q20 4 26 25l8 24-5-1-8-22q-6-17-21-20zM1219 97l42 8 50 43-4 5-50-42-38-9z"
    />
  );
}

/** Seen from so near that the frame cuts it. What is loaded already is strapped to the deck. */
function Truck() {
  return (
    <>
      <path className="w-shade" d="M1160 296h300v44h-300z" />
      <Shape of="1408,294 1408,40,10 1460,30 1460,294" wash="teal" loose />
      <Shape of="1426,62,6 1460,58 1460,142 1426,142,4" wash="window" line="inner" />
      <Line of="M1426 156V294" weight="inner" />
      <Shape of={box(1397, 70, 11, 184)} wash="slate" line="inner" />
      <Shape of="1146,268 1158,248 1466,248 1466,268" wash="sand" line="inner" />
      <Load />
      <Shape of={box(1160, deck + 24, 300, 24)} wash="slate" line="inner" />
      <Shape of={box(1166, deck + 29, 26, 13)} wash="clay" line="fine" round={2} />
      <Shape of={box(1146, deck + 14, 320, 10)} wash="wood" line="inner" />
      <path className="w-ink" d="M1228 340a62 62 0 0 1 124 0z" />
      <Wheel x={1290} y={356} radius={50} />
    </>
  );
}

/** Strapped to the deck, behind her boot. */
function Load() {
  return (
    <>
      <Crate x={1303} y={deck - 3} scale={1.28} />
      <Crate x={1303} y={deck - 57} scale={1.28} />
      <Shape of={box(1322, deck - 111, 8, 108)} wash="honey" line="fine" />
      <Shape of={box(1370, deck - 111, 8, 108)} wash="honey" line="fine" />
    </>
  );
}
