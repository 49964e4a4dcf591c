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
      <Truck x={312} y={254} scale={1.4} />
      <Load />
      <Shelter />
      <Figure
        who={host}
        x={142}
        y={264}
        scale={scale}
        smiles
        look="ahead"
        pose={{ turn: 'side', lean: 3, tilt: -2 }}
        near={{ at: [178, 178], turn: 10 }}
        far={{ at: [177, 157], hand: 'pinch', turn: -4, holds: <Bottle x={179} y={177} scale={2} /> }}
      />
      <Figure
        who={driver}
        smiles
        x={314}
        y={270}
        scale={scale}
        faces="left"
        stance="stepping"
        look="ahead"
        pose={{ turn: 'side', lean: 6, tilt: 0 }}
        near={{ at: [285, 178], turn: 6 }}
        far={{ at: [290, 156], turn: 6, holds: <HandTruck /> }}
      />
    </Drawing>
  );
}

function Load() {
  return (
    <>
      <Shape of="330,170 330,102 470,102 470,170" wash="window" line="inner" />
      {[348, 378, 408].map(x => (
        <BottlePack key={x} x={x} y={168} scale={1.75} />
      ))}
      <BottlePack x={363} y={136} scale={1.75} />
      <BottlePack x={393} y={136} scale={1.75} />
      <Line of="M330 122h140M330 156h140" weight="strap" />
    </>
  );
}

/** Cases on their way to the door, strapped. */
function HandTruck() {
  return (
    <Place x={246} y={272} scale={1.15} turn={12}>
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
      <Shape of={box(-40, 22, 188, 238)} wash="white" loose />
      <Shape of={box(52, 112, 84, 148)} wash="white" line="inner" />
      <Shape of={box(60, 120, 68, 140)} wash="teal" line="inner" />
      <Shape of={box(70, 130, 48, 56)} wash="window" line="inner" />
      <Shape of={box(114, 194, 10, 5)} wash="honey" line="inner" round={2} />
      <Shape of="48,100 130,100 138,112 40,112" wash="clay" line="inner" />
      <Shape of="40,260 174,260 182,270 30,270" wash="sand" line="inner" />
    </>
  );
}
