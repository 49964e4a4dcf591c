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
    <Drawing width={300} height={250} from={[-10, 0]}>
      <Barrier />
      <Signpost />
      <Figure
        who={scout}
        x={112}
        y={236}
        scale={2}
        pose={{ lean: 0, tilt: 6 }}
        look="ahead"
        smiles
        near={{ at: [130, 134], turn: 14, holds: <Clipboard x={130} y={134} scale={2} turn={8} /> }}
        far={{ at: [158, 92], hand: 'flat', turn: 34 }}
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
      <Shape of={box(174, 18, 7, 220)} wash="wood" line="inner" />
      <Shape of="146,30 206,30 220,43 206,56 146,56" wash="white" round={2} loose />
      <Line of="M156 43h40m-8-6l8 6-8 6" weight="inner" />
      <Shape of="208,64 150,64 136,77 150,90 208,90" wash="teal" round={2} loose />
      <Line of="M198 77h-40m8-6l-8 6 8 6" weight="inner" />
    </>
  );
}

/** Planks across the road, with a lamp. */
function Barrier() {
  return (
    <Place x={187} y={236} scale={0.7}>
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
