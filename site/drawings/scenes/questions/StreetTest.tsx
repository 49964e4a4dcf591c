import { helper, neighbor, schoolgirl } from '../../cast/questions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Can } from '../../things/Can.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Cast } from '../../things/Land.tsx';
import { TapStand } from '../../things/TapStand.tsx';

const scale = 2.2;
const ground = 308;

/**
 * Before the school bus a neighbor tests the water herself, and he shows her the scale: chlorine at a tap is measured
 * in a comparator, two cells side by side. A tablet colors the sample in one of them; the scale beside the other says
 * how much chlorine that is (WHO and WEDC, technical note 11).
 */
export function StreetTest() {
  return (
    <Drawing width={440} height={288} from={[76, 44]}>
      <path className="w-glow" d="M-10-10h540v360H-10z" />
      <path className="w-ground" d="M-10 262h540v90H-10z" />
      <Line of="M-10 262h540" weight="inner" />
      <g className="far">
        <Tree />
        <Place x={270} y={0}>
          <SchoolBus />
        </Place>
      </g>
      <Blocks />
      <CageTank x={364} y={250} scale={1.55} level={54} />
      <Hose through="381,236 404,238 450,276 498,270 508,242 486,223" />
      <Coupling x={370} y={236} scale={0.8} turn={180} />
      <Coupling x={469} y={223} turn={180} />
      <TapStand x={266} y={ground} scale={1.38} running={[3]} />
      <Figure
        who={schoolgirl}
        x={494}
        y={ground + 10}
        scale={scale}
        faces="left"
        stance="crouching"
        pose={{ lean: 8, tilt: -4 }}
        near={{ at: [430, 276], turn: 4, holds: <Bottle x={420.5} y={264} /> }}
        far={{ at: [430, 260], hand: 'hold', turn: 8 }}
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
        near={{ at: [102, 206], hand: 'flat', turn: -44 }}
        far={{ at: [178, 166], hand: 'pinch', turn: 50, holds: <Comparator x={192} y={150} /> }}
        hem={14}
      />
      <Kit x={184} y={ground + 14} />
      <Figure
        who={helper}
        x={306}
        y={ground + 12}
        scale={scale}
        faces="left"
        stance="kneeling"
        look="up"
        smiles="open"
        pose={{ turn: 'side', lean: 13, tilt: 16 }}
        far={{ at: [274, 253], hand: 'flat', turn: -30 }}
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

/** The driver's side: hood, windshield, the driver's window in two panes, the stop arm; its other wheels are hidden. */
function SchoolBus() {
  return (
    <>
      <Shape of="-100,244 -100,160,12 -40,142,4 -26,52,14 290,52 290,244" wash="honey" line="inner" />
      <Shape
        of="M-29 132l9-60h16v60zM4 72h36v40H4zM50 72h36v40H50zM94 72h36v40H94zM138 72h36v40h-36zM182 72h36v40h-36zM226 72h36v40h-36z"
        wash="window"
        line="inner"
      />
      <Shape of="M-108 236H290v10H-108z" wash="slate" line="inner" />
      <Shape of="M-6 58h12v8H-6z" wash="clay" line="fine" />
      <Disc at={[-92, 182]} radius={7} wash="white" line="inner" />
      <path className="w-shade" d="M-99 212H290v24H-99z" />
      <Shape of="M51 118h9l6 6v9l-6 6h-9l-6-6v-9z" wash="clay" line="inner" />
      <Line of="M22 72v40M-26 184H290M-26 192H290M-40 143q8 20 6 93M-97 206h24" weight="inner" />
      <Shape of="M-103 246a37 37 0 0 1 74 0z" wash="slate" line="inner" />
      <Disc at={[-66, 238]} radius={27} wash="ink" />
      <Disc at={[-66, 238]} radius={13} wash="steel" line="inner" />
    </>
  );
}

/** They lift the tank, so that its water runs to the taps. */
function Blocks() {
  return (
    <Shape of="M313 250h44v24h-44zM369 250h46v24h-46zM313 262h44M369 262h46" wash="steel" line="inner" />
  );
}

/** A pink that is deeper by each share of what the water holds. */
function Pink({ of, share }: { of: string; share: number }) {
  return <path fill="var(--draw-blush)" opacity={share} d={of} />;
}

/** Two cells in a frame, before the light: the sample, and clear water with the scale. */
function Comparator({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y} turn={-8}>
      <Shape of={box(-10, -26, 20, 32)} wash="slate" line="inner" round={2} />
      <Shape of="M-7-22h6v22h-6zM1-22h6v22H1z" wash="white" line="fine" />
      <Pink of="M-7-22h6v22h-6zM1-15h6v8H1z" share={0.36} />
      <Pink of="M1-7h6v7H1z" share={0.7} />
    </Place>
  );
}

/** The case stands open on a crate: tablets, cells and the scale in its lid. */
function Kit({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of={box(0, -26, 60, 26)} wash="wood" line="inner" />
      <Line of="M0-13h60" weight="inner" />
      <Shape of="2,-44 -8,-80 54,-80 58,-44" wash="petrol" round={2} />
      <Shape of={box(4, -72, 40, 18)} wash="white" line="fine" />
      <Pink of="M14-70h8v14h-8z" share={0.18} />
      <Pink of="M24-70h8v14h-8z" share={0.42} />
      <Pink of="M34-70h8v14h-8z" share={0.75} />
      <Line of="M8-44v-8h8v8m6 0v-8h8v8" weight="inner" />
      <Shape of={box(0, -44, 60, 18)} wash="teal" round={2} />
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
