import { roller } from '../../cast/about.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Cumulus, Shore } from '../../things/Land.tsx';
import { Crate } from './Crate.tsx';
import { Depot } from './Depot.tsx';
import { Loading } from './Loading.tsx';
import { ground, scale } from './yard.ts';

/** The crew before the first trip of the day, from the office to the truck; the hose is near to us. Narrow windows show the truck. */
export function CrewAtDawn() {
  return (
    <Drawing photo="crew-at-dawn" width={1440} height={336}>
      <Dawn />
      <Depot />
      <Loading />
      <Place x={-282} y={-88} scale={1.38}>
        <Roller />
      </Place>
      <Place x={-36} y={344} scale={2.3}>
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
      <Disc at={[1196, 168]} radius={128} line="contour" />
      <Cumulus x={1290} y={128} scale={0.9} />
      <Shore from={-40} to={1480} y={250} base={300} />
      <path className="w-ground" d="M-20 292h1480v60H-20z" />
      <Line of="M-20 292h1480" weight="inner" />
    </>
  );
}

/** He rolls up a lay-flat hose around its coupling. */
function Roller() {
  const coil = [770, 267] as const;
  const who = {
    who: roller,
    x: 710,
    y: ground + 2,
    scale,
    stance: 'crouching',
    pose: { tilt: -18 },
    near: { at: [741, 243], turn: 14 },
  } as const;
  return (
    <>
      <Figure {...who} far={{ at: [760, 226], turn: -16 }} nearArm="hidden" />
      <Hose through="770,302 780,302 792,301" />
      <Coupling x={801} y={301} scale={1.1} />
      <Disc at={coil} radius={37} wash="petrol" line="outline" />
      <Disc at={coil} radius={28} line="fine" />
      <Disc at={coil} radius={19} line="fine" />
      <Disc at={coil} radius={10} wash="steel" line="inner" />
      <Figure {...who} nearArm="only" />
    </>
  );
}
