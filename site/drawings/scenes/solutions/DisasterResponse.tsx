import { crew, householder, pilot } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Shape } from '../../shape/Shape.tsx';
import { BoatHull, BoatInside } from '../../things/Boat.tsx';
import { Can } from '../../things/Can.tsx';
import { House } from '../../things/House.tsx';
import { Ripples, Shore, Waves } from '../../things/Land.tsx';

const scale = 1.6;
const boat = { x: 298, y: 232, scale: 0.74 };

/** Both palms are under the can until he has it. */
const lifting = {
  x: 226,
  y: 266,
  scale,
  faces: 'left',
  stance: 'sitting',
  look: 'ahead',
  smiles: true,
  pose: { lean: 5, bow: 0, tilt: 14, hip: [0, 32] },
  near: { at: [192, 171], hand: 'flat', turn: 6 },
  far: { at: [184, 171], hand: 'flat', turn: 6 },
  legs: 'hidden',
} as const;

/** A boat brings water to a porch that stands in the flood, and is tied to its post. She lifts a can out of it; he takes it with both hands. */
export function DisasterResponse() {
  return (
    <Drawing photo="disaster-response" width={312} height={187} from={[28, 48]}>
      <path className="w-sky" d="M-10-10h420v300H-10z" />
      <Shore from={-300} to={440} y={150} base={180} />
      <path className="w-sea" d="M-10 168h420v120H-10z" />
      <g className="far">
        <House x={262} y={176} width={42} flooded />
        <House x={318} y={180} width={58} paint="calm" flooded />
        <path className="w-sea" d="M250 170h150v14h-150z" />
        <Waves x={250} y={170} width={150} height={1.4} />
        <House x={-234} y={214} width={380} paint="calm" />
      </g>
      <Shape of={box(-10, 212, 180, 8)} wash="wood" line="inner" />
      <Line of="M30 220V248M96 220V248" weight="outline" />
      <Shape of={box(22, 180, 38, 32)} wash="wood" line="inner" round={1} />
      <Line of="M22 190h38M22 201h38" weight="hair" />
      <Can x={43} y={141} scale={1.5} />
      <Figure
        who={householder}
        x={66}
        y={213}
        scale={scale}
        look="ahead"
        smiles
        pose={{ tilt: 2 }}
        near={{ at: [54, 141], turn: 195 }}
        far={{ at: [85, 138], hand: 'flat', turn: 8 }}
        shadow={false}
      />
      <Shape of={box(160, -10, 7, 258)} wash="wood" line="inner" />
      <BoatInside {...boat} flip />
      <Can x={276} y={196} scale={1.5} wash="white" />
      <Can x={300} y={196} scale={1.5} />
      <Figure who={crew} {...lifting} nearArm="hidden" />
      <Figure
        who={pilot}
        x={126}
        y={213}
        scale={scale}
        look="ahead"
        smiles
        pose={{ lean: 5, tilt: -10, turn: 'side', feet: { near: { at: [-5, 3.5] }, far: { at: [7, 3.5] } } }}
        near={{ at: [158, 134], turn: 0, holds: <Can x={172} y={132} scale={1.5} wash="white" /> }}
        far={{ at: [166, 128], turn: 0 }}
        shadow={false}
      />
      <Figure who={crew} {...lifting} nearArm="only" />
      <Line of="M160 196h7M160 200h7M167 198Q166 214 182 207" weight="strap" />
      <BoatHull {...boat} flip />
      <path className="w-sea" d="M-10 241h420v60H-10z" />
      <Waves x={-20} y={241} width={440} />
      <Ripples at="30,258,60 180,264,80 300,254,60" />
    </Drawing>
  );
}
