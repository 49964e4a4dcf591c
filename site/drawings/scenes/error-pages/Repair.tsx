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
      <Cast x={158} y={193} width={100} height={90} />
      <Pump x={206} y={196} scale={2.1} flip />
      <Hose through="400,168 330,176 300,196 288,200" />
      <Coupling x={276} y={202} scale={1.5} turn={180} />
      <Figure
        who={mechanic}
        x={108}
        y={202}
        scale={2}
        stance="kneeling"
        pose={{ lean: 11, tilt: -8, head: 'half' }}
        near={{ at: [154, 152], turn: -6, holds: <Wrench x={160} y={152} /> }}
        far={{ at: [160, 126], hand: 'flat', turn: 6 }}
      />
      <Cast x={26} y={206} width={58} height={40} />
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
      <Line of="M38 184v-14h34v14" weight="outline" />
      <Shape of={box(26, 184, 58, 24)} wash="clay" round={2} loose />
      <Line of="M26 192h58" />
      <Line of="M144 210l18 3" weight="outline" />
      <Shape of="128,205 144,207.5 143,212.5 127,210" wash="honey" line="inner" round={2} />
    </>
  );
}
