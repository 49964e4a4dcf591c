import { Drawing } from '../../Drawing.tsx';
import { Place, Shape } from '../../shape/Shape.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Standpipe } from '../home/ClosingBand.tsx';
import { Girl } from '../home/closing/Girl.tsx';
import { Mother } from '../home/closing/Mother.tsx';
import type { Moment } from '../solutions/train/moment.ts';
import { CutTank } from '../solutions/train/Taps.tsx';

/**
 * From near, the end of the water's way: a girl drinks, her mother fills the next glass and sees it, and behind them
 * is the tank that the water has come through. The button of the player lies on the tank.
 */
export function Drinking({ moment }: { moment: Moment }) {
  return (
    <Drawing className="close-up unmirrored" width={608} height={342} from={[146, 18]}>
      <path className="w-sky" d="M140 0h640v380h-640z" />
      <g className="far">
        <path className="w-hill-far" d="M140 190q80-16 160-2t160 0 320 2v20H140z" />
        <path className="w-sea" d="M140 204h640v46H140z" />
        <path className="w-ground" d="M140 248h640v140h-640z" />
        <FoldingTank moment={moment} />
      </g>
      <Place x={886} y={60} scale={0.84} flip>
        <Standpipe />
        <Mother level={344 - moment.glass} flow={moment.flow} />
      </Place>
      <Place x={924} y={-14} scale={1.08} flip>
        <Girl head={0.85} />
      </Place>
    </Drawing>
  );
}

/** As full as the film has shown it. A hose leads from its foot to the tap. */
function FoldingTank({ moment }: { moment: Moment }) {
  return (
    <>
      <Place x={475} y={300} scale={1.75}>
        <CutTank moment={moment} />
      </Place>
      <Shape of="M460 262h20v18h-20z" wash="steel" line="inner" />
      <Shape of="M464 262v-9h22v5h-14v4z" wash="clay" line="inner" />
      <Hose through="488,272 500,276 506,296 510,318 520,330" />
      <Coupling x={480} y={271} turn={180} />
    </>
  );
}
