import { lead } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Radio } from '../../../things/Held.tsx';
import { Hill } from '../../../things/Land.tsx';
import { Floor, tile } from './tile.tsx';

/** A road in the hills: the full cans are fast, and she tells the driver by radio; in her other hand the rest of the strap. */
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
        pose={{ lean: 2, tilt: -2 }}
        look="ahead"
        near={{
          at: [77, 133],
          turn: -96,
          holds: <Line of="M72 142q-8 24 6 24t4-24" weight="strap" />,
        }}
        far={{ at: [133, 97], turn: 104, holds: <Radio x={126} y={87} scale={2.3} turn={16} /> }}
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
