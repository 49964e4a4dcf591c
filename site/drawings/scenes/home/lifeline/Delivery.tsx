import { driver, host } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Place, placing, Shape } from '../../../shape/Shape.tsx';
import { CageTank } from '../../../things/CageTank.tsx';
import { Flatbed, flatbedDeck } from '../../../things/Flatbed.tsx';
import { Shore } from '../../../things/Land.tsx';
import { Wheel } from '../../../things/Wheel.tsx';

const scale = 1.8;

/** At a shelter's door: bottled water from the hand truck; behind it two tanks of 1,000 liters, strapped to a flatbed. */
export function Delivery() {
  return (
    <Drawing photo="delivery" width={470} height={254} from={[34, 42]}>
      <path className="w-sky" d="M0 0h560v300H0z" />
      <Shore from={-40} to={600} y={204} base={250} />
      <path className="w-ground" d="M0 232h560v68H0z" />
      <Line of="M0 232h560" weight="inner" />
      <Place x={206} y={248} scale={0.71}>
        <Flatbed x={0} y={0} />
        <Tank x={68} />
        <Tank x={196} />
      </Place>
      <Shelter />
      <Figure
        who={host}
        x={130}
        y={272}
        scale={scale}
        look="ahead"
        smiles
        pose={{
          lean: 5,
          turn: 'side',
          head: 'half',
          tilt: 2,
          feet: { near: { at: [-6, 3.5] }, far: { at: [5, 3.5] } },
        }}
        near={{ at: [166, 199], hand: 'flat', turn: 2 }}
        far={{ at: [172, 197], hand: 'flat', turn: 8 }}
      />
      <Figure
        who={driver}
        smiles
        x={252}
        y={276}
        scale={scale}
        faces="left"
        look="ahead"
        pose={{
          hip: [-1, 48],
          lean: 8,
          turn: 'side',
          tilt: 0,
          feet: { near: { at: [-9, 3.5] }, far: { at: [7, 3.5] } },
        }}
        near={{ at: [226, 199], hand: 'flat', turn: 4, holds: <Case x={174} y={192} /> }}
        far={{ at: [230, 196], hand: 'flat', turn: 4 }}
      />
      <HandTruck />
    </Drawing>
  );
}

function Tank({ x }: { x: number }) {
  return (
    <>
      <CageTank x={x} y={-flatbedDeck} scale={1.72} full />
      <Line of={`M${x - 26} ${-flatbedDeck}v-110h52v110`} weight="strap" />
    </>
  );
}

/** Cases on their way to the door. */
function HandTruck() {
  return (
    <>
      <Shape of="296,282 386,282 376,288 286,288" wash="hatch" line="none" />
      <Shape of="365,282 375,202 384,202 384,207 379,207 370,282" wash="clay" line="inner" round={1} />
      <Wheel x={376} y={272} radius={12} />
      <Case x={304} y={280} />
      <Case x={304} y={262} wash="shallow" />
      <Case x={304} y={244} />
      <Line of="M302 282H364" weight="outline" />
    </>
  );
}

/** A case of 24 bottles in shrink wrap. */
function Case({ x, y, wash = 'clear' }: { x: number; y: number; wash?: 'clear' | 'shallow' }) {
  return <use href="#layer" className={`hat-${wash}`} transform={placing({ x, y, scale: 0.94 })} />;
}

function Shelter() {
  return (
    <>
      <Shape of={box(-40, 22, 128, 238)} wash="white" loose />
      <Line
        of="M0 44h88M0 66h88M0 88h88M0 110h88M0 132h10M0 154h10M0 176h10M0 198h10M0 220h10"
        weight="hair"
      />
      <Shape of={box(14, 104, 66, 156)} wash="room" line="inner" />
      <Shape of="14,104 32,112 32,252 14,260" wash="teal" line="inner" />
      <Shape of="-10,20 98,20 110,34 -10,34" wash="clay" line="inner" />
      <Shape of="0,92 92,92 98,100 -6,100" wash="clay" line="inner" />
      <Shape of="0,260 102,260 108,268 -10,268" wash="sand" line="inner" />
    </>
  );
}
