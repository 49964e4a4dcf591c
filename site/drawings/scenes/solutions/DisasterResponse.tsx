import { crew, householder, pilot } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Shape } from '../../shape/Shape.tsx';
import { BoatHull, BoatInside } from '../../things/Boat.tsx';
import { Can } from '../../things/Can.tsx';
import { House } from '../../things/House.tsx';
import { Hill, Ripples, Waves } from '../../things/Land.tsx';

const scale = 1.6;

/** A boat brings water to a porch that stands in the flood. He carries it to her door; the boat is made fast, and she holds it there. */
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
      <House x={172} y={176} width={52} flooded />
      <House x={246} y={180} width={66} paint="calm" flooded />
      <path className="w-sea" d="M160 170h160v14h-160z" />
      <Waves x={166} y={170} width={160} height={1.4} />
      <House x={-262} y={206} width={380} paint="calm" />
      <Shape of={box(-10, 204, 146, 8)} wash="wood" line="inner" />
      <Line of="M8 212V240M70 212V240" weight="outline" />
      <Shape of={box(-4, 172, 36, 32)} wash="wood" line="inner" round={1} />
      <Line of="M-4 182h36M-4 193h36" weight="hair" />
      <Can x={14} y={137} scale={1.5} />
      <Figure
        who={householder}
        x={48}
        y={205}
        scale={scale}
        look="ahead"
        smiles
        pose={{ tilt: 2, head: 'half' }}
        near={{ at: [25, 137], turn: 190 }}
        far={{ at: [66, 132], hand: 'flat', turn: 0 }}
        shadow={false}
      />
      <Figure
        who={pilot}
        x={106}
        y={205}
        scale={scale}
        faces="left"
        stance="stepping"
        look="ahead"
        smiles
        pose={{ lean: 2, tilt: 0 }}
        near={{ at: [115, 138], turn: -86, holds: <Can x={114} y={144} scale={1.5} wash="white" /> }}
        far={{ at: [80, 140], turn: -86, holds: <Can x={79} y={146} scale={1.5} /> }}
        shadow={false}
      />
      <Shape of={box(133, -10, 7, 250)} wash="wood" line="inner" />
      <BoatInside x={262} y={224} scale={0.8} flip />
      <Line of="M140 170Q220 194 300 190M133 168h7v4h-7" weight="strap" />
      <Can x={212} y={186} scale={1.5} />
      <Can x={236} y={186} scale={1.5} wash="white" />
      <Can x={260} y={186} scale={1.5} />
      <Figure
        who={crew}
        x={336}
        y={248}
        scale={scale}
        faces="left"
        stance="sitting"
        look="ahead"
        smiles
        pose={{ lean: 0, bow: 0, tilt: 4, hip: [0, 27] }}
        near={{ at: [355, 190], turn: 176 }}
        far={{ at: [308, 192], turn: 10 }}
        legs="hidden"
      />
      <BoatHull x={262} y={224} scale={0.8} flip motor />
      <path className="w-sea" d="M-10 233h420v60H-10z" />
      <Waves x={-20} y={233} width={440} />
      <Ripples at="30,250,60 170,256,80 300,246,60 20,190,0" />
    </Drawing>
  );
}
