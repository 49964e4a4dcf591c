import { drinker, girl, opener } from '../../cast/home.ts';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Cup } from '../../things/Held.tsx';
import { TapStand } from '../../things/TapStand.tsx';
import { WheelchairBack, WheelchairFront } from '../../things/Wheelchair.tsx';
import type { Moment } from './hero-motion.ts';
import { people, quayTop } from './hero-scale.ts';

export const stand = { x: 634, y: quayTop - 2, scale: 1.25 };

/** The old man drinks what he has drawn; a woman fills the first of her two cans, and her girl is next with her cup. */
export function HeroTaps({ moment: { sip, turning, nod, flow } }: { moment: Moment }) {
  const seat = { x: 582, y: quayTop - 3, scale: people };
  const [cupX, cupY] = [604 + 5 * (1 - sip), 226 + 12 * (1 - sip)];
  return (
    <>
      <Figure
        who={girl}
        x={642}
        y={quayTop - 6}
        scale={people}
        look="ahead"
        smiles
        pose={{ tilt: 12 - nod, head: 'side' }}
        near={{ at: [668, 214], turn: 30, holds: <Cup x={668} y={214} scale={1.5} turn={-10} /> }}
        far={{ at: [669, 217], turn: 20 }}
      />
      <TapStand {...stand} running={[1]} flow={flow} />
      <Shape of={box(681, quayTop - 7, 44, 7)} wash="wood" line="inner" round={1} />
      <Can x={705} y={269} scale={1.75} wash="shallow" open />
      <Shape of={box(692.5, 290, 25, 18.5)} wash="clear" line="none" />
      <WheelchairBack {...seat} />
      <Figure
        who={drinker}
        {...seat}
        stance="sitting"
        look={sip > 0.5 ? 'closed' : 'ahead'}
        smiles={sip < 0.5}
        pose={{
          hip: [-2, 23],
          lean: 3,
          bow: 2,
          tilt: 8 * sip + nod,
          feet: { near: { at: [18.5, 6.5] }, far: { at: [23, 6.5] } },
        }}
        near={{
          at: [cupX, cupY],
          turn: 30 + 22 * sip,
          holds: <Cup x={cupX} y={cupY} scale={1.6} turn={-46 * sip} />,
        }}
        far={{ at: [617, 259], turn: -12 }}
      />
      <WheelchairFront {...seat} />
      <Figure
        who={opener}
        x={754}
        y={quayTop + 2}
        scale={people}
        faces="left"
        smiles
        pose={{ lean: 6, tilt: nod - 10, head: 'side' }}
        far={{ at: [718, 228 + turning], turn: 10 }}
        near={{ at: [757, 230], turn: -84, holds: <Can x={756} y={236} scale={1.75} wash="white" /> }}
      />
    </>
  );
}
