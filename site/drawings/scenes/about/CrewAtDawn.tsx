import { hauler } from '../../cast/about.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Cast, Cumulus, Shore } from '../../things/Land.tsx';
import { Crate } from './Crate.tsx';
import { Depot } from './Depot.tsx';
import { Loading } from './Loading.tsx';
import { ground, scale } from './yard.ts';

/** The crew before the first trip of the day, from the office to the truck; he who lifts is near to us. Narrow windows show the truck. */
export function CrewAtDawn() {
  return (
    <Drawing photo="crew-at-dawn" width={1440} height={336}>
      <Dawn />
      <Depot />
      <Loading />
      <Place x={-134} y={-36} scale={1.2}>
        <Hauler />
      </Place>
      <Place x={12} y={328} scale={1.3}>
        <Crate x={0} y={0} />
      </Place>
    </Drawing>
  );
}

function Dawn() {
  return (
    <>
      <Shape of="M560 250Q860 190 1080 120T1500 20V300H560z" wash="glow" line="none" />
      <Disc at={[1196, 168]} radius={104} wash="sun" />
      <Disc at={[1196, 168]} radius={115} line="contour" />
      <Cumulus x={1290} y={128} scale={0.9} />
      <Shore from={-40} to={1480} y={250} base={300} />
      <path className="w-ground" d="M-20 292h1480v60H-20z" />
      <Line of="M-20 292h1480" weight="inner" />
    </>
  );
}

/** He lifts the next crate from his knees, a hand in the hole of either side. */
function Hauler() {
  return (
    <Figure
      who={hauler}
      x={694}
      y={ground + 2}
      scale={scale}
      stance="crouching"
      pose={{
        hip: [-9, 27],
        lean: 13,
        head: 'half',
        tilt: -8,
        feet: { near: { at: [-7, 3.5] }, far: { at: [13, 3.5] } },
      }}
      look="ahead"
      far={{ at: [744, 262], turn: 0 }}
      near={{
        at: [743, 262],
        turn: -10,
        holds: (
          <>
            <Cast x={724} y={ground + 2} width={60} height={40} />
            <Crate x={724} y={ground - 8} />
          </>
        ),
      }}
    />
  );
}
