import { Drawing } from '../../Drawing.tsx';
import { Place } from '../../shape/Shape.tsx';
import { Shore } from '../../things/Land.tsx';
import { Standpipe } from '../home/ClosingBand.tsx';
import { Girl } from '../home/closing/Girl.tsx';
import { Mother } from '../home/closing/Mother.tsx';
import type { Moment } from '../solutions/train/moment.ts';
import { CutTank } from '../solutions/train/Taps.tsx';

/** From near, the end of the water's way: a woman fills her glass, her girl drinks, and the tank is behind them. */
export function Drinking({ moment }: { moment: Moment }) {
  return (
    <Drawing className="near unmirrored" width={608} height={342} from={[146, 18]}>
      <path className="w-sky" d="M140 0h640v380h-640z" />
      <g className="far">
        <Shore from={-1440} to={1560} y={216} base={420} />
        <path className="w-ground" d="M140 262h640v140h-640z" />
        <Place x={440} y={262} scale={1.95}>
          <CutTank moment={moment} />
        </Place>
      </g>
      <Standpipe />
      <Mother level={346 - moment.glass} flow={moment.flow} />
      <Place x={10} y={0}>
        <Girl />
      </Place>
    </Drawing>
  );
}
