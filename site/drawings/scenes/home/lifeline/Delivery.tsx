import { driver, host } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Place, Shape } from '../../../shape/Shape.tsx';
import { BottlePack } from '../../../things/BottlePack.tsx';
import { Bottle } from '../../../things/Held.tsx';
import { Shore } from '../../../things/Land.tsx';
import { Truck } from '../../../things/Truck.tsx';
import { Wheel } from '../../../things/Wheel.tsx';

const scale = 1.8;

/** At a shelter's door: she opens the first bottle; the cases come out of a truck with its canvas rolled up. */
export function Delivery() {
  return (
    <Drawing photo="delivery" width={423} height={190} from={[21, 91]}>
      <path className="w-sky" d="M0 0h560v300H0z" />
      <Shore from={-40} to={600} y={204} base={250} />
      <path className="w-ground" d="M0 232h560v68H0z" />
      <g className="far">
        <Line of="M0 232h560" weight="inner" />
      </g>
      <Truck x={172} y={252} scale={1.22} />
      <Load />
      <Shelter />
      <Figure
        who={host}
        x={132}
        y={266}
        scale={scale}
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 1, tilt: -2 }}
        near={{ at: [160, 180], turn: 14, holds: <Bottle x={161} y={179} scale={1.9} /> }}
        far={{ at: [157, 159], hand: 'pinch', turn: -2 }}
      />
      <HandTruck />
      <Figure
        who={driver}
        smiles
        x={312}
        y={270}
        scale={scale}
        faces="left"
        stance="stepping"
        look="ahead"
        pose={{ turn: 'side', lean: 5, tilt: 0 }}
        near={{ at: [287, 184], turn: 6 }}
        far={{ at: [293, 161], turn: 6 }}
      />
    </Drawing>
  );
}

function Load() {
  return (
    <>
      <Shape of="190,176 190,116 350,116 350,176" wash="window" line="inner" />
      {[202, 228, 254, 280, 306, 332].map(x => (
        <BottlePack key={x} x={x} y={176} scale={1.5} />
      ))}
      {[202, 228].map(x => (
        <BottlePack key={x} x={x} y={149} scale={1.5} />
      ))}
      <Shape of={box(186, 110, 168, 9)} wash="sand" line="inner" round={4} />
    </>
  );
}

/** Cases on their way to the door, strapped. */
function HandTruck() {
  return (
    <Place x={250} y={271} turn={12}>
      <Shape of={box(8, -120, 5, 120)} wash="clay" line="inner" round={1} />
      {[-4, -38].map(foot => [-39, -8].map(left => <BottlePack key={left} x={left} y={foot} scale={1.9} />))}
      <Line of="M-55-20h64M-55-54h64" weight="strap" />
      <Shape of={box(-56, -4, 70, 5)} wash="slate" line="inner" />
      <Wheel x={16} y={-7} radius={10} />
    </Place>
  );
}

function Shelter() {
  return (
    <>
      <Shape of={box(-40, 22, 128, 238)} wash="white" loose />
      <Line of="M0 66h88M80 132h8M80 198h8" weight="hair" />
      <Shape of={box(14, 104, 66, 156)} wash="window" line="inner" />
      <Shape of="0,92 92,92 98,100 -6,100" wash="clay" line="inner" />
      <Shape of="0,260 102,260 108,268 -10,268" wash="sand" line="inner" />
    </>
  );
}
