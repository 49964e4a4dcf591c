import { hauler } from '../../cast/about.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Cumulus, Shore } from '../../things/Land.tsx';
import { Crate } from './Crate.tsx';
import { Depot } from './Depot.tsx';
import { Loading } from './Loading.tsx';

/**
 * The crew before the first trip of the day: from near three of them at the truck, before the rising sun; behind them
 * one who brings the next crate, and far away the depot. Narrow windows show the truck.
 */
export function CrewAtDawn() {
  return (
    <Drawing photo="crew-at-dawn" width={1440} height={336}>
      <Dawn />
      <path className="w-shade" d="M60 268h560l-90 40H20z" />
      <Place x={110} y={53.5} scale={0.72}>
        <Depot />
      </Place>
      <Stack />
      <Hauler />
      <Loading />
    </Drawing>
  );
}

function Dawn() {
  return (
    <>
      <Shape of="M546 210V158A620 240 0 0 1 1786 158V210z" wash="glow" line="none" />
      <Disc at={[1166, 158]} radius={126} wash="sun" />
      <Disc at={[1166, 158]} radius={138} line="contour" />
      <g className="far">
        <Cumulus x={560} y={166} scale={2.3} />
        <Cumulus x={-90} y={166} scale={2.4} />
      </g>
      <Shore from={600} to={1480} y={158} base={204} />
      <path className="w-ground" d="M-20 196h1480v152H-20z" />
      <Line of="M-20 196h1480" weight="inner" />
    </>
  );
}

/** What the next trip takes, near to us and against the light. */
function Stack() {
  return (
    <>
      <path className="w-shade" d="M-20 304h140l-40 30H-20z" />
      <Crate x={18} y={326} scale={1.5} />
      <Crate x={8} y={262} scale={1.5} />
      <path className="w-shade" d="M9 200h58v62h10v64H19v-64H9z" />
    </>
  );
}

/** He brings the next crate, a hand around either end. */
function Hauler() {
  return (
    <>
      <path className="w-shade" d="M742 318l26 2-60 20h-70z" />
      <Figure
        who={hauler}
        x={742}
        y={322}
        scale={2.4}
        stance="stepping"
        look="ahead"
        pose={{ lean: -1, head: 'half', tilt: -2 }}
        far={{ at: [801, 200], turn: 186, holds: <Crate x={718} y={224} scale={1.15} /> }}
        near={{ at: [720, 208], turn: 10 }}
        shadow={false}
      />
      <path
        className="w-sun"
        opacity="0.7"
        d="M758 140q7 1 10 7l9 13-4 2-8-13q-3-6-7-9zM759 112l1 17-4 6q1-12 0-23z"
      />
    </>
  );
}
