import { coupler, dispatcher } from '../../cast/home.ts';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { Coupling, Hose, HoseRoll } from '../../things/Hose.tsx';
import { Tanker, tankerOutlet } from '../../things/Tanker.tsx';
import { standCoupling } from '../../things/TapStand.tsx';
import { stand } from './HeroTaps.tsx';
import type { Moment } from './hero-motion.ts';
import { people, quayTop } from './hero-scale.ts';

const truck = { x: 842, y: quayTop - 6, scale: 1.42 };
const { side } = tankerOutlet;
const outlet = [truck.x + side.x * truck.scale, truck.y + side.y * truck.scale] as const;
const coupling = [stand.x + standCoupling.x * stand.scale, stand.y + standCoupling.y * stand.scale] as const;

const checking: FigureProps = {
  who: coupler,
  x: 856,
  y: quayTop + 1,
  scale: people,
  faces: 'left',
  stance: 'kneeling',
  look: 'ahead',
  smiles: true,
  pose: { tilt: 6 },
};

/** A tanker of drinking water, and its driver with a second hose, rolled up. */
export function HeroTanker() {
  return (
    <>
      <Tanker {...truck} valve="side" />
      <Figure
        who={dispatcher}
        x={1120}
        y={quayTop + 1}
        scale={people}
        faces="left"
        look="ahead"
        smiles
        pose={{ tilt: -3 }}
        near={{ at: [1112, 220], turn: 16, holds: <HoseRoll x={1098} y={208} radius={21} /> }}
        far={{ at: [1090, 228], turn: 70 }}
        farArmInFront
      />
    </>
  );
}

/** The tanker feeds the stand: from its valve the hose lies on the quay and ends in the manifold. He feels it for leaks. */
export function HeroHose({ moment: { feel } }: { moment: Moment }) {
  const [x, y] = coupling;
  return (
    <>
      <Figure {...checking} far={{ at: [x + 30, y + 10], turn: 20 }} nearArm="hidden" />
      <Hose
        through={[
          [x + 12, y],
          [x + 20, y + 1],
          [x + 25, y + 12],
          [x + 24, y + 60],
          [x + 32, quayTop + 3],
          [outlet[0] - 6, quayTop + 3],
          [outlet[0], quayTop - 10],
          [outlet[0], outlet[1]],
        ]}
      />
      <Coupling x={x} y={y} scale={1.25} turn={180} />
      <Figure {...checking} near={{ at: [x + 29, y + 36 + feel], turn: 6 }} nearArm="only" />
    </>
  );
}
