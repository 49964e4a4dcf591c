import { analyst, fisher, hoseman, seamstress } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import type { Pose } from '../../figure/pose.ts';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BoatHull, BoatInside } from '../../things/Boat.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Hill, Ripples, Waves } from '../../things/Land.tsx';
import { Pipes } from '../../things/Pipe.tsx';
import { Pump } from '../../things/Pump.tsx';
import { Vial } from '../../things/Sample.tsx';
import { Wheel } from '../../things/Wheel.tsx';

const afloat = 0.82;
/** On a thwart: knees show above the gunwale. */
const afloatFeet = { near: { at: [12, 9] }, far: { at: [16, 9] } } satisfies Pose['feet'];
const boat = { x: 30, y: 138, scale: 0.56 };

/**
 * A river in flood that has closed a bridge, and people of that street help. At the edge a treatment trailer for fresh
 * water: a floating pump fills an open folding tank, in which a coagulant is dosed and mud settles; a pump beside it
 * pushes what is clear through media filters; only then chlorine is dosed, which needs a turbidity below 5 NTU (Sphere
 * Handbook 2018, water supply standard 2.2).
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
        contours={1}
        gap={13}
      />
      <path className="w-muddy" d="M-10 108h420v210H-10z" />
      <Line of="M-10 108H410" weight="inner" />
      <g className="far">
        <path
          className="w-raw-deep"
          d="M118 74a12 14 0 1 0 .1 0zM182 24a17 22 0 1 0 .1 0zM211 34a14 19 0 1 0 .1 0z"
        />
        <Line of="M118 109V86M182 109V44M182 60l7-9M211 109V50M211 66l-6-8" weight="outline" />
        <Shape of="M156 112v-11h18v11z" wash="apricot" line="inner" />
        <Shape of="M152 102l5-7h16l5 7z" wash="clay" line="inner" />
        <Bridge />
      </g>
      <Neighbors />
      <Ripples at="120,152,30 20,176,40 60,266,30" />
      <Shape
        of="M420 192H268q-34 0-56 14-22 4-38 18-34 8-42 28-2 16-20 24-14 10-28 34H420z"
        wash="ground"
        line="inner"
      />
      <Place x={-36} y={-26} scale={1.12}>
        <Trailer />
      </Place>
      <Hose through="298,250 298,238 306,236 306,226" />
      <Coupling x={306} y={214} scale={0.9} turn={-90} />
      <Pump x={288} y={277} scale={1} flip />
      <Shape of="259,274 317,274 314,281 262,281" wash="slate" line="inner" round={1} />
      <SettlingTank />
      <Shape of={box(310, 258, 7, 12)} wash="steel" line="inner" round={1} />
      <Figure
        who={analyst}
        x={220}
        y={262}
        scale={1.95}
        look="up"
        smiles
        pose={{ tilt: 4 }}
        near={{
          at: [242, 163],
          hand: 'pinch',
          turn: 70,
          holds: <Vial x={245} y={160} scale={2.2} water="muddy" />,
        }}
        far={{ at: [257, 120], hand: 'pinch', turn: 86, holds: <Vial x={260} y={117} scale={2.2} /> }}
      />
      <Intake />
      <Figure
        who={hoseman}
        x={202}
        y={288}
        scale={2.3}
        faces="left"
        stance="kneeling"
        pose={{ lean: 14, tilt: -14, feet: { near: { at: [-21, 7.4], turn: -76 }, far: { at: [10, 3.4] } } }}
        near={{ at: [142, 214], turn: -24 }}
        far={{ at: [126, 218.5], turn: -22 }}
        farArmInFront
      />
    </Drawing>
  );
}

/** Closed: barriers stand on it. */
function Bridge() {
  return (
    <>
      <Shape
        of="M12 74h9v40h-9zM68 74h9v40h-9zM124 74h9v40h-9zM180 74h11v44h-11z"
        wash="steel"
        line="inner"
      />
      <Shape of={box(-10, 64, 250, 12)} wash="steel" line="inner" />
      <Line of="M-10 56H236M22 56v8M62 56v8M102 56v8M142 56v8M186 56v8" weight="inner" />
      <Line of="M120 114q8-4 17 0M174 118q10-4 24 0" weight="ripple" />
      {[40, 82, 164].map(x => (
        <Place key={x} x={x} y={64}>
          <Line of="M-6 0v-15M6 0v-15" weight="outline" />
          <Shape of={box(-10, -14, 20, 7)} wash="white" line="inner" />
          <path className="w-clay" d="M-7-7l4-7h5l-4 7zM3-7l4-7h3v2l-3 5z" />
        </Place>
      ))}
    </>
  );
}

const steering: FigureProps = {
  who: fisher,
  x: 46,
  y: 147,
  scale: afloat,
  stance: 'sitting',
  look: 'ahead',
  pose: { lean: 3, tilt: 0, feet: afloatFeet },
  near: { at: [54, 129], turn: -30, holds: <Paddle /> },
  far: { at: [59, 112], turn: 40 },
  shadow: false,
};

