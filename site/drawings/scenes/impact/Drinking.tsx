import { Drawing } from '../../Drawing.tsx';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
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
    <Drawing className="near unmirrored" width={608} height={342} from={[146, 18]}>
      <path className="w-sky" d="M140 0h640v380h-640z" />
      <g className="far">
        <path className="w-hill-far" d="M140 190q80-16 160-2t160 0 320 2v20H140z" />
        <path className="w-sea" d="M140 204h640v46H140z" />
        <path className="w-ground" d="M140 248h640v140h-640z" />
        <OnionTank />
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

/**
 * Stands by itself: the water presses its wall outward, and the collar floats up with it, below a cover. A hose leads
 * from its foot to the tap.
 */
function OnionTank() {
  return (
    <>
      <Shape of="M300 288q4-16 60-20h230q58 4 64 20 0 14-60 18H360q-58-4-60-18z" wash="slate" line="inner" />
      <Shape
        of="M392 158c-14 34-70 66-76 108-2 16 10 26 34 28 84 6 170 6 250 0 24-2 36-12 34-28-6-42-62-74-76-108z"
        wash="teal"
      />
      <Shape
        of="M392 158c-14 34-70 66-76 108-2 16 10 26 34 28l34 2c-44-40 6-90 30-136z"
        wash="shade"
        line="none"
      />
      <Shape of="M558 158c14 34 70 66 76 108 1 10-3 17-11 22-4-50-56-82-83-129z" wash="clear" line="none" />
      <Line of="M430 170c-12 40-36 76-32 126M520 170c12 40 36 76 32 126M475 172V298M322 250q152 26 306 0" />
      <Shape of="M382 154c0-22 186-22 186 0 0 24-186 24-186 0z" wash="honey" />
      <Shape of="M394 150c6-34 156-34 162 0 0 17-162 17-162 0z" wash="petrol" line="inner" />
      <Line of="M475 125v37M420 134c-2 10-2 16 0 25m110-25c2 10 2 16 0 25" weight="hair" />
      <Shape of="M460 262h20v18h-20z" wash="steel" line="inner" />
      <Shape of="M464 262v-9h22v5h-14v4z" wash="clay" line="inner" />
      <Hose through="488,272 500,276 506,296 510,318 520,330" />
      <Coupling x={480} y={271} turn={180} />
    </>
  );
}
