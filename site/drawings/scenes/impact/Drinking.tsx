import { Drawing } from '../../Drawing.tsx';
import { Place } from '../../shape/Shape.tsx';
import { Standpipe } from '../home/ClosingBand.tsx';
import { Girl } from '../home/closing/Girl.tsx';
import { Mother } from '../home/closing/Mother.tsx';
import type { Moment } from '../solutions/train/moment.ts';
import { CutTank } from '../solutions/train/Taps.tsx';

/**
 * From near, the end of the water's way: a girl drinks, her mother fills the next glass and sees it, and behind them is the
 * tank that the water has come through. The button of the player lies on the tank.
 */
export function Drinking({ moment }: { moment: Moment }) {
  return (
    <Drawing className="near unmirrored" width={608} height={342} from={[146, 18]}>
      <path className="w-sky" d="M140 0h640v380h-640z" />
      <g className="far">
        <path className="w-hill-far" d="M140 190q80-16 160-2t160 0 320 2v20H140z" />
        <path className="w-sea" d="M140 204h640v46H140z" />
        <path className="w-ground" d="M140 248h640v140h-640z" />
        <Place x={490} y={272} scale={1.75}>
          <CutTank moment={moment} />
        </Place>
      </g>
      <Place x={886} y={60} scale={0.84} flip>
        <Standpipe />
        <Mother level={344 - moment.glass} flow={moment.flow} />
      </Place>
      <Place x={924} y={-14} scale={1.08} flip>
        <Girl />
      </Place>
    </Drawing>
  );
}
