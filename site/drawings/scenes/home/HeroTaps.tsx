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

export const stand = { x: 618, y: quayTop - 2, scale: 1.25 };

/**
 * One opens the tap for his can while another, behind the pipe, steadies it and will carry it; a girl drinks
 * beside her mother. Only the girl stands before the pipe.
 */
export function HeroTaps({ moment: { sip, turning, nod, flow } }: { moment: Moment }) {
  const seat = { x: 582, y: quayTop + 1, scale: people };
  const [handX, handY] = [737 - 2 * (1 - sip), 215 + 22 * (1 - sip)];
  const carrying: FigureProps = {
    who: carrier,
    x: 700,
    y: quayTop - 2,
    scale: people,
    faces: 'left',
    stance: 'bending',
    look: 'ahead',
    smiles: true,
    pose: {
      hip: [-3, 32],
      lean: 21,
      head: 'half',
      tilt: nod - 4,
      feet: { near: { at: [8, 3.5] }, far: { at: [-9, 3.5] } },
    },
    near: { at: [666, 263], turn: -50 },
    far: { at: [686, 236], turn: -10 },
  };
  return (
    <>
      <Figure {...mother} far={{ at: [800, 236], turn: -70 }} nearArm="hidden" />
      <Figure {...carrying} nearArm="hidden" />
      <TapStand {...stand} running={[0]} flow={flow} />
      <Shape of={box(634, quayTop - 7, 44, 7)} wash="wood" line="inner" round={1} />
      <Can x={657} y={269} scale={1.75} wash="shallow" open />
      <Shape of={box(644.5, 290, 25, 18.5)} wash="clear" line="none" />
      <Figure {...carrying} nearArm="only" />
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
        near={{ at: [609, 263], hand: 'flat', turn: -10 }}
        far={{ at: [634 + turning, 230], turn: 16 }}
      />
      <WheelchairFront {...seat} />
      <Figure
        who={girl}
        x={742}
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
      <Figure {...mother} near={{ at: [755, 244], hand: 'flat', turn: -20 }} nearArm="only" />
    </>
  );
}

const mother: FigureProps = {
  who: opener,
  x: 780,
  y: quayTop - 8,
  scale: people,
  faces: 'left',
  smiles: true,
  pose: { lean: 2, tilt: -8 },
};
