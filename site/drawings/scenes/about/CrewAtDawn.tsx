import { roller } from '../../cast/about.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { Disc, Line, Shape } from '../../shape/Shape.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Hill } from '../../things/Land.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Depot } from './Depot.tsx';
import { Loading } from './Loading.tsx';
import { ground, scale } from './yard.ts';

/** The crew before the first trip of the day, from the office to the truck. Narrow windows show the truck. */
export function CrewAtDawn() {
  return (
    <Drawing photo="crew-at-dawn" width={1440} height={336}>
      <Dawn />
      <Depot />
      <StandTank x={764} y={292} scale={1.08} />
      <Roller />
      <Loading />
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
      <Hill
        from={-40}
        to={1480}
        y={214}
        base={300}
        wash="hill-far"
        height={20}
        phase={1.6}
        stretch={1.4}
        contours={6}
        gap={13}
      />
      <path className="w-ground" d="M-20 292h1480v60H-20z" />
      <Line of="M-20 292h1480" weight="inner" />
    </>
  );
}

/** He rolls a lay-flat hose around its coupling. */
function Roller() {
  const coil = [780, 268] as const;
  return (
    <>
      <Hose through="770,304 780,304 790,304" />
      <Coupling x={804} y={304} scale={1.3} />
      <Figure
        who={roller}
        x={718}
        y={ground + 2}
        scale={scale}
        stance="crouching"
        near={{ at: [758, 240], turn: -30 }}
        far={{ at: [776, 230], turn: -20 }}
      />
      <Disc at={coil} radius={37} wash="petrol" line="outline" />
      <Disc at={coil} radius={28} line="fine" />
      <Disc at={coil} radius={19} line="fine" />
      <Disc at={coil} radius={10} wash="steel" line="inner" />
    </>
  );
}
