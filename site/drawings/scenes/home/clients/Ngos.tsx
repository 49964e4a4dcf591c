import { lead } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { Radio } from '../../../things/Held.tsx';
import { Hill } from '../../../things/Land.tsx';
import { Truck } from '../../../things/Truck.tsx';
import { Floor, tile } from './tile.tsx';

/** A road in the hills: she guides the truck back to the water point, with a radio to its driver. */
export function Ngos() {
  return (
    <Drawing photo="ngos" {...tile}>
      <Floor wall="cloud">
        <Hill
          from={-20}
          to={220}
          y={92}
          base={212}
          wash="hill-far"
          height={26}
          phase={2.4}
          contours={6}
          gap={15}
        />
      </Floor>
      <Truck x={142} y={222} scale={1.42} />
      <Figure
        who={lead}
        x={74}
        y={228}
        scale={2.1}
        pose={{ lean: 1.5, tilt: 0 }}
        look="ahead"
        smiles
        far={{ at: [122, 74], hand: 'flat', turn: 78 }}
        near={{ at: [92, 96], turn: 62, holds: <Radio x={92} y={92} scale={2.1} turn={10} /> }}
      />
    </Drawing>
  );
}
