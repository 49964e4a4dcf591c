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
      <Place x={-134} y={-36} scale={1.2}>
        <Roller />
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

/** He winds a hose onto its reel; its end hangs on a hook of the far flange. */
function Roller() {
  const who = {
    who: roller,
    x: 702,
    y: ground + 2,
    scale,
    stance: 'crouching',
    pose: {
      hip: [-9, 27],
      lean: 13,
      tilt: -18,
      feet: { near: { at: [-7, 3.5] }, far: { at: [13, 3.5] } },
    },
    near: { at: [740, 246], turn: 12 },
  } as const;
  return (
    <>
      <Figure {...who} far={{ at: [757, 227], turn: -8 }} nearArm="hidden" />
      <Reel />
      <Figure {...who} nearArm="only" />
    </>
  );
}

/** Between two flanges with spokes, on trestles; the crank is on the side of our hand. */
function Reel() {
  return (
    <Place x={773} y={258}>
      <Shape of="14,-5 18,-5 34,43 27,43" wash="slate" line="inner" />
      <Disc at={[12, -3]} radius={34} wash="steel" line="inner" />
      <Hose through="14,22 28,34 38,31 42,18 42,4" />
      <Coupling x={42} y={-9} turn={-90} scale={0.9} />
      <Shape of="26,-14 50,-14 50,-9 26,-9" wash="slate" line="inner" round={1} />
      <Shape of="M0-27L11-30A27 27 0 0 1 14 23L0 27z" wash="petrol" />
      <path
        className="w-steel l1"
        fillRule="evenodd"
        d="M-34 0a34 34 0 1 1 68 0a34 34 0 1 1-68 0zM-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0z"
      />
      <Disc at={[0, 0]} radius={28} wash="petrol" line="inner" />
      <Line of="M-19 0a19 19 0 1 1 38 0a19 19 0 1 1-38 0z" weight="pale" />
      <Shape of="M-2-7V-29H2V-7zM-2 7V29H2V7zM-7-2H-29V2H-7zM7-2H29V2H7z" wash="steel" line="fine" />
      <Shape of="-3,0 3,0 22,45 15,45 0,10 -15,45 -22,45" wash="slate" line="inner" />
      <Disc at={[0, 0]} radius={8} wash="steel" line="inner" />
      <Shape of="-2,3 3,-2 -19,-19 -23,-15" wash="clay" line="inner" round={2} />
    </Place>
  );
}
