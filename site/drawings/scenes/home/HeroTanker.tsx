import { coupler, driver } from '../../cast/home.ts';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
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
  x: 860,
  y: quayTop + 1,
  scale: people,
  faces: 'left',
  stance: 'kneeling',
  look: 'ahead',
  smiles: true,
  pose: { tilt: 6 },
};

/** A tanker of drinking water with its wheels chocked. The driver opens its valve. */
export function HeroTanker({ moment: { feel } }: { moment: Moment }) {
  return (
    <>
      <Tanker {...truck} valve="side" />
      <Chock x={976} />
      <Chock x={1254} />
      <Place x={1214} y={0} flip>
        <Chock x={0} />
      </Place>
      <Figure
        who={driver}
        x={1070}
        y={quayTop + 1}
        scale={people}
        faces="left"
        stance="kneeling"
        pose={{ lean: 14, hip: [-3, 26], tilt: -14 }}
        near={{ at: [outlet[0] + 31, 249 + feel / 3], turn: 16 }}
        far={{ at: [outlet[0] + 13, 234 - feel / 3], turn: -20 }}
        farArmInFront
      />
    </>
  );
}

/** A wedge at the right of a wheel. */
function Chock({ x }: { x: number }) {
  const y = quayTop - 5;
  return (
    <Shape
      of={`${x},${y - 16} ${x + 6},${y - 16} ${x + 24},${y} ${x - 4},${y}`}
      wash="clay"
      line="inner"
      round={1}
    />
  );
}

/** People step over the hose here. */
function HoseRamp({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="0,6 5,-6 43,-6 48,6" wash="honey" line="inner" round={1} />
      <Line of="M3-1H45" />
      <Shape of={box(3, 0, 42, 6)} wash="hatch" line="none" />
    </Place>
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
      <HoseRamp x={908} y={quayTop + 3} />
      <Coupling x={x} y={y} scale={1.25} turn={180} />
      <Figure {...checking} near={{ at: [x + 29, y + 36 + feel], turn: 6 }} nearArm="only" />
    </>
  );
}
