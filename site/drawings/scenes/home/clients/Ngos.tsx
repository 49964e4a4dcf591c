import { lead } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { Line, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Radio } from '../../../things/Held.tsx';
import { Hill } from '../../../things/Land.tsx';
import { Truck } from '../../../things/Truck.tsx';
import { Floor, tile } from './tile.tsx';

/** A road in the hills: with a hand on the load's strap she tells its driver by radio that the full cans are fast. */
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
      <Truck x={151} y={222} scale={1.42} />
      <Load />
      <Figure
        who={lead}
        x={108}
        y={228}
        scale={2.1}
        pose={{ turn: 'side', head: 'half', lean: 2, tilt: -2 }}
        look="ahead"
        smiles
        near={{ at: [139, 84], turn: 100, holds: <Radio x={133} y={78} scale={2.1} turn={-6} /> }}
        far={{ at: [144, 119], turn: 10 }}
      />
      <Line of="M133 84.5L138.5 90.5M142.5 112L138 119.5" />
    </Drawing>
  );
}

/** Its rear flap is rolled up: full cans on the bed, behind a strap. */
function Load() {
  return (
    <>
      <Shape of="151,137 152,76,12 205,64 210,66 210,137" wash="window" line="inner" />
      <Shape of="M148 84q2-22 30-26l34-4v10l-34 5q-20 2-22 18z" wash="sand" line="inner" />
      {[110, 137].map(y =>
        [162, 184].map(x => (
          <Can key={`${x} ${y}`} x={x} y={y - 25} scale={1.05} wash={(x + y) % 8 ? 'teal' : 'white'} />
        )),
      )}
      <Line of="M152 118h58" weight="strap" />
    </>
  );
}
