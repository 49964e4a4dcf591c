import { bringer, pupil } from '../../cast/about.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Cot } from '../../things/Cot.tsx';
import { Host } from './school-gym/Host.tsx';

/**
 * The shelter in a school gym, from its kitchen: a glass of what runs from the tap, against the window. A boy who
 * makes beds sees it too. Behind them comes what helps: bottled water through the door.
 */
export function SchoolGym() {
  return (
    <Drawing photo="school-gym" width={462} height={302} from={[10, 25]}>
      <g className="far">
        <Gym />
        <Door />
        <Bringer />
        <Cot x={408} y={330} scale={1.25} />
      </g>
      <Maker />
      <Tap />
      <Host />
      <Sink />
    </Drawing>
  );
}

/** The kitchen's window and sink; through the wide opening beside them, the gym: the hoop well above the door. */
function Gym() {
  return (
    <>
      <path className="w-room" d="M-10-10h540v220H-10z" />
      <path className="w-sand" d="M-10 172h540v54H-10z" />
      <Shape of={box(-10, 164, 540, 8)} wash="clear" line="none" />
      <path className="w-ground" d="M-10 222h540v140H-10z" />
      <Line of="M-10 222h540" weight="inner" />
      <Shape of={box(326, 62, 56, 34)} wash="white" />
      <Line of="M343 70v20h22V70zM347 100l4 18h10l4-18M351 118l11-15M361 118l-11-15" />
      <Line of="M344 98h20" weight="strap" />
      <Shape of={box(-10, 0, 228, 190)} wash="window" />
      <path className="w-sun" opacity="0.85" d="M-9 130Q70 50 217 34V189H-9z" />
      <Line of="M70 0v190M144 0v190M-10 92h228" weight="inner" />
      <Shape of={box(-10, 197, 226, 102)} wash="shallow" line="fine" />
      <Line of="M-10 230h226M-10 263h226M32 198v100M78 198v100M170 198v100" weight="hair" />
      <Shape of={box(-10, 190, 228, 8)} wash="white" line="inner" />
      <Shape
        of="M20 160h48v24q0 6-6 6H26q-6 0-6-6zM16 160h56v-5H16zM38 155v-6h12v6z"
        wash="slate"
        line="inner"
      />
      <Shape of="M217-10H530V40H231V320H217z" wash="sand" line="inner" />
      <path className="w-shade" d="M231 40H530v8H240V320h-9z" />
    </>
  );
}

/** It stands open to the morning and the wet street; the light lies on the floor. */
function Door() {
  return (
    <>
      <path className="w-sun" opacity="0.5" d="M396 224h90v110H340z" />
      <Shape of={box(396, 84, 96, 140)} wash="window" line="inner" />
      <path className="w-sun" opacity="0.85" d="M397 150q40-36 94-40v114h-94z" />
      <path className="w-hill" d="M397 176q10-6 22-4t20 1q10-7 22-3t30 0v30h-94z" />
      <path className="w-sea" d="M397 194h94v29h-94z" />
      <Line of="M397 194h94" weight="inner" />
      <Shape of="M388 76h100v8h-92v140h-8z" wash="teal" line="inner" />
    </>
  );
}

/** He has two blankets for the next cot in his arms, and looks at what she holds. */
function Maker() {
  return (
    <Figure
      who={pupil}
      x={378}
      y={506}
      scale={4.2}
      faces="left"
      look="ahead"
      frowns
      legs="hidden"
      pose={{ lean: 0, bow: -1, tilt: 8, head: 'half' }}
      far={{ at: [330, 300], hand: 'flat', turn: 4 }}
      near={{ at: [366, 270], turn: 6, holds: <Blankets /> }}
    >
      <Shape of="M356 212q14 4 29-3l3 11q-16 10-33 2z" wash="skin" line="none" />
      <path className="w-shade" d="M356 212q14 4 29-3l3 11q-6 4-12 4-6-9-20-12z" />
      <Line of="M356 212q14 4 29-3M355 222q17 8 33-2" weight="inner" />
    </Figure>
  );
}

/** Folded three times; the edges are bound in satin. */
function Blankets() {
  return (
    <Place x={328} y={244} scale={1.4}>
      <Shape of={box(1, 17, 46, 20)} wash="honey" line="inner" round={2.5} />
      <Shape of={box(0, 0, 46, 18)} wash="shallow" line="inner" round={2.5} />
      <path className="w-apricot" d="M2 13h42v4H2zM3 32h42v4H3z" />
      <Line of="M0 12h46M0 6h40M1 31h46M1 24h40" />
    </Place>
  );
}

/** Its lever is up: it runs brown. */
function Tap() {
  return (
    <>
      <path className="w-muddy l3" d="M62 262h14l1 42H61z" />
      <Line of="M67 266v30" weight="ripple" />
      <Shape of="112,236 118,226 176,218,3 178,226,3 126,240" wash="steel" line="inner" />
      <Shape
        of="110,296 110,260,6 104,254 84,254,6 80,258 80,266 58,266 58,252,16 74,236,8 118,234,10 128,244,6 128,296"
        wash="steel"
      />
      <Shape of={box(102, 288, 34, 10)} wash="steel" line="inner" round={2} />
    </>
  );
}

/** Its edge, and what has run into it. */
function Sink() {
  return (
    <>
      <Shape of="M-10 296H176c8 0 10 12 2 12l-10 40H-10z" wash="white" />
      <path className="w-shade" d="M-10 309H177l-9 40H-10z" />
      <Line of="M-10 308H178" weight="inner" />
    </>
  );
}

/** Comes in with bottled water against his chest: one hand under the pack, one around it. */
function Bringer() {
  return (
    <Figure
      who={bringer}
      x={449}
      y={284}
      scale={1.7}
      faces="left"
      stance="stepping"
      look="ahead"
      smiles
      pose={{ lean: -2, bow: -1.4, tilt: -4, turn: 'side', head: 'half' }}
      far={{ at: [438, 187], hand: 'flat', turn: -2 }}
      near={{ at: [432, 172], turn: 10, holds: <BottlePack x={436} y={186} scale={1.7} /> }}
    />
  );
}
