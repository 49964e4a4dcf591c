import { Drawing } from '../../Drawing.tsx';
import { box } from '../../shape/geometry.ts';
import { Place, Shape } from '../../shape/Shape.tsx';
import { Shore } from '../../things/Land.tsx';
import { Unit } from '../../things/Unit.tsx';
import { Standpipe } from '../home/ClosingBand.tsx';
import { Girl } from '../home/closing/Girl.tsx';
import { Glass, LeverArm } from '../home/closing/Mother.tsx';
import type { Moment } from '../solutions/train/moment.ts';
import { CutTank } from '../solutions/train/Taps.tsx';

/**
 * From near, the end of the water's way: a girl drinks, her mother fills the next glass on the tray of the tap, and behind them are the
 * tank and the unit that the water has come through. The button of the player lies on the tank.
 */
export function Drinking({ moment }: { moment: Moment }) {
  return (
    <Drawing className="near unmirrored" width={608} height={342} from={[146, 18]}>
      <path className="w-sky" d="M140 0h640v380h-640z" />
      <g className="far">
        <Shore from={-1440} to={1560} y={190} base={420} />
        <path className="w-ground" d="M140 248h640v140h-640z" />
        <Unit x={612} y={256} scale={1.4} />
        <Place x={490} y={272} scale={1.75}>
          <CutTank moment={moment} />
        </Place>
      </g>
      <Place x={1058} y={-24} scale={1.06} flip>
        <Standpipe />
        <Shape of={box(330, 346, 96, 8)} wash="teal" />
        <Shape of="M380 354h44v26z" wash="petrol" />
        <g className="skin-4">
          <LeverArm />
        </g>
        <Glass level={368 - moment.glass} flow={moment.flow} />
      </Place>
      <Place x={924} y={-14} scale={1.08} flip>
        <Girl />
      </Place>
    </Drawing>
  );
}
