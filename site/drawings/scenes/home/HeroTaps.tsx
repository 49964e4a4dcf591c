import { drinker, girl, opener } from '../../cast/home.ts';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Cup } from '../../things/Held.tsx';
import { TapStand } from '../../things/TapStand.tsx';
import { WheelchairBack, WheelchairFront } from '../../things/Wheelchair.tsx';
import type { Moment } from './hero-motion.ts';
import { ground, scales } from './hero-scale.ts';

const scale = scales.taps;
const y = ground(scale);
export const stand = { x: 718, y, scale: 1.55 };

/** The old man drinks what he has drawn; a woman fills the first of her two cans, and her girl is next with her cup. */
export function HeroTaps({ moment: { sip, turning, nod, flow } }: { moment: Moment }) {
  const seat = { x: 716, y: y + 3, scale };
  const [cupX, cupY] = [742 + 6 * (1 - sip), 214 + 14 * (1 - sip)];
  return (
    <>
      <Figure
        who={girl}
        x={811}
        y={y - 4}
        scale={scale}
        look="ahead"
        smiles
        pose={{ tilt: 8 - nod }}
        near={{ at: [840, 196], turn: 30, holds: <Cup x={840} y={196} scale={1.8} turn={-10} /> }}
        far={{ at: [841, 199], turn: 20 }}
      />
      <TapStand {...stand} running={[2]} flow={flow} />
      <Shape of={box(834, y - 7, 52, 8)} wash="wood" line="inner" round={1} />
      <Can x={864} y={263} scale={2.1} wash="shallow" open />
      <Shape of={box(849, 288, 30, 22)} wash="clear" line="none" />
      <Disc at={[712, 282]} radius={34} line="outline" />
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
          holds: <Cup x={cupX} y={cupY} scale={1.9} turn={-46 * sip} />,
        }}
        far={{ at: [757, 254], turn: -12 }}
      />
      <WheelchairFront {...seat} />
      <Figure
        who={opener}
        x={908}
        y={y + 4}
        scale={scale}
        faces="left"
        smiles
        look="ahead"
        pose={{ lean: 7, tilt: nod - 8, head: 'half' }}
        far={{ at: [876, 212 + turning], turn: 10 }}
        near={{ at: [914, 214], turn: -84, holds: <Can x={913} y={222} scale={2.1} wash="white" /> }}
      />
    </>
  );
}
