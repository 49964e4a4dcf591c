import { Drawing } from '../../Drawing.tsx';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Part, Shade } from '../close-up/Part.tsx';
import { Standpipe } from '../home/ClosingBand.tsx';
import { Girl } from '../home/closing/Girl.tsx';
import { Mother } from '../home/closing/Mother.tsx';
import type { Moment } from '../solutions/train/moment.ts';

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
        <FoldingTank />
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

/** The tank that the film shows cut open, on its platform below its cover. A hose leads from its foot to the tap. */
function FoldingTank() {
  return (
    <>
      <Place x={475} y={300} scale={1.75}>
        <Shape of="-78,1 80,1 80,8 -78,8" wash="slate" line="inner" round={1} />
        <Part of="M-66-4Q-78-50-46-98H46Q78-50 66-4 34 2 0 2T-66-4z" wash="teal">
          <Shade of="M-66-4Q-78-50-46-98h20Q-62-48-34 1q-20-1-32-5z" />
          <path className="w-clear" d="M46-98Q78-50 66-4l-9 2Q68-50 37-98z" />
        </Part>
        <Line of="M-18-90Q-34-50-24 1M18-90Q34-50 24 1M-69-34Q0-24 69-34" />
        <Shape of="M-50-97Q-36-120 0-120T50-97Q46-90 0-90T-50-97z" wash="petrol" line="inner" />
        <Line of="M0-120V-91M-20-117Q-30-108-32-93M20-117Q30-108 32-93" weight="pale" />
      </Place>
      <Shape of="M460 262h20v18h-20z" wash="steel" line="inner" />
      <Shape of="M464 262v-9h22v5h-14v4z" wash="clay" line="inner" />
      <Hose through="488,272 500,276 506,296 510,318 520,330" />
      <Coupling x={480} y={271} turn={180} />
    </>
  );
}
