import { scout } from '../../cast/error-pages.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Clipboard } from '../../things/Held.tsx';

/**
 * The road is closed: she finds the sign of the other way. The middle 210 units tell it, on a phone; the foot
 * of the drawing stands on the water line of the page.
 */
export function Crossroad() {
  return (
    <Drawing width={276} height={230} from={[30, 10]}>
      <Place x={-37} y={-2} scale={1.2}>
        <Signpost />
      </Place>
      <Barrier />
      <Figure
        who={scout}
        x={88}
        y={236}
        scale={2.35}
        stance="stepping"
        pose={{ lean: 3, tilt: 4 }}
        look="ahead"
        smiles
        near={{ at: [108, 126], turn: -30, holds: <Clipboard x={103} y={129} scale={2.35} turn={68} back /> }}
        far={{ at: [134, 114], hand: 'point', turn: 52 }}
      />
      {/* The page shows what lies beyond the frame: the road reaches its edges. */}
      <path className="w-sand" d="M-2000 236h4300v14h-4300z" />
      <Line of="M-2000 236h4300" weight="outline" />
    </Drawing>
  );
}

function Signpost() {
  return (
    <>
      <Shape of={box(180, 10, 8, 189)} wash="wood" line="inner" />
      <Shape of="146,22 218,22 234,37 218,52 146,52" wash="white" round={2} />
      <path className="w-slate" d="M160 34h44v-8l16 11-16 11v-8h-44z" />
      <Shape of="228,58 156,58 136,78 156,98 228,98" wash="teal" round={2} />
      <path
        className="w-white"
        d="M197 72h-29v-8l-17 11 17 11v-8h29zM212 62q9 12 9 17a9 9 0 0 1-18 0q0-5 9-17z"
      />
    </>
  );
}

/** Planks across the road, with a lamp. */
function Barrier() {
  return (
    <Place x={190} y={236} scale={1.2}>
      <Line of="M10 0l8-62M66 0l-8-62M4 0h14M58 0h14" weight="outline" />
      <Shape of={box(-4, -66, 84, 15)} wash="white" line="inner" />
      <Shape of="6,-66 20,-66 12,-51 -2,-51" wash="clay" line="fine" />
      <Shape of="34,-66 48,-66 40,-51 26,-51" wash="clay" line="fine" />
      <Shape of="62,-66 76,-66 68,-51 54,-51" wash="clay" line="fine" />
      <Shape of={box(-4, -38, 84, 11)} wash="white" line="inner" />
      <Shape of="32,-78,5 46,-78,5 46,-66 32,-66" wash="honey" line="inner" />
    </Place>
  );
}
