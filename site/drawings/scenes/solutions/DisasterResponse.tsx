import { crew, householder, pilot } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Shape } from '../../shape/Shape.tsx';
import { BoatHull, BoatInside } from '../../things/Boat.tsx';
import { Can } from '../../things/Can.tsx';
import { House } from '../../things/House.tsx';
import { Hill, Ripples, Waves } from '../../things/Land.tsx';

const scale = 1.7;

/** A boat brings water to a porch that stands in the flood. Who is in the boat wears a vest, kneels or sits. */
export function DisasterResponse() {
  return (
    <Drawing photo="disaster-response" width={400} height={240} from={[0, 36]}>
      <path className="w-sky" d="M-10-10h420v300H-10z" />
      <Hill
        from={-40}
        to={440}
        y={128}
        base={180}
        wash="hill-far"
        height={16}
        phase={1.2}
        contours={4}
        gap={12}
      />
      <path className="w-sea" d="M-10 168h420v120H-10z" />
      <Line of="M-10 168H410" />
      <House x={-96} y={206} width={186} paint="calm" />
      <Shape of={box(-10, 204, 126, 8)} wash="wood" line="inner" />
      <Line of="M8 212V240M62 212V240M110 212V240" weight="outline" />
      <Figure
        who={householder}
        x={92}
        y={204}
        scale={scale}
        stance="bending"
        look="ahead"
        smiles
        pose={{ lean: 18, hip: [-2, 42], tilt: -10, head: 'half' }}
        near={{ at: [123, 153], hand: 'flat', turn: -8 }}
        far={{ at: [135, 141], hand: 'grip', turn: -6 }}
        shadow={false}
      />
      <BoatInside x={250} y={224} scale={0.84} flip />
      <Can x={222} y={186} scale={1.5} wash="white" />
      <Can x={246} y={186} scale={1.5} />
      <Can x={270} y={186} scale={1.5} wash="white" />
      <Figure
        who={pilot}
        smiles
        x={328}
        y={246}
        scale={scale}
        faces="left"
        stance="sitting"
        look="ahead"
        near={{ at: [346, 196], hand: 'grip', turn: 170 }}
        far={{ at: [298, 200], hand: 'flat', turn: -20 }}
        legs="hidden"
      />
      <Figure
        who={crew}
        x={190}
        y={265}
        scale={scale}
        faces="left"
        stance="kneeling"
        pose={{ lean: 8, hip: [-3, 34], tilt: 18 }}
        look="ahead"
        smiles
        near={{ at: [160, 178], hand: 'flat', turn: 0, holds: <Can x={149} y={142} scale={1.5} /> }}
        far={{ at: [166, 156], turn: 20 }}
        legs="hidden"
      />
      <BoatHull x={250} y={224} scale={0.84} flip motor />
      <path className="w-sea" d="M-10 233h420v60H-10z" />
      <Waves x={-20} y={233} width={440} />
      <Ripples at="30,250,60 170,256,80 300,246,60 20,190,0" />
    </Drawing>
  );
}
