import { coupler, driver } from '../../cast/home.ts';
import { Figure } from '../../figure/Figure.tsx';
import { Place, Shape } from '../../shape/Shape.tsx';
import { Clipboard } from '../../things/Held.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Vial } from '../../things/Sample.tsx';
import { Tanker, tankerOutlet } from '../../things/Tanker.tsx';
import { standCoupling } from '../../things/TapStand.tsx';
import { stand } from './HeroTaps.tsx';
import type { Moment } from './hero-motion.ts';
import { people, quayTop } from './hero-scale.ts';

const truck = { x: 912, y: quayTop - 6, scale: 1.42 };
const { rear } = tankerOutlet;
const outlet = [truck.x + rear.x * truck.scale, truck.y + rear.y * truck.scale] as const;
const coupling = [stand.x + standCoupling.x * stand.scale, stand.y + standCoupling.y * stand.scale] as const;

/** A tanker of drinking water, held by a chock on either side of a rear wheel. The driver has drawn a sample and looks at it against the light. */
export function HeroTanker({ moment: { nod } }: { moment: Moment }) {
  const [x, y] = [1166, 168];
  return (
    <>
      <Tanker {...truck} />
      <WorkLamp x={902} y={126} />
      <Chock x={975} />
      <Place x={934} y={0} flip>
        <Chock x={0} />
      </Place>
      <Figure
        who={driver}
        x={1130}
        y={quayTop + 1}
        scale={people}
        look="ahead"
        pose={{ turn: 'side', tilt: 4 + nod }}
        near={{ at: [x, y], hand: 'pinch', turn: 60, holds: <Vial x={x + 7} y={y} scale={people} /> }}
        far={{ at: [1156, 230], turn: 20, holds: <Clipboard x={1156} y={230} scale={people} turn={16} /> }}
      />
    </>
  );
}

/** Clamped to the catwalk: it lights the stand at night. */
function WorkLamp({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <g className="lit" opacity="0.25">
        <Shape of="-12,9 -2,16 -34,186 -300,186" wash="window" line="none" />
      </g>
      <Shape of="0,0 12,6 6,18 -8,8" wash="slate" line="inner" round={1} />
      <Shape of="-8,8 6,18 0,20 -14,10" wash="window" line="fine" round={1} />
    </Place>
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

/** The tanker feeds the stand: from its valve the hose lies on the quay, behind the man who opens it, and ends in the manifold. */
export function HeroHose({ moment: { feel } }: { moment: Moment }) {
  const [x, y] = coupling;
  return (
    <>
      <Hose
        through={[
          [x + 16, y],
          [x + 30, y + 16],
          [x - 30, y + 48],
          [x - 34, quayTop - 17],
          [x - 8, quayTop - 11],
          [outlet[0] - 12, quayTop - 9],
          [outlet[0], outlet[1] + 18],
          [outlet[0], outlet[1] + 6],
        ]}
      />
      <Coupling x={x} y={y} scale={1.25} turn={180} />
      <Coupling x={outlet[0]} y={outlet[1]} scale={1.25} turn={-90} />
      <Figure
        who={coupler}
        x={854}
        y={quayTop + 1}
        scale={people}
        stance="kneeling"
        smiles
        pose={{ tilt: 0, lean: 7 }}
        near={{ at: [outlet[0] - 8, 250 + feel / 3], turn: 20 }}
        far={{ at: [outlet[0] + 7, 238 - feel / 3], turn: 5 }}
      />
    </>
  );
}
