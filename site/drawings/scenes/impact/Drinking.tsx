import { drinker, neighbor } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { mix, type Point } from '../../shape/geometry.ts';
import { Place } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Cup } from '../../things/Held.tsx';
import { TapStand } from '../../things/TapStand.tsx';
import { FarHill } from '../solutions/Train.tsx';
import { ground, type Moment } from '../solutions/train/moment.ts';
import { CutTank } from '../solutions/train/Taps.tsx';

const scale = 2.6;

/** From near, the end of the water's way: a girl drinks, her neighbor fills a can, and the tank is behind them. */
export function Drinking({ moment }: { moment: Moment }) {
  const can = mix([1709, ground - 66], [1714, ground - 90], moment.lift) as Point;
  const lever: Point = moment.fall > 0 ? [1710, 196] : [1697, 195];
  const far = mix(lever, [can[0] + 5, can[1]], moment.lift) as Point;
  return (
    <Drawing className="near" width={320} height={180} from={[1502, 93]}>
      <path className="w-sky" d="M1480 60h360v240h-360z" />
      <FarHill from={1480} />
      <path className="w-ground" d="M1480 286h360v40h-360z" />
      <Place x={1664} y={ground - 8} scale={1.45}>
        <CutTank moment={moment} />
      </Place>
      <Figure
        who={drinker}
        x={1574}
        y={ground - 2}
        scale={scale}
        pose={{ tilt: 10, turn: 'side' }}
        near={{ at: [1601, 168], turn: 96, holds: <Cup x={1601} y={164} scale={2.2} turn={-50} /> }}
        far={{ at: [1608, 160], turn: 110 }}
        shadow={false}
      />
      <TapStand
        x={1622}
        y={ground + 2}
        scale={1.5}
        running={moment.fall > 0 ? [1] : []}
        flow={moment.flow ? -moment.flow : 0}
      />
      <Figure
        who={neighbor}
        x={1776}
        y={ground + 8}
        scale={scale}
        faces="left"
        stance="kneeling"
        smiles
        look={moment.lift > 0.5 ? 'ahead' : 'down'}
        pose={{ lean: 9 - 4 * moment.lift, head: 'half', tilt: -8 }}
        near={{
          at: [can[0] + 22, can[1] - 3],
          turn: -10,
          holds: <Can x={can[0]} y={can[1]} scale={scale} wash="white" open={moment.lift === 0} />,
        }}
        far={{ at: far, hand: moment.lift > 0 ? 'grip' : 'pinch', turn: 20 }}
      />
    </Drawing>
  );
}
