import { coupler, dispatcher } from '../../cast/home.ts';
import { Figure } from '../../figure/Figure.tsx';
import { Coupling, Hose, HoseRoll } from '../../things/Hose.tsx';
import { Tanker, tankerSideOutlet } from '../../things/Tanker.tsx';
import { standCoupling } from '../../things/TapStand.tsx';
import { stand } from './HeroTaps.tsx';
import type { Moment } from './hero-motion.ts';
import { people, quayTop } from './hero-scale.ts';

const truck = { x: 1006, y: quayTop - 6, scale: 1.42 };
const outlet = [
  truck.x + tankerSideOutlet.x * truck.scale,
  truck.y + tankerSideOutlet.y * truck.scale,
] as const;
const coupling = [stand.x + standCoupling.x * stand.scale, stand.y + standCoupling.y * stand.scale] as const;

/** A tanker of drinking water, and its driver with a second hose, rolled up. */
export function HeroTanker() {
  return (
    <>
      <Tanker {...truck} />
      <Figure
        who={dispatcher}
        x={1266}
        y={quayTop + 1}
        scale={people}
        faces="left"
        look="ahead"
        pose={{ head: 'side', tilt: -6 }}
        near={{ at: [1262, 230], turn: 10, holds: <HoseRoll x={1251} y={212} radius={21} /> }}
        far={{ at: [1240, 226], hand: 'flat', turn: -50 }}
        farArmInFront
      />
    </>
  );
}

/** The tanker feeds the stand: from its side valve the hose lies on the quay and ends in the manifold, where he couples it. */
export function HeroHose({ moment: { couple } }: { moment: Moment }) {
  const [x, y] = coupling;
  return (
    <>
      <Figure
        who={coupler}
        x={1040}
        y={quayTop + 1}
        scale={people}
        faces="left"
        stance="kneeling"
        pose={{ feet: { near: { at: [11, 3.4] }, far: { at: [-22, 4.6], turn: -62 } } }}
        far={{ at: [x + 25 + couple, y - 8], turn: -6 }}
        nearArm="hidden"
      />
      <Hose
        through={[
          [x + 12, y],
          [x + 24, y + 1],
          [x + 24, y + 60],
          [x + 30, quayTop + 6],
          [x + 90, quayTop + 8],
          [outlet[0] - 40, quayTop + 7],
          [outlet[0], quayTop + 6],
          [outlet[0] + 2, outlet[1] + 30],
          [outlet[0], outlet[1] + 4],
        ]}
      />
      <Coupling x={x} y={y} scale={1.25} turn={180} />
      <Figure
        who={coupler}
        x={1040}
        y={quayTop + 1}
        scale={people}
        faces="left"
        stance="kneeling"
        near={{ at: [x + 26 + couple, y + 2], turn: 2 }}
        nearArm="only"
      />
    </>
  );
}
