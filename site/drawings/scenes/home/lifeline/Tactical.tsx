import { escort, planner } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Hill } from '../../../things/Land.tsx';
import { Truck } from '../../../things/Truck.tsx';

/**
 * A stop on the way: he shows the next part of the route, she holds the map down. The truck behind them carries
 * drinking water in cans. No sun. A narrow card shows the middle 229 units.
 */
export function Tactical() {
  return (
    <Drawing photo="tactical" className="dusk" width={334} height={149} from={[-27, 41]}>
      <path className="w-sky" d="M-60 0h500v230H-60z" />
      <Hill from={-60} to={440} y={84} base={190} height={26} phase={2.4} contours={1} gap={18} />
      <g className="far">
        <path className="w-ground" d="M-60 118h500v80H-60z" />
        <Truck x={114} y={124} scale={0.64} />
        <Cargo />
      </g>
      <Figure
        who={escort}
        x={92}
        y={256}
        scale={2}
        legs="hidden"
        pose={{ hip: [0, 50], lean: 4, head: 'side', tilt: -20 }}
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
        smiles
        pose={{ hip: [0, 46], lean: 11, bow: 1.4, tilt: -12, turn: 'side' }}
        near={{ at: [184, 162], hand: 'flat', turn: -64 }}
        far={{ at: [240, 204] }}
      />
    </Drawing>
  );
}

/** Full cans behind a strap; the canvas is rolled up. */
function Cargo() {
  return (
    <Place x={114} y={124} scale={0.64}>
      <Shape of="-3,-60 0,-108 160,-108 163,-60" wash="slate" line="inner" />
      {[44, 69, 94, 119, 144].map(x => (
        <Can key={x} x={x} y={-98} scale={1.6} wash={x % 2 ? 'white' : 'teal'} />
      ))}
      <Line of="M-2-78H162" weight="strap" />
    </Place>
  );
}

/** A folding table, and on it the map: a coast, a river, the main route and, dashed, the backup. */
function Table() {
  return (
    <>
      <Shape of="M10 194L38 134H250L292 194z" wash="wood" />
      <Shape of="M24 194L48 140 104 143 168 139 226 143 244 194z" wash="white" line="inner" />
      <Shape of="M132 141Q150 152 176 150T229 158L226 143 168 139z" wash="sea" line="none" />
      <Line of="M132 141Q150 152 176 150T229 158M96 194Q108 172 90 160T96 142" weight="contour" />
      <Line of="M104 143L92 194M168 139L176 194" weight="hair" />
      <path className="l-strap" strokeDasharray="9 6" d="M44 180L112 185 170 179 208 150" />
      <Line of="M44 180L80 164 112 172 148 156 208 150" weight="strap" />
      <Disc at={[44, 180]} radius={4} wash="ink" />
      <Disc at={[208, 150]} radius={4} wash="ink" />
    </>
  );
}
