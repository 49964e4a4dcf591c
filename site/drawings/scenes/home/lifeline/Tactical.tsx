import { escort, planner } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Shape } from '../../../shape/Shape.tsx';
import { Hill } from '../../../things/Land.tsx';
import { TankTruck } from '../../../things/TankTruck.tsx';

const scale = 1.75;

/**
 * A stop on the way: two people settle the next part of the route on a map. The truck behind them carries
 * drinking water in a rigid tank with baffles: in a soft one it would roll. No sun. A narrow card shows the middle 225 units.
 */
export function Tactical() {
  return (
    <Drawing photo="tactical" width={334} height={149} from={[-27, 41]}>
      <path className="w-cloud" d="M-60 0h500v230H-60z" />
      <Hill
        from={-60}
        to={440}
        y={78}
        base={190}
        wash="cloud-low"
        height={26}
        phase={2.4}
        contours={4}
        gap={18}
      />
      <g className="far">
        <path className="w-ground" d="M-60 166h500v70H-60z" />
        <Line of="M-60 166h500" weight="inner" />
        <TankTruck x={92} y={184} scale={0.86} />
      </g>
      <Figure
        who={escort}
        smiles
        x={66}
        y={236}
        scale={scale}
        look="ahead"
        pose={{ lean: 5, tilt: -8, turn: 'side' }}
        near={{ at: [103, 157], hand: 'flat', turn: -8 }}
        far={{ at: [112, 147], hand: 'flat', turn: -10, holds: <Table /> }}
      />
      <Figure
        who={planner}
        smiles
        x={192}
        y={238}
        scale={scale}
        faces="left"
        look="ahead"
        pose={{ lean: 4, tilt: -2, head: 'side', turn: 'side' }}
        far={{ at: [152, 142], hand: 'point', turn: -24 }}
        near={{ at: [160, 158], hand: 'flat', turn: -6 }}
      />
    </Drawing>
  );
}

/** A folding table, and on it the map with the route. */
function Table() {
  return (
    <>
      <Line of="M92 172v70M176 172v70" weight="outline" />
      <Shape of="78,166 88,144 180,144 190,166" wash="wood" line="inner" />
      <Shape of={box(78, 166, 112, 6)} wash="wood" line="inner" />
      <Shape of="86,163 95,146 173,146 182,163" wash="white" line="inner" />
      <Line of="M92 153q18 6 36-1t48 2M104 146l-6 17M150 146l4 17" weight="contour" />
      <Line of="M108 159l16-5 12 2 14-6" weight="strap" />
      <Disc at={[108, 159]} radius={2} wash="ink" />
    </>
  );
}
