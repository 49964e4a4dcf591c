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
const boat = { x: 276, y: 232, scale: 0.74 };

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
      <House x={190} y={176} width={52} flooded />
      <House x={258} y={180} width={66} paint="calm" flooded />
      <path className="w-sea" d="M180 170h160v14h-160z" />
      <Waves x={180} y={170} width={160} height={1.4} />
      <House x={-234} y={214} width={380} paint="calm" />
      <Shape of={box(-10, 212, 174, 8)} wash="wood" line="inner" />
      <Line of="M30 220V248M96 220V248" weight="outline" />
      <Shape of={box(20, 180, 38, 32)} wash="wood" line="inner" round={1} />
      <Line of="M20 190h38M20 201h38" weight="hair" />
      <Can x={40} y={145} scale={1.5} />
      <Figure
        who={householder}
        x={76}
        y={213}
        scale={scale}
        look="ahead"
        smiles
        pose={{ tilt: 2, head: 'half' }}
        near={{ at: [51, 145], turn: 190 }}
        far={{ at: [95, 138], hand: 'flat', turn: 8 }}
        shadow={false}
      />
      <Figure
        who={pilot}
        x={134}
        y={213}
        scale={scale}
        faces="left"
        stance="stepping"
        look="ahead"
        smiles
        pose={{ lean: 2, tilt: 0 }}
        near={{ at: [143, 146], turn: -86, holds: <Can x={142} y={149} scale={1.5} wash="white" /> }}
        far={{ at: [108, 148], turn: -86, holds: <Can x={107} y={151} scale={1.5} /> }}
        shadow={false}
      />
      <Shape of={box(161, -10, 7, 258)} wash="wood" line="inner" />
      <BoatInside {...boat} flip />
      <Line of="M168 178Q230 200 306 198M161 176h7v4h-7" weight="strap" />
      <Can x={228} y={196} scale={1.5} />
      <Can x={252} y={196} scale={1.5} wash="white" />
      <Can x={276} y={196} scale={1.5} />
      <Figure
        who={crew}
        x={340}
        y={256}
        scale={scale}
        faces="left"
        stance="sitting"
        look="ahead"
        smiles
        pose={{ lean: 0, bow: 0, tilt: 4, hip: [0, 27] }}
        near={{ at: [359, 200], turn: 176 }}
        far={{ at: [312, 200], turn: 10 }}
        legs="hidden"
      />
      <BoatHull {...boat} flip motor />
      <path className="w-sea" d="M-10 241h420v60H-10z" />
      <Waves x={-20} y={241} width={440} />
      <Ripples at="30,258,60 180,264,80 300,254,60" />
    </Drawing>
  );
}
