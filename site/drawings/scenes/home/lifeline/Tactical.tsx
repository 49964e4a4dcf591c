import { escort, planner } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { Line, Shape } from '../../../shape/Shape.tsx';
import { Hill } from '../../../things/Land.tsx';
import { TankTruck } from '../../../things/TankTruck.tsx';

/**
 * A stop on the way: two people settle the next part of the route on a map. The trucks behind them carry
 * drinking water in rigid tanks with baffles: in a soft one it would roll. Dusk, no sun. A narrow card shows the middle 225 units.
 */
export function Tactical() {
  return (
    <Drawing photo="tactical" width={334} height={149} from={[-27, 29]}>
      <path className="w-slate" d="M-60 0h500v230H-60z" />
      <Hill
        from={-60}
        to={440}
        y={66}
        base={190}
        wash="petrol"
        height={26}
        phase={2.4}
        contours={4}
        gap={18}
      />
      <path className="w-cloud-low" d="M-60 178h500v52H-60z" />
      <g className="far">
        <Line of="M-60 178h500" weight="inner" />
        <TankTruck x={-212} y={190} scale={0.98} />
        <TankTruck x={198} y={190} scale={0.98} />
      </g>
      <Figure
        who={escort}
        x={74}
        y={207}
        scale={1.62}
        pose={{ lean: 3, tilt: -10, head: 'side' }}
        near={{ at: [109, 118], turn: -10, holds: <Route /> }}
        far={{ at: [113, 104], turn: -10 }}
      />
      <Figure
        who={planner}
        x={176}
        y={209}
        scale={1.62}
        faces="left"
        look="ahead"
        pose={{ lean: 2, tilt: 2, head: 'side' }}
        far={{ at: [139, 105], hand: 'point', turn: -24 }}
        near={{ at: [166, 120], turn: 4 }}
      />
    </Drawing>
  );
}

/** The route, on a map that he holds. */
function Route() {
  return (
    <>
      <Shape of="104,126 113,104 164,102 158,124" wash="white" line="inner" />
      <Line of="M114 111q12 4 22-2t26-2" weight="contour" />
      <Line of="M110 121l14-4 12 2 22-8" />
    </>
  );
}