/** From the houses behind: she holds the float's line clear of the bank, he keeps the boat there. Their cans wait. */
function Neighbors() {
  return (
    <>
      <BoatInside {...boat} />
      <Can x={8} y={116} scale={0.8} wash="white" />
      <Can x={22} y={116} scale={0.8} />
      <Figure {...steering} nearArm="hidden" />
      <Figure
        who={seamstress}
        x={84}
        y={147}
        scale={afloat}
        stance="sitting"
        frowns
        pose={{ lean: 5, tilt: -16, feet: afloatFeet }}
        near={{ at: [98, 123], turn: 10 }}
        far={{ at: [102, 121], turn: 10 }}
        shadow={false}
      />
      <BoatHull {...boat} />
      <Figure {...steering} nearArm="only" />
      <path className="w-muddy" d="M-10 141h134v14h-134z" />
      <Waves x={-10} y={141} width={120} />
      <Line of="M106.500 122Q115 148 102 166T86 184" weight="strap" />
    </>
  );
}

function Paddle() {
  return (
    <Place x={58} y={124} turn={14}>
      <Shape of={box(-1, -18, 2, 36)} wash="wood" line="inner" />
    </Place>
  );
}

/**
 * A container on two axles, its landing leg down, open on its side: two media filters, and a drum from which chlorine
 * is dosed.
 */
function Trailer() {
  return (
    <>
      <Shape of={box(233, 55, 187, 147)} wash="room" line="inner" />
      <Shape of={box(238, 56, 182, 8)} wash="steel" line="inner" />
      <Shape of="238,65 420,65 420,74 247,74" wash="hatch" line="none" />
      <Shape of="M228 46h192v10H239v146h-11z" wash="clay" line="inner" />
      <path className="w-shade" d="M228 46h4v156h-4z" />
      <Pipes of={['305,208 305,80', '288,100 288,80 323,80 323,100']} water="raw" />
      {[288, 323].map(x => (
        <Place key={x} x={x} y={200}>
          <Shape of="-16,-100,14 16,-100,14 16,-14,12 -16,-14,12" wash="teal" />
          <Line of="M-16-74h32M-16-34h32M-12-14v14M12-14v14" />
          <Shape of={box(-7, -107, 14, 8)} wash="honey" line="inner" round={1} />
          <Shape of="-16,-90 -7,-98 -7,-16 -16,-22" wash="hatch" line="none" />
        </Place>
      ))}
      <Pipes of={['288,188 288,195 424,195', '323,188 323,195']} water="clean" />
      <Line of="M362 144v-12h-16v58" weight="inner" />
      <Shape of={box(341, 188, 11, 13)} wash="honey" line="inner" round={1} />
      <Shape of={box(355, 143, 16, 8)} wash="clay" line="inner" round={1} />
      <Shape of={box(351, 151, 23, 32)} wash="white" line="inner" round={3} />
      <Shape of={box(352, 162, 21, 20)} wash="honey" line="none" round={2} />
      <Line of="M350 184h28" weight="outline" />
      <Shape of={box(224, 202, 196, 12)} wash="slate" line="inner" round={1} />
      <Shape of="M226 44h14v12h-14zM226 200h14v12h-14z" wash="steel" line="inner" />
      <path className="w-ink" d="M231 47h4v6h-4zM231 203h4v6h-4z" />
      <Shape of="M248 214h7v24h-7zM244 238h15v4h-15z" wash="steel" line="inner" />
      <Wheel x={342} y={229} radius={16} />
      <Wheel x={377} y={229} radius={16} />
    </>
  );
}

/** Open, with a floating collar; from a drum on the trailer drips what makes mud sink. */
function SettlingTank() {
  return (
    <>
      <Shape of={box(315, 213, 18, 18)} wash="white" line="inner" round={2} />
      <Shape of={box(316, 219, 16, 11)} wash="apricot" line="none" round={1} />
      <Shape of="M306 290Q300 268 324 250H390V292z" wash="teal" />
      <Shape of="M320 250a38 9 0 0 1 76 0 38 9 0 0 1-76 0z" wash="honey" />
      <Shape of="M326 250a32 6 0 0 1 64 0 32 6 0 0 1-64 0z" wash="muddy" line="inner" />
      <path className="w-raw" d="M362 255q-10-6 2-11 24 1 24 6t-26 5z" />
    </>
  );
}

/** An engine in a drip tray on a float, the pump's wheel below it in the water: its hose leads over the tank's collar. */
function Intake() {
  return (
    <>
      <Hose through="98,206 105,208 111,215 118,220 126,220 138,214 154,214 168,230 180,256 196,276 224,286 262,287 300,286 317,284 320,258 322,238 338,234 338,246" />
      <Coupling x={338} y={251} scale={0.8} turn={90} />
      <Line of="M331 231v5" weight="outline" />
      <Shape of="M326 235h10v7h-10z" wash="honey" line="inner" />
      <Coupling x={88} y={206} scale={0.9} turn={180} />
      <Shape of={box(54, 192, 24, 22)} wash="clay" line="inner" round={2} />
      <Shape of={box(58, 184, 16, 8)} wash="slate" line="inner" />
      <Disc at={[66, 203]} radius={7} wash="steel" line="fine" />
      <Line of="46,213 46,180,4 86,180,4 86,213" weight="inner" />
      <Shape of={box(78, 201, 11, 12)} wash="steel" line="inner" />
      <Shape of="44,205 88,205 86,214 46,214" wash="slate" line="inner" round={1} />
      <Shape of="38,231 38,212,6 94,212,6 94,231" wash="honey" line="inner" />
      <Line of="M26 231q5-2 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0" weight="inner" />
    </>
  );
}
