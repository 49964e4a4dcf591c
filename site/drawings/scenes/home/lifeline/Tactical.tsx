import { escort, planner } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { Line, Shape } from '../../../shape/Shape.tsx';
import { Hill } from '../../../things/Land.tsx';
import { TankTruck } from '../../../things/TankTruck.tsx';

/**
 * A stop on the way: two people settle the next part of the route on a map. The truck behind them carries
 * drinking water in a rigid tank with baffles: in a soft one it would roll. Dusk, no sun. A narrow card shows the middle 225 units.
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
      <path className="w-cloud-low" d="M-60 152h500v78H-60z" />
      <g className="far">
        <Line of="M-60 152h500" weight="inner" />
        <TankTruck x={106} y={160} scale={0.7} />
      </g>
      <Figure
        who={escort}
        look="ahead"
        smiles
        x={60}
        y={171}
        scale={1.25}
        pose={{ lean: 2, tilt: -6 }}
        near={{ at: [87, 102], turn: -10, holds: <Route /> }}
        far={{ at: [90, 92], turn: -10 }}
      />
      <Figure
        who={planner}
        smiles
        x={139}
        y={172}
        scale={1.25}
        faces="left"
        look="ahead"
        pose={{ lean: 2, tilt: 2, head: 'side' }}
        far={{ at: [110, 92], hand: 'point', turn: -24 }}
        near={{ at: [131, 103], turn: 4 }}
      />
    </Drawing>
  );
}

/** The route, on a map that he holds. */
function Route() {
  return (
    <>
      <Shape of="83,108 90,91 129,90 125,107" wash="white" line="inner" />
      <Line of="M91 96q9 3 17-2t20-1" weight="contour" />
      <Line of="M87 104l12-3 9 2 17-6" />
    </>
  );
}
