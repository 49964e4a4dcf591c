import { cook } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Shape } from '../../../shape/Shape.tsx';
import { Floor, tile } from './tile.tsx';

/**
 * A hotel's kitchen while the mains are shut: the cook fills a pot from a stackable container with a spigot,
 * as sold for seven gallons (26 l) of drinking water.
 */
export function Businesses() {
  return (
    <Drawing photo="businesses" {...tile(134, [49, 23])}>
      <Floor wall="glow" />
      <Shape of={box(108, 128, 90, 88)} wash="petrol" line="inner" />
      <Line of="M114 135h76v76h-76zM152 135v76m-6-40v10m12-10v10" weight="inner" />
      <Shape of={box(98, 120, 110, 9)} wash="steel" />
      <Shape of={box(146, 96, 50, 5)} wash="slate" line="inner" />
      <Line of="M151 101v19M191 101v19" weight="inner" />
      <Shape of={box(166, 38, 8, 7)} wash="white" line="inner" />
      <Shape of={box(164, 33, 12, 6)} wash="honey" line="inner" round={2} />
      <Shape of="150,96 150,54,9 159,44,5 181,44,5 190,54,9 190,96" wash="white" round={3} />
      <Shape of="M150 58h40V93q0 3-3 3H153q-3 0-3-3z" wash="clear" line="fine" />
      <path className="l-flow" d="M134 95v14" />
      <Shape of="150,82 134,82,4 130,86 130,95 138,95 138,90 150,90" wash="honey" line="inner" round={1} />
      <Shape of="138,82 138,77 128,73 129,70 143,76 142,82" wash="clay" line="inner" round={1} />
      <Figure
        who={cook}
        x={70}
        y={228}
        scale={2.1}
        smiles
        pose={{
          turn: 'side',
          lean: -1,
          bow: 1,
          tilt: -12,
          feet: { near: { at: [-6, 3.5] }, far: { at: [6, 3.5] } },
        }}
        near={{ at: [87, 109], turn: 4 }}
        far={{ at: [126, 76], hand: 'pinch', turn: 0, holds: <Pot /> }}
      >
        <Apron />
      </Figure>
    </Drawing>
  );
}

/** Gathered by its tie, whose bow is behind; from there it falls in folds. */
function Apron() {
  return (
    <>
      <Line of="M76 85q2-6 5-9M86 85l-5-7" weight="inner" />
      <Shape
        of="M75 84q6 3 11 0c4 8 6 20 4 33 3 12 5 27 6 43-5 3-7-1-11 0s-6 3-10 1-6 2-11 0c-1-16 0-30 3-44-1-14 3-24 8-33z"
        wash="honey"
      />
      <Shape of="M67 118q4 2 8 1-4 18-2 42-5-1-9 0c-1-16 0-29 3-43z" wash="shade" line="none" />
      <Line of="M67 117q12 5 23 0M84 120q4 14 2 28M78 90q-4 8-4 14" />
      <Line of="M67 117L58 120l-3 15M58 120l2 16" weight="inner" />
      <Shape of="M58 120c-7-7-8 0-5 2 2 1 3 0 5-2zc1-8 8-6 6-2-1 2-4 3-6 2z" wash="honey" line="inner" />
    </>
  );
}

function Pot() {
  return (
    <>
      <Shape of="84,103 118,107 118,111 84,108" wash="slate" line="inner" round={2} />
      <Shape of="112,103 144,103 144,120,4 112,120,4" wash="steel" />
      <path className="w-shade" d="M112 106h7v14h-3q-4 0-4-4z" />
      <Line of="M112 106h32" />
    </>
  );
}
