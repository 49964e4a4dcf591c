import { carrier, filler, girl, opener } from '../../cast/home.ts';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Cup } from '../../things/Held.tsx';
import { TapStand } from '../../things/TapStand.tsx';
import { WheelchairBack, WheelchairFront } from '../../things/Wheelchair.tsx';
import type { Moment } from './hero-motion.ts';
import { people, quayTop } from './hero-scale.ts';

export const stand = { x: 765, y: quayTop - 2, scale: 1.22 };

/** Carries two full cans to the edge of the quay. */
export function HeroCarrier() {
  const [near, far] = [
    [654, 211],
    [610, 208],
  ] as const;
  return (
    <Figure
      who={carrier}
      x={636}
      y={quayTop - 8}
      scale={people}
      faces="left"
      stance="stepping"
      look="ahead"
      near={{ at: near, turn: -88, holds: <Can x={near[0]} y={near[1] + 12} scale={people} /> }}
      far={{ at: far, turn: -88, holds: <Can x={far[0]} y={far[1] + 12} scale={people} wash="white" /> }}
    />
  );
}

/** One fills a can, one drinks, one opens the valve. */
export function HeroTaps({ moment: { sip, valve, flow } }: { moment: Moment }) {
  const seat = { x: 733, y: quayTop + 1, scale: people };
  const [cupX, cupY] = [864 - 2 * (1 - sip), 203 + 20 * (1 - sip)];
  return (
    <>
      <Figure
        who={opener}
        x={923}
        y={quayTop - 8}
        scale={people}
        faces="left"
        look="ahead"
        smiles
        pose={{ lean: 3, tilt: -20, head: 'side' }}
        near={{ at: [895, 228 + valve], turn: -56 }}
        far={{ at: [911, 230], hand: 'flat', turn: -24 }}
      />
      <TapStand {...stand} running={[0]} flow={flow} />
      <Shape of={box(783, quayTop - 8, 44, 8)} wash="wood" line="inner" round={1} />
      <Can x={806} y={268} scale={1.75} wash="white" open />
      <WheelchairBack {...seat} />
      <Figure
        who={filler}
        {...seat}
        stance="sitting"
        pose={{
          hip: [-1, 23],
          lean: 11,
          bow: 2,
          tilt: -10,
          feet: { near: { at: [20, 6.5] }, far: { at: [23, 6.5] } },
        }}
        near={{ at: [783, 288], hand: 'flat', turn: 20 }}
        far={{ at: [797, 266], turn: -6 }}
      />
      <WheelchairFront {...seat} />
      <Figure
        who={girl}
        x={851}
        y={quayTop + 3}
        scale={people}
        pose={{ turn: 'side', tilt: 4 * sip - 8 * (1 - sip), lean: -0.4, bow: -1 }}
        look={sip > 0.5 ? 'down' : 'ahead'}
        near={{ at: [cupX + 2, cupY + 16], turn: -20 }}
      >
        <Cup x={cupX - 2} y={cupY + 9} scale={2} turn={-30 * sip} />
      </Figure>
    </>
  );
}
