import { helper, neighbor, schoolgirl } from '../../cast/questions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Cast } from '../../things/Land.tsx';
import { TapStand } from '../../things/TapStand.tsx';
import { Wheel } from '../../things/Wheel.tsx';

const scale = 2.2;
const ground = 308;

/**
 * Before the school bus a neighbor tests the water herself, and he shows her the scale: chlorine at a tap is measured in a
 * comparator, two cells side by side. A tablet colors the sample in one of them; the scale beside the other
 * says how much chlorine that is (WHO and WEDC, technical note 11).
 */
export function StreetTest() {
  return (
    <Drawing width={440} height={288} from={[76, 44]}>
      <path className="w-glow" d="M-10-10h540v360H-10z" />
      <path className="w-hill" d="M-10 250h540v20H-10z" />
      <path className="w-ground" d="M-10 262h540v90H-10z" />
      <Line of="M-10 262h540" weight="inner" />
      <g className="far">
        <Tree />
        <Place x={252} y={0}>
          <SchoolBus />
        </Place>
      </g>
      <Hose through="540,300 510,298 498,268 487,225" />
      <Coupling x={485} y={223} turn={180} />
      <TapStand x={282} y={ground} scale={1.38} running={[3]} />
      <Figure
        who={schoolgirl}
        x={493}
        y={ground + 10}
        scale={scale}
        faces="left"
        stance="kneeling"
        pose={{ lean: 2, tilt: -8 }}
        near={{ at: [446, 276], turn: 4, holds: <Bottle x={436.5} y={264} /> }}
        far={{ at: [446, 260], turn: 8 }}
      />
      <Cast x={82} y={304} width={30} height={50} />
      <Can x={96} y={258} scale={2} wash="white" />
      <Figure
        who={neighbor}
        x={128}
        y={ground + 12}
        scale={scale}
        look="ahead"
        smiles
        pose={{ turn: 'half', head: 'side', lean: 3, tilt: 2 }}
        near={{ at: [102, 206], turn: -50, hand: 'grip' }}
        far={{ at: [178, 166], hand: 'pinch', turn: 50, holds: <Comparator x={192} y={150} /> }}
        hem={14}
      />
      <Cast x={186} y={ground + 14} width={58} height={70} />
      <Kit x={184} y={ground + 14} />
      <Figure
        who={helper}
        x={306}
        y={ground + 12}
        scale={scale}
        faces="left"
        stance="kneeling"
        look="up"
        smiles
        pose={{ turn: 'side', lean: 13, tilt: 16 }}
        far={{ at: [274, 253], turn: -40 }}
        near={{ at: [248, 262], hand: 'point', turn: 4 }}
      />
    </Drawing>
  );
}

function Tree() {
  return (
    <>
      <Shape of="58,262 66,80 88,80 94,262" wash="sand" line="inner" />
      <Shape of="M60 30H192q10 28-14 44 2 24-30 26-22 18-48 6-26 8-40-8z" wash="hill-far" line="inner" />
    </>
  );
}

/** Its front is to the right, where children get in. */
function SchoolBus() {
  const windows = [-26, 18, 62, 106, 150].map(x => `M${x} 74h36v40h-36z`).join('');
  return (
    <>
      <Shape of="-40,52,16 236,52,14 240,136 282,146,10 286,240 -40,240" wash="honey" loose />
      <Shape of={windows} wash="window" line="inner" />
      <Shape of={box(196, 74, 32, 160)} wash="window" line="inner" />
      <Line of="M212 74v160" />
      <Line of="M-40 130H190M-40 146H190M240 136V236" weight="inner" />
      <Shape of={box(-40, 236, 334, 10)} wash="slate" line="inner" />
      <Wheel x={46} y={244} radius={28} />
      <Wheel x={258} y={244} radius={28} />
    </>
  );
}

/** Two cells in a frame, before the light: the sample, and clear water with the scale. */
function Comparator({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y} turn={-8}>
      <Shape of={box(-10, -26, 20, 32)} wash="slate" line="inner" round={2} />
      <Shape of={box(-7, -22, 6, 20)} wash="apricot" line="fine" />
      <Shape of={box(1, -22, 6, 20)} wash="shallow" line="fine" />
    </Place>
  );
}

/** The case stands open on a crate: tablets, cells and the scale in its lid. */
function Kit({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of={box(0, -26, 60, 26)} wash="wood" line="inner" />
      <Line of="M0-13h60M10-26V0M50-26V0" weight="inner" />
      <Shape of="2,-44 -8,-80 54,-80 58,-44" wash="petrol" round={2} />
      <Shape of={box(4, -72, 40, 18)} wash="white" line="fine" />
      <Shape of="M6-70h8v14h-8zm10 0h8v14h-8z" wash="apricot" line="none" />
      <Shape of="M26-70h8v14h-8zm10 0h6v14h-6z" wash="clay" line="none" />
      <Line of="M8-44v-8h8v8m6 0v-8h8v8m8 0v-5h14v5" weight="inner" />
      <Shape of={box(0, -44, 60, 18)} wash="teal" round={2} />
      <Line of="M24-34h12" weight="outline" />
    </Place>
  );
}

function Bottle({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="-7,28 -7,2,4 -3,-4 -3,-10 3,-10 3,-4 7,2,4 7,28" wash="shallow" line="inner" round={2} />
      <Shape of={box(-6, 10, 12, 17)} wash="clear" line="none" />
    </Place>
  );
}
