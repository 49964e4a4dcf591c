import { carrier, filler, girl, opener } from '../../cast/home.ts';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Cup } from '../../things/Held.tsx';
import { TapStand } from '../../things/TapStand.tsx';
import { WheelchairBack, WheelchairFront } from '../../things/Wheelchair.tsx';
import type { Moment } from './hero-motion.ts';
import { people, quayTop } from './hero-scale.ts';

export const stand = { x: 622, y: quayTop - 2, scale: 1.22 };

/** One opens the tap for his can while another steadies it and will carry it; a girl drinks beside her mother. */
export function HeroTaps({ moment: { sip, turning, nod, flow } }: { moment: Moment }) {
  const seat = { x: 588, y: quayTop + 1, scale: people };
  const [handX, handY] = [753 - 2 * (1 - sip), 215 + 22 * (1 - sip)];
  return (
    <>
      <Figure {...mother} far={{ at: [814, 236], turn: -70 }} nearArm="hidden" />
      <TapStand {...stand} running={[0]} flow={flow} />
      <Shape of={box(640, quayTop - 8, 44, 8)} wash="wood" line="inner" round={1} />
      <Can x={663} y={268} scale={1.75} wash="white" open />
      <WheelchairBack {...seat} />
      <Figure
        who={filler}
        {...seat}
        stance="sitting"
        look="ahead"
        smiles
        pose={{
          hip: [-1, 23],
          lean: 5,
          bow: 2,
          tilt: 12 + nod,
          feet: { near: { at: [20, 6.5] }, far: { at: [23, 6.5] } },
        }}
        near={{ at: [615, 263], hand: 'flat', turn: -10 }}
        far={{ at: [640 + turning, 232], turn: 16 }}
      />
      <WheelchairFront {...seat} />
      <Figure
        who={carrier}
        x={712}
        y={quayTop + 3}
        scale={people}
        faces="left"
        stance="bending"
        look="ahead"
        smiles
        pose={{
          hip: [-3, 38.5],
          lean: 20,
          head: 'half',
          tilt: nod - 4,
          feet: { near: { at: [10, 3.5] }, far: { at: [-9, 3.5] } },
        }}
        near={{ at: [676, 268], turn: -20 }}
        far={{ at: [671, 265], turn: -20 }}
      />
      <Figure
        who={girl}
        x={758}
        y={quayTop + 3}
        scale={people}
        faces="left"
        pose={{ turn: 'side', tilt: 4 * sip - 8 * (1 - sip), lean: -0.4, bow: -1 }}
        look={sip > 0.5 ? 'down' : 'ahead'}
        smiles={sip < 0.5}
        near={{
          at: [handX, handY],
          turn: 20,
          holds: <Cup x={handX} y={handY} scale={1.35} turn={28 * sip} flip />,
        }}
      />
      <Figure {...mother} near={{ at: [770, 244], hand: 'flat', turn: -20 }} nearArm="only" />
    </>
  );
}

const mother: FigureProps = {
  who: opener,
  x: 794,
  y: quayTop - 8,
  scale: people,
  faces: 'left',
  smiles: true,
  pose: { lean: 2, tilt: -8 },
};
