import { escort, planner } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { Disc, Line, Shape } from '../../../shape/Shape.tsx';
import { Hill } from '../../../things/Land.tsx';
import { TankTruck } from '../../../things/TankTruck.tsx';

/**
 * A stop on the way: he shows the next part of the route, she holds the map down. The truck far behind them carries
 * drinking water in a rigid tank with baffles: in a soft one it would roll. No sun. A narrow card shows the middle 229 units.
 */
export function Tactical() {
  return (
    <Drawing photo="tactical" className="dusk" width={334} height={149} from={[-27, 41]}>
      <path className="w-sky" d="M-60 0h500v230H-60z" />
      <Hill from={-60} to={440} y={84} base={190} height={26} phase={2.4} contours={3} gap={18} />
      <g className="far">
        <path className="w-ground" d="M-60 118h500v80H-60z" />
        <TankTruck x={36} y={124} scale={0.56} />
      </g>
      <Figure
        who={escort}
        x={92}
        y={256}
        scale={2}
        legs="hidden"
        pose={{ hip: [0, 50], lean: 3, tilt: -7 }}
        near={{ at: [58, 154], hand: 'flat', turn: -92 }}
        far={{ at: [132, 150], hand: 'point', turn: -32 }}
      >
        <Table />
      </Figure>
      <Figure
        who={planner}
        x={250}
        y={306}
        scale={2.5}
        faces="left"
        shadow={false}
        pose={{ hip: [0, 46], lean: 11, bow: 1.4, tilt: -12, turn: 'side' }}
        near={{ at: [182, 170], hand: 'flat', turn: -16 }}
        far={{ at: [240, 204] }}
      />
    </Drawing>
  );
}

/** A folding table, and on it the map: a coast, a river, the main route and, thinner, the backup. */
function Table() {
  return (
    <>
      <Shape of="M10 194L38 134H250L292 194z" wash="wood" />
      <Shape of="M24 194L48 140 104 143 168 139 226 143 244 194z" wash="white" line="inner" />
      <Shape of="M132 141Q150 152 176 150T229 158L226 143 168 139z" wash="sea" line="none" />
      <Line of="M132 141Q150 152 176 150T229 158M96 194Q108 172 90 160T96 142" weight="contour" />
      <Line of="M104 143L92 194M168 139L176 194" weight="hair" />
      <Line of="M44 186L86 172 112 176 148 158 208 150" weight="strap" />
      <Line of="M44 186L92 190 142 184 208 150" weight="index" />
      <Disc at={[44, 186]} radius={4} wash="ink" />
      <Disc at={[208, 150]} radius={4} wash="ink" />
    </>
  );
}
