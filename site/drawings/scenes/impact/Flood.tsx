import { analyst, fisher, hoseman, seamstress } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import type { Pose } from '../../figure/pose.ts';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { BoatHull, BoatInside } from '../../things/Boat.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { House } from '../../things/House.tsx';
import { Hill, Ripples, Waves } from '../../things/Land.tsx';
import { Pipes } from '../../things/Pipe.tsx';
import { Pump } from '../../things/Pump.tsx';
import { Vial } from '../../things/Sample.tsx';
import { FoldingTank } from '../../things/Tank.tsx';
import { Wheel } from '../../things/Wheel.tsx';

const scale = 1.72;
const afloat = 1.25;
/** On a thwart: knees show above the gunwale. */
const afloatFeet = { near: { at: [12, 9] }, far: { at: [16, 9] } } satisfies Pose['feet'];
const boat = { x: -10, y: 182, scale: 0.85 };

/**
 * A river in flood, and people of that street help. At the edge a treatment trailer for fresh water: a pump
 * on the bank sucks it through a strainer below a float and pushes it through media filters; only then
 * chlorine is dosed, which needs a turbidity below 5 NTU (Sphere Handbook 2018, water supply standard 2.2).
 * A covered folding tank keeps it.
 */
export function Flood() {
  return (
    <Drawing photo="flood" width={380} height={285} from={[2, 5]}>
      <path className="w-cloud" d="M-10-30h420v340H-10z" />
      <path
        className="w-cloud-low"
        d="M-10-30h300q14 22-26 26-12 20-52 12-26 22-66 6-38 18-70 0-46 16-86-2z"
      />
      <Hill
        from={-40}
        to={480}
        y={66}
        base={180}
        wash="hill-far"
        height={20}
        phase={2}
        contours={4}
        gap={13}
      />
      <path className="w-muddy" d="M-10 120h420v200H-10z" />
      <Line of="M-10 120H410" weight="inner" />
      <Shape of="M420 92H252l-30-8-20 14-12 22H420z" wash="hill" line="inner" />
      <g className="far">
        <House x={92} y={126} width={24} paint="calm" flooded />
        <House x={172} y={127} width={28} flooded />
        <path className="w-muddy" d="M86 122h120v10h-120z" />
        <Waves x={90} y={122} width={112} height={1} />
      </g>
      <Neighbors />
      <Ripples at="104,142,30 4,206,40 104,268,30 76,286,30" />
      <Shape of="M420 142H290Q226 160 196 190T120 310H420z" wash="ground" line="inner" />
      <Trailer />
      <FoldingTank x={338} y={284} scale={0.62} />
      <Hose through="366,226 366,238 358,246" />
      <Coupling x={366} y={214} scale={0.9} turn={-90} />
      <Coupling x={350} y={252} scale={0.7} turn={135} />
      <Hose through="254,254 254,244 258,234 258,225" />
      <Coupling x={258} y={214} scale={0.9} turn={-90} />
      <Pump x={265} y={285} scale={1.1} />
      <Figure
        who={analyst}
        x={212}
        y={274}
        scale={scale}
        look="up"
        pose={{ tilt: 6, head: 'side' }}
        near={{
          at: [235, 184],
          hand: 'pinch',
          turn: 70,
          holds: <Vial x={237} y={182} scale={2} water="muddy" />,
        }}
        far={{ at: [248, 150], hand: 'pinch', turn: 70, holds: <Vial x={250} y={148} scale={2} /> }}
      />
      <Figure
        who={hoseman}
        x={174}
        y={272}
        scale={scale}
        faces="left"
        stance="bending"
        pose={{ turn: 'half', head: 'side', tilt: -16 }}
        near={{ at: [136, 204], turn: -20, holds: <Intake /> }}
        far={{ at: [126, 210], turn: -20 }}
      />
      <Coupling x={239} y={270} scale={0.8} />
    </Drawing>
  );
}

