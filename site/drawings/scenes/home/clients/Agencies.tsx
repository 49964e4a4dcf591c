import { officer } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { LevelMark, Line, Shape } from '../../../shape/Shape.tsx';
import { Floor, tile } from './tile.tsx';

/** A county's operations center: he plans over the map of the coast where water has to go first. */
export function Agencies() {
  return (
    <Drawing photo="agencies" {...tile}>
      <Floor wall="cloud" />
      <Shape of={box(128, 22, 84, 58)} wash="sea" line="inner" />
      <Line of="M166 22v58M128 52h72" />
      <Shape of={box(84, 138, 126, 8)} wash="wood" line="inner" />
      <Line of="M96 146v78M184 146v78" weight="outline" />
      <Shape of="92,138 114,112 212,112 212,138" wash="white" line="inner" />
      <Shape of="M170 113h41v24h-56q18-6 8-13T170 113z" wash="sea" line="fine" />
      <Line of="M128 113q-10 6-6 12t-12 12M148 113q-10 6-4 12t-12 12" weight="contour" />
      <LevelMark x={158} y={122} width={11} />
      <Figure
        who={officer}
        smiles
        x={66}
        y={228}
        scale={2.05}
        stance="bending"
        pose={{
          hip: [-5, 45],
          lean: 17,
          tilt: -16,
          feet: { near: { at: [-6, 3.5] }, far: { at: [7, 3.5] } },
        }}
        far={{ at: [136, 110], hand: 'point', turn: -24 }}
        near={{ at: [104, 128], hand: 'flat', turn: -8 }}
      />
    </Drawing>
  );
}
