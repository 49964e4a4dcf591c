import { driver, messenger } from '../../cast/receipt.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Truck } from '../../things/Truck.tsx';

const scale = 2.2;
const ground = 302;

/** The message goes on: she hands it to the driver, who has a foot on the step of his cab. */
export function OnItsWay() {
  return (
    <Drawing width={520} height={340}>
      <path className="w-glow" d="M-10-10h540v360H-10z" />
      <g className="far">
        <Depot />
        <path className="w-ground" d="M-10 262h540v90H-10z" />
        <Line of="M-10 262h540" weight="inner" />
        <path className="w-honey" opacity="0.3" d="M15 262h68l-60 90h-90z" />
      </g>
      <Truck x={96} y={ground - 6} scale={1.6} />
      <Cab />
      <Figure
        who={driver}
        x={398}
        y={ground + 8}
        scale={scale}
        faces="left"
        look="ahead"
        smiles
        pose={{
          turn: 'half',
          head: 'side',
          lean: 3,
          tilt: -4,
          feet: { near: { at: [-6, 3.5] }, far: { at: [10, 20] } },
        }}
        near={{ at: [451, 190] }}
        far={{ at: [338, 196], hand: 'flat', turn: 10 }}
      />
      <Figure
        who={messenger}
        x={240}
        y={ground + 14}
        scale={scale}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ turn: 'half', tilt: 0 }}
        near={{ at: [226, 210], turn: -80 }}
        far={{ at: [298, 196], hand: 'pinch', turn: 10, holds: <Message x={316} y={186} /> }}
      />
    </Drawing>
  );
}

function Message({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y} turn={8}>
      <Shape of={box(-14, -16, 28, 36)} wash="white" line="inner" />
      <Line of="M-9-9h12m-12 7h18m-18 6h18m-18 6h9" weight="fine" />
    </Place>
  );
}

/** Its door stands open: the driver holds on to it. */
function Cab() {
  return (
    <>
      <Shape of={box(381, 133, 48, 106)} wash="ink" line="inner" />
      <Shape of="384,216 410,216 410,238 384,238" wash="wood" line="fine" round={3} />
      <Line of="M364 248v24m28-24v24" weight="outline" />
      <Shape of={box(354, 271, 48, 6)} wash="steel" line="inner" />
      <Shape of="429,132 462,140 462,254 429,240" wash="teal" round={2} />
      <Shape of="434,142 457,148 457,186 434,182" wash="window" line="inner" round={2} />
    </>
  );
}

/** The light is still on at the desk. */
function Depot() {
  return (
    <>
      <path className="w-petrol" opacity="0.6" d="M-10 266V78L190 26 390 78V266z" />
      <path className="w-petrol" d="M-20 82V66L190 10 400 66V82L190 28z" />
      <Shape of={box(14, 120, 70, 146)} wash="window" line="inner" />
      <Shape of="84,120 106,130 106,276 84,266" wash="petrol" line="inner" />
      <path className="w-honey" opacity="0.4" d="M38 152h22l14 62H24z" />
      <Line of="M49 120v20" weight="inner" />
      <Shape of="41,140 57,140 66,152 32,152" wash="honey" line="inner" round={2} />
      <Shape of={box(15, 214, 54, 7)} wash="wood" line="inner" />
      <Shape of={box(20, 190, 30, 24)} wash="slate" line="inner" round={2} />
      <Line of="M24 221v44M62 221v44" weight="inner" />
    </>
  );
}
