import { mechanic } from '../../cast/error-pages.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Shape } from '../../shape/Shape.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Cast, Hill } from '../../things/Land.tsx';
import { Pump } from '../../things/Pump.tsx';

/** A pump stands still, its hose is off: he tightens a bolt, the tools beside him. */
export function Repair() {
  return (
    <Drawing width={340} height={220}>
      <path className="w-cloud" d="M0 0h340v220H0z" />
      <Hill from={-20} to={380} y={84} base={180} wash="hill" height={16} phase={1} contours={5} gap={13} />
      <path className="w-ground" d="M0 168h340v52H0z" />
      <g className="far">
        <Line of="M0 168h340" weight="inner" />
      </g>
      <Cast x={162} y={201} width={140} height={120} />
      <Pump x={232} y={204} scale={3} flip />
      <Hose through="400,150 356,166 340,192 324,200" />
      <Coupling x={310} y={202} scale={1.5} turn={180} />
      <Figure
        who={mechanic}
        x={100}
        y={210}
        scale={2.6}
        stance="kneeling"
        pose={{ lean: 11, tilt: -8, head: 'half' }}
        near={{ at: [160, 150], turn: -6, holds: <Wrench x={168} y={151} /> }}
        far={{ at: [155, 104], turn: -10 }}
      />
      <Toolbox />
    </Drawing>
  );
}

function Wrench({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Shape of={box(x - 6, y - 3, 34, 6)} wash="steel" line="inner" round={2} />
      <Disc at={[x + 30, y]} radius={6} wash="steel" line="inner" />
    </>
  );
}

function Toolbox() {
  return (
    <>
      <Line of="M-26 186v-16h42v16" weight="outline" />
      <Shape of={box(-32, 186, 62, 28)} wash="clay" round={2} loose />
      <Line of="M-32 195h62" />
      <Line of="M206 213l22 3" weight="outline" />
      <Shape of="186,208 206,211 205,217 185,214" wash="honey" line="inner" round={2} />
    </>
  );
}
