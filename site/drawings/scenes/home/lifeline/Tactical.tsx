import { escort, planner } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure, type FigureProps } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { LevelMark, Line, Shape } from '../../../shape/Shape.tsx';
import { Hill } from '../../../things/Land.tsx';
import { Truck } from '../../../things/Truck.tsx';
import { Wheel } from '../../../things/Wheel.tsx';

const pointing: FigureProps = {
  who: planner,
  x: 236,
  y: 204,
  scale: 1.7,
  faces: 'left',
  stance: 'bending',
  look: 'ahead',
  smiles: true,
  pose: { hip: [0, 48], lean: 8, tilt: 6, head: 'half' },
  near: { at: [212, 112], hand: 'point', turn: -14 },
  far: { at: [216, 108], hand: 'flat', turn: -20 },
  legs: 'hidden',
};
const holding: FigureProps = {
  who: escort,
  x: 146,
  y: 204,
  scale: 1.7,
  stance: 'bending',
  look: 'ahead',
  pose: { hip: [0, 48], lean: 8, tilt: -8 },
  near: { at: [172, 114], hand: 'flat', turn: -14 },
  far: { at: [176, 110], hand: 'flat', turn: -10 },
  legs: 'hidden',
};

/**
 * A stop on the way: two people read the next part of the route on the hood of the first car. A truck behind it carries
 * drinking water in a bladder. Dusk, no sun.
 */
export function Tactical() {
  return (
    <Drawing photo="tactical" width={450} height={200} from={[-51, 22]}>
      <path className="w-slate" d="M-60 0h500v230H-60z" />
      <Hill
        from={-60}
        to={440}
        y={66}
        base={190}
        wash="petrol"
        height={26}
        phase={2.4}
        contours={6}
        gap={13}
      />
      <path className="w-cloud-low" d="M-60 178h500v52H-60z" />
      <Line of="M-60 178h500" weight="inner" />
      <Truck x={306} y={190} scale={0.98} />
      <Bladder />
      <Figure {...holding} nearArm="hidden" />
      <Figure {...pointing} nearArm="hidden" />
      <Car />
      <Route />
      <Figure {...holding} nearArm="only" />
      <Figure {...pointing} nearArm="only" />
    </Drawing>
  );
}

/** The canvas is rolled up over the load: a bladder, strapped, with its valve at the rear. */
function Bladder() {
  return (
    <>
      <Shape of="303,131 306,86 456,86 456,131" wash="ink" line="inner" />
      <Shape of="M304 131Q296 100 330 97H440Q460 100 470 131z" wash="clear" line="outline" />
      <Shape of="M305 130Q299 102 328 98Q318 112 322 130z" wash="hatch" line="none" />
      <Shape of={box(372, 92, 16, 6)} wash="slate" line="inner" round={2} />
      <LevelMark x={352} y={122} width={16} />
      <Line of="M336 97q-8 16-6 33M420 97q8 16 6 33" weight="strap" />
    </>
  );
}

/** A field car, its windscreen towards the right. */
function Car() {
  return (
    <>
      <Shape of="-60,212 292,212 276,218 -20,218" wash="hatch" line="none" />
      <Shape of="-60,62 92,58,8 112,62,6 136,118 -60,118" wash="sand" loose />
      <Shape of="98,66 108,67,3 130,118 116,118" wash="window" line="inner" />
      <Shape of="40,70 92,68,2 110,116 40,116" wash="window" line="inner" />
      <Shape of="-60,70 32,70 32,116 -60,116" wash="window" line="inner" />
      <Shape of="-60,118 128,118 262,120,8 272,150,4 274,196,3 -60,196" wash="sand" loose />
      <Shape of="128,121 142,105 248,105 264,121" wash="paper" line="inner" />
      <Line of="M36 70v124M128 120v74M138 132h46M138 138h46M46 128h12" />
      <Shape of={box(254, 132, 14, 14)} wash="honey" line="inner" round={3} />
      <Shape of={box(250, 178, 36, 12)} wash="slate" line="inner" round={2} />
      <Shape of="-60,120 4,120 4,194 -60,194" wash="hatch" line="none" />
      <LevelMark x={84} y={158} width={16} />
      <Line of="M72 159h24" weight="inner" />
      {[40, 214].map(x => (
        <g key={x}>
          <Shape of={`M${x - 28} 197q0-30 28-30t28 30z`} wash="slate" line="inner" />
          <Wheel x={x} y={194} radius={20} />
        </g>
      ))}
    </>
  );
}

/** The route, on the bonnet. */
function Route() {
  return (
    <>
      <Shape of="166,110 224,108 232,121 160,121" wash="white" line="inner" />
      <Line of="M172 114q10 4 20-1t32-1M178 119q14-4 26-2t22-3" weight="contour" />
      <Line of="M172 118l14-5 12 4 18-6" />
    </>
  );
}
