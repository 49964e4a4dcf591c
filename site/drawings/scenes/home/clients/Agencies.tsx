import { officer } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { LevelMark, Line, Shape } from '../../../shape/Shape.tsx';
import { Clipboard, Phone } from '../../../things/Held.tsx';
import { Floor, tile } from './tile.tsx';

/** A county's operations center: he orders by phone, the list of shelters in his hand. */
export function Agencies() {
  return (
    <Drawing photo="agencies" {...tile}>
      <Floor wall="cloud" />
      <Shape of={box(133, 24, 84, 84)} wash="white" line="inner" />
      <Shape of="M175 25h41v82h-27q-20-20-6-42T175 25z" wash="sea" line="fine" />
      <Line of="M161 25q-8 20 4 40t0 42M147 25q-8 22 2 42t0 40" weight="contour" />
      <LevelMark x={165} y={72} width={12} />
      <Line of="M157 73h16" weight="inner" />
      <Shape of={box(0, 40, 40, 60)} wash="sea" line="inner" />
      <Line of="M20 40v60" />
      <Shape of={box(132, 150, 80, 8)} wash="wood" line="inner" />
      <Line of="M142 158v68M196 158v68" weight="outline" />
      <Shape of="156,150 156,128 192,128 192,150" wash="slate" line="inner" round={2} />
      <Line of="M162 134h14M162 139h14" weight="pale" />
      <Line of="M188 128v-22" weight="inner" />
      <Figure
        who={officer}
        smiles
        x={88}
        y={228}
        scale={2.05}
        pose={{ lean: 1, tilt: -10, turn: 'side' }}
        near={{ at: [101, 64], turn: 140, holds: <Phone x={85} y={47} scale={2.05} turn={-36} /> }}
        far={{ at: [116, 114], holds: <Clipboard x={114} y={116} scale={2.05} turn={-8} /> }}
      />
    </Drawing>
  );
}
