import { crew, householder, pilot } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Shape } from '../../shape/Shape.tsx';
import { BoatHull, BoatInside } from '../../things/Boat.tsx';
import { Can } from '../../things/Can.tsx';
import { House } from '../../things/House.tsx';
import { Shore, Waves } from '../../things/Land.tsx';

const scale = 1.8;
const deck = 220;
const boat = { x: 326, y: 240, scale: 0.95 };

/** She gives it: both palms are under the can. */
const lifting = {
  x: 250,
  y: 282,
  scale,
  faces: 'left',
  stance: 'sitting',
  look: 'ahead',
  smiles: true,
  pose: { lean: 7, bow: 0, tilt: 16, hip: [0, 36] },
  near: { at: [220, 180], hand: 'flat', turn: 8 },
  far: { at: [206, 179], hand: 'flat', turn: 8 },
  legs: 'hidden',
} as const;

/** A boat brings water to a porch that stands in the flood, and is tied to its post. She lifts a can out of it, and his palms close around it; behind him she keeps him with a hand on his back; the other one is around the post. */
export function DisasterResponse() {
  return (
    <Drawing photo="disaster-response" width={312} height={187} from={[28, 48]}>
      <path className="w-sky" d="M-10-10h420v300H-10z" />
      <Shore from={140} to={350} y={140} base={180} />
      <path className="w-sea" d="M-10 160h420v130H-10z" />
      <g className="far">
        <House x={226} y={172} width={112} flooded />
        <path className="w-shade" d="M226 151h112v14H226z" />
        <path className="w-sea" d="M200 164h150v14H200z" />
        <Line of="M206 164H356" />
        <House x={-224} y={deck + 2} width={380} paint="calm" />
      </g>
      <Shape of={box(-10, deck, 160, 9)} wash="wood" line="inner" />
      <Line of="M30 228V248M100 228V248" weight="outline" />
      <Shape of={box(92, -10, 8, 230)} wash="wood" line="inner" />
      <BoatInside {...boat} flip />
      <Can x={292} y={186} scale={1.8} wash="white" />
      <Can x={320} y={190} scale={1.8} />
      <Figure who={crew} {...lifting} nearArm="hidden" />
      <Figure
        who={pilot}
        x={122}
        y={deck + 1}
        scale={scale}
        stance="bending"
        pose={{
          hip: [-5, 43],
          lean: 17,
          bow: 2,
          tilt: -14,
          feet: { near: { at: [-10, 3.5] }, far: { at: [9, 3.5] } },
        }}
        far={{ at: [181, 166], hand: 'flat', turn: 4 }}
        near={{
          at: [181, 156],
          hand: 'flat',
          turn: -4,
          holds: <Can x={198} y={136} scale={1.8} wash="white" />,
        }}
        shadow={false}
      />
      <Figure
        who={householder}
        x={57}
        y={deck + 1}
        scale={scale}
        look="ahead"
        smiles
        pose={{ tilt: -4 }}
        near={{ at: [98, 124], hand: 'flat', turn: 8 }}
        far={{ at: [90, 110], turn: 24 }}
        shadow={false}
      />
      <Figure who={crew} {...lifting} nearArm="only" />
      <Shape of={box(150, 198, 9, 52)} wash="wood" line="inner" />
      <Line of="M150 206h9M150 210h9M159 208Q164 220 172 206" weight="strap" />
      <BoatHull {...boat} flip />
      <path className="w-sea" d="M-10 244h420v60H-10z" />
      <Waves x={-20} y={244} width={440} />
    </Drawing>
  );
}
