import { driver, helper, host } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Place, placing, Shape } from '../../../shape/Shape.tsx';
import { BottlePack } from '../../../things/BottlePack.tsx';
import { Truck } from '../../../things/Truck.tsx';
import { Wheel } from '../../../things/Wheel.tsx';

const scale = 1.8;

/**
 * At a hall where many come for water: she counts the cases, a helper takes one from the hand truck, which stands;
 * more come out of a truck with its canvas rolled up.
 */
export function Delivery() {
  return (
    <Drawing photo="delivery" width={423} height={190} from={[21, 91]}>
      <symbol id="pack" overflow="visible">
        <BottlePack x={0} y={0} scale={1} />
      </symbol>
      <path className="w-sky" d="M0 0h560v300H0z" />
      <path className="w-ground" d="M0 232h560v68H0z" />
      <Hall />
      <Truck x={326} y={254} scale={1.4} />
      <Load />
      <Figure
        who={host}
        x={98}
        y={272}
        scale={scale}
        legs="hidden"
        smiles
        look="ahead"
        pose={{ lean: 2, tilt: 0 }}
        far={{
          at: [122, 181],
          hand: 'flat',
          turn: 14,
          holds: <Board />,
        }}
        near={{
          at: [124, 163],
          hand: 'pinch',
          turn: -14,
          holds: <Line of="M133 151l7 18" weight="outline" />,
        }}
      />
      <Stack />
      <HandTruck />
      <Figure
        who={driver}
        smiles
        x={322}
        y={270}
        scale={scale}
        faces="left"
        stance="stepping"
        look="ahead"
        pose={{ turn: 'side', head: 'half', lean: 6, tilt: -4 }}
        near={{ at: [294, 178], turn: 6 }}
        far={{ at: [300, 150], turn: 4 }}
      />
      <Figure
        who={helper}
        x={186}
        y={274}
        scale={scale}
        stance="bending"
        pose={{ hip: [-5, 42], lean: 10, bow: 0 }}
        near={{ at: [207, 186], turn: 4, holds: <Pack x={230} y={187} scale={1.9} /> }}
        far={{ at: [239, 186], turn: 0 }}
      />
    </Drawing>
  );
}

/** The drawing repeats one pack. */
function Pack(at: { x: number; y: number; scale: number }) {
  return <use href="#pack" transform={placing(at)} />;
}

/** From its edge: her page is up. */
const Board = () => <Shape of="M116 177l33-12 8 3-32 12zv4l9 4 32-13v-3l-32 12z" wash="honey" line="inner" />;

/** Each layer behind a strap, around the post. */
function Load() {
  return (
    <>
      <Shape of="344,170 344,102 470,102 470,170" wash="window" line="inner" />
      {[168, 136].map(y => [362, 392, 422, 452].map(x => <Pack key={x} x={x} y={y} scale={1.75} />))}
      <Line of="M344 122h134M344 156h134" weight="strap" />
    </>
  );
}

/** For the many who come. */
function Stack() {
  return (
    <>
      <Shape of={box(20, 261, 110, 8)} wash="wood" line="inner" />
      {[222, 261].map(y => [38, 74, 110].map(x => <Pack key={x} x={x} y={y} scale={2.2} />))}
    </>
  );
}

/** Cases on two rails, a strap around each layer; that of the third one is off. */
function HandTruck() {
  return (
    <Place x={262} y={274} scale={1.15}>
      <Shape
        of="M4-4V-100Q4-116 12-116H20Q26-116 26-106V-8H22V-104Q22-112 18-112H14Q8-112 8-100V-4zM8-40h14v4H8zM8-76h14v4H8z"
        wash="clay"
        line="inner"
      />
      <Wheel x={26} y={-10} radius={8} />
      {[-4, -38].map(foot => [-39, -10].map(left => <Pack key={left} x={left} y={foot} scale={1.9} />))}
      <path className="w-honey l3" d="M-57-21H9v4H-57zM-57-55H9v4H-57z" />
      <path className="w-steel l3" d="M-32-22h7v6h-7zM-32-56h7v6h-7z" />
      <Shape of={box(-56, -4, 66, 5)} wash="slate" line="inner" />
      <Wheel x={14} y={-7} radius={10} />
    </Place>
  );
}

/** Its double door, below a fanlight, stands open. */
function Hall() {
  return (
    <>
      <Shape of={box(-40, 22, 258, 218)} wash="white" loose />
      <Shape of="M84 240V150a44 44 0 0 1 88 0V240z" wash="window" />
      <Line of="M84 150h88M128 150V106" weight="inner" />
      <Shape of="84,150 70,145 70,248 84,240" wash="teal" line="inner" />
      <Shape of="172,150 186,145 186,248 172,240" wash="teal" line="inner" />
    </>
  );
}
