import { bearer, lifter, stower } from '../../cast/about.ts';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { Line, Shape } from '../../shape/Shape.tsx';
import { Flatbed, flatbedDeck } from '../../things/Flatbed.tsx';
import { Crate } from './Crate.tsx';
import { ground, scale } from './yard.ts';

const rear = 1008;
const deck = ground - flatbedDeck;

const taking: FigureProps = {
  who: stower,
  x: rear + 132,
  y: deck - 2,
  scale: scale * 0.96,
  faces: 'left',
  stance: 'kneeling',
  look: 'ahead',
  smiles: 'open',
  pose: {
    hip: [-5, 21],
    lean: 17,
    bow: 2,
    tilt: 4,
    feet: { near: { at: [-22, 5.4], turn: -46 }, far: { at: [10, 1.2] } },
  },
  near: { at: [rear + 93, deck - 32], turn: -4 },
  far: { at: [rear + 88, deck - 34], turn: -4 },
  shadow: false,
};

/** He sets a crate on the edge of the deck, at the height of his hips; she draws it in; the next one comes. */
export function Loading() {
  return (
    <>
      <Flatbed x={rear} y={ground + 4} />
      <Load />
      <Figure {...taking} nearArm="hidden" />
      <Figure
        who={lifter}
        x={rear - 40}
        y={ground + 8}
        scale={scale}
        stance="stepping"
        look="ahead"
        pose={{ turn: 'side', lean: 8, tilt: 4 }}
        near={{ at: [rear + 18, deck - 30], turn: 0, holds: <Crate x={rear + 24} y={deck + 4} /> }}
        far={{ at: [rear + 24, deck - 30], turn: 4 }}
      />
      <Figure {...taking} nearArm="only" />
      <Figure
        who={bearer}
        smiles
        x={rear - 157}
        y={ground + 2}
        scale={scale}
        stance="stepping"
        look="ahead"
        pose={{ turn: 'side', head: 'half', lean: -1, tilt: 0 }}
        near={{ at: [rear - 117, 160], turn: 4, holds: <Crate x={rear - 137} y={191} /> }}
        far={{ at: [rear - 104, 172], turn: 0 }}
      />
    </>
  );
}

/** What is strapped down already. */
function Load() {
  const x = rear + 200;
  return (
    <>
      <Crate x={x} y={deck} />
      <Crate x={x} y={deck - 43} />
      <Line of={`M${x - 4} ${deck + 4}l2-94q33-8 66 0l2 94`} weight="strap" />
      <Shape of={`M${x - 9} ${deck + 3}h9v8h-9zM${x + 62} ${deck + 3}h9v8h-9z`} wash="steel" line="fine" />
    </>
  );
}
