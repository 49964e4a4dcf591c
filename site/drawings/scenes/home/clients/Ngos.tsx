import { lead } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Radio } from '../../../things/Held.tsx';
import { Hill } from '../../../things/Land.tsx';
import { Floor, tile } from './tile.tsx';

/** A road in the hills: she pulls the strap of the load tight, and tells its driver by radio that the full cans are fast. */
export function Ngos() {
  return (
    <Drawing photo="ngos" {...tile(136, [62, 15])}>
      <Floor wall="cloud">
        <Hill
          from={-20}
          to={220}
          y={92}
          base={212}
          wash="hill-far"
          height={26}
          phase={2.4}
          contours={4}
          gap={22}
        />
      </Floor>
      <Load />
      <Figure
        who={lead}
        x={96}
        y={238}
        scale={2.2}
        pose={{ turn: 'half', lean: 5, tilt: -6 }}
        look="ahead"
        near={{ at: [117, 100], turn: 84, holds: <Radio x={111} y={89} scale={2.3} turn={12} /> }}
        far={{ at: [128, 135], turn: -4, holds: <Line of="M136 138Q150 144 144 172" weight="strap" /> }}
      />
    </Drawing>
  );
}

/** The bed of a truck, its canvas rolled up: full cans in two layers, each behind a strap. */
function Load() {
  return (
    <>
      <path className="w-window" d="M122 46h100v118H122z" />
      {[107, 158].map(y =>
        [138, 170, 202].map(x => (
          <Can
            key={`${x} ${y}`}
            x={x}
            y={y - 44}
            scale={1.9}
            wash={(y === 107) === (x === 170) ? 'white' : 'teal'}
          />
        )),
      )}
      <Shape of={box(116, 107, 100, 5)} wash="wood" line="inner" />
      <Line of="M120 88h90M120 138h90" weight="strap" />
      <Shape of="112,38,8 220,30 220,48 124,55,4 124,162 112,162" wash="sand" loose />
      <Shape of={box(110, 158, 110, 30)} wash="petrol" loose />
      <Shape of={box(112, 188, 110, 10)} wash="slate" line="inner" />
    </>
  );
}