const steering: FigureProps = {
  who: fisher,
  x: 14,
  y: 195,
  scale: afloat,
  stance: 'sitting',
  look: 'ahead',
  pose: { lean: 3, tilt: 0, feet: afloatFeet },
  near: { at: [26, 168], turn: -30, holds: <Paddle /> },
  far: { at: [34, 142], turn: 40 },
  shadow: false,
};

/** From the houses behind: she holds the float's line clear of the bank, he keeps the boat there. Their cans wait. */
function Neighbors() {
  return (
    <>
      <BoatInside {...boat} />
      <Can x={53} y={150} scale={1.1} wash="white" />
      <Figure {...steering} nearArm="hidden" />
      <Figure
        who={seamstress}
        x={70}
        y={195}
        scale={afloat}
        stance="sitting"
        pose={{ lean: 5, tilt: -16, feet: afloatFeet }}
        near={{ at: [91, 159], turn: 10 }}
        far={{ at: [97, 155], turn: 10 }}
        shadow={false}
      />
      <BoatHull {...boat} />
      <Figure {...steering} nearArm="only" />
      <path className="w-muddy" d="M-10 186h144v26h-144z" />
      <path className="w-wood" opacity="0.5" d="M23 187l4 1-1 5 2 4-4 16q-5 2-8-2l2-16 4-3z" />
      <Waves x={-20} y={186} width={180} />
      <Line of="M14 189q11 6 22 0M8 190q17 12 34 0" weight="ripple" />
      <Line of="M103 154Q116 172 102 196T76 219" weight="strap" />
    </>
  );
}

function Paddle() {
  return (
    <Place x={32} y={160} turn={14}>
      <Shape of={box(-1.5, -26, 3, 56)} wash="wood" line="inner" />
    </Place>
  );
}

/** Open on its side: two media filters, and a drum from which chlorine is dosed. */
function Trailer() {
  return (
    <>
      <Shape of="236,243 420,243 414,252 226,252" wash="hatch" line="none" />
      <Line of="M238 214V246M232 246h12" weight="outline" />
      <Shape of={box(228, 46, 190, 9)} wash="clay" line="inner" round={1} />
      <Shape of="228,55 420,55 420,62 240,62" wash="hatch" line="none" />
      <Line of="M233 55V202" weight="outline" />
      <Pipes of={['258,208 258,80 323,80 323,100', '288,80 288,100']} water="raw" />
      {[288, 323].map(x => (
        <Place key={x} x={x} y={200}>
          <Shape of="-16,-100,14 16,-100,14 16,-14,12 -16,-14,12" wash="teal" />
          <Line of="M-16-74h32M-16-34h32M-12-14v14M12-14v14" />
          <Shape of={box(-7, -107, 14, 8)} wash="honey" line="inner" round={1} />
          <Shape of="-16,-90 -7,-98 -7,-16 -16,-22" wash="hatch" line="none" />
        </Place>
      ))}
      <Pipes of={['288,188 288,195 366,195 366,208', '323,188 323,195']} water="clean" />
      <Line of="M362 144v-12h-16v58" weight="inner" />
      <Shape of={box(341, 188, 11, 13)} wash="honey" line="inner" round={1} />
      <Shape of={box(355, 143, 16, 8)} wash="clay" line="inner" round={1} />
      <Shape of={box(351, 151, 23, 32)} wash="white" line="inner" round={3} />
      <Shape of={box(352, 162, 21, 20)} wash="honey" line="none" round={2} />
      <Line of="M350 184h28" weight="outline" />
      <Shape of={box(224, 202, 196, 12)} wash="slate" line="inner" round={1} />
      <Wheel x={308} y={226} radius={20} />
    </>
  );
}

/** A float, and the suction hose to the pump: its strainer hangs below the float, and brown water hides it. */
function Intake() {
  return (
    <>
      <Hose through="82,246 92,234 106,220 122,208 140,203 152,216 158,246 172,272 198,282 214,272 230,270" />
      <path className="w-muddy" d="M66 231h42v28h-42z" />
      <Shape of="58,231 58,218,6 88,218,6 88,231" wash="honey" line="inner" />
      <Line of="M48 231q5-2 10 0t10 0 10 0 10 0 10 0 10 0" weight="inner" />
    </>
  );
}
