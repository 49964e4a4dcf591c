import { escort, planner } from '../../../cast/lifeline.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { LevelMark, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Hill } from '../../../things/Land.tsx';
import { Truck } from '../../../things/Truck.tsx';

/**
 * A stop on the way: two people settle the next part of the route on a map. The truck behind them carries
 * drinking water in a bladder. Dusk, no sun. A narrow card shows the middle 300 units.
 */
export function Tactical() {
  return (
    <Drawing photo="tactical" width={450} height={200} from={[-51, 22]}>
      <path className="w-slate" d="M-60 0h500v230H-60z" />
      <Hill
        from={-60}
        to={440}
        y={66}
        base={190}
        wash="petrol"
        height={26}
        phase={2.4}
        contours={6}
        gap={13}
      />
      <path className="w-cloud-low" d="M-60 178h500v52H-60z" />
      <Line of="M-60 178h500" weight="inner" />
      <Place x={-108} y={0}>
        <Truck x={306} y={190} scale={0.98} />
        <Bladder />
      </Place>
      <Figure
        who={escort}
        x={74}
        y={207}
        scale={1.62}
        look="ahead"
        pose={{ lean: 3, tilt: -8 }}
        near={{ at: [109, 118], turn: -10, holds: <Route /> }}
        far={{ at: [116, 110], turn: -10 }}
      />
      <Figure
        who={planner}
        x={176}
        y={209}
        scale={1.62}
        faces="left"
        look="ahead"
        smiles
        pose={{ lean: 4, tilt: 4, head: 'half' }}
        near={{ at: [140, 111], hand: 'point', turn: -20 }}
        far={{ at: [155, 112], turn: -10 }}
      />
    </Drawing>
  );
}

/** The canvas is rolled up over the load: a bladder, strapped, with its valve at the rear. */
function Bladder() {
  return (
    <>
      <Shape of="303,131 306,86 456,86 456,131" wash="ink" line="inner" />
      <Shape of="M304 131Q296 100 330 97H440Q460 100 470 131z" wash="clear" line="outline" />
      <Shape of="M305 130Q299 102 328 98Q318 112 322 130z" wash="hatch" line="none" />
      <Shape of={box(372, 92, 16, 6)} wash="slate" line="inner" round={2} />
      <LevelMark x={352} y={122} width={16} />
      <Line of="M336 97q-8 16-6 33M420 97q8 16 6 33" weight="strap" />
    </>
  );
}

/** The route, on a map that he holds. */
function Route() {
  return (
    <>
      <Shape of="104,122 116,108 160,107 150,121" wash="white" line="inner" />
      <Line of="M114 114q10 4 20-1t22-2" weight="contour" />
      <Line of="M112 119l12-4 10 2 16-6" />
    </>
  );
}
