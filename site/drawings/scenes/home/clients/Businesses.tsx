import { cook } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
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
      <Can x={127} y={138} scale={1.9} wash="white" />
      <Can x={162} y={138} scale={1.9} />
      <Shape of={box(98, 120, 110, 9)} wash="steel" />
      <Shape of={box(146, 96, 50, 5)} wash="slate" line="inner" />
      <Line of="M151 101v19M191 101v19" weight="inner" />
      <Shape of={box(156, 29, 18, 12)} wash="honey" line="inner" round={2} />
      <Shape of="150,96 150,52,12 160,41,6 172,41,6 190,52,12 190,96" wash="white" round={3} />
      <Shape of="M150 58q10-4 20 0t20 0V93q0 3-3 3H153q-3 0-3-3z" wash="clear" line="fine" />
      <path className="l-flow" d="M134 95v14" />
      <Shape of="150,82 134,82,4 130,86 130,95 138,95 138,90 150,90" wash="honey" line="inner" round={1} />
      <Shape of="138,82 138,77 128,73 129,70 143,76 142,82" wash="clay" line="inner" round={1} />
      <Figure
        who={cook}
        x={68}
        y={228}
        scale={2.1}
        pose={{
          turn: 'side',
          lean: 4,
          bow: 1,
          tilt: -12,
          feet: { near: { at: [-6, 3.5] }, far: { at: [6, 3.5] } },
        }}
        near={{ at: [87, 109], turn: 4 }}
        far={{ at: [126, 76], hand: 'pinch', turn: 0, holds: <Pot /> }}
      />
    </Drawing>
  );
}

function Pot() {
  return (
    <>
      <Shape of="84,103 118,107 118,111 84,108" wash="slate" line="inner" round={2} />
      <Shape of="114,104 148,104 147,121 115,121" wash="steel" round={4} />
      <Line of="M112 104h38" weight="outline" />
      <Shape of={box(115, 106, 8, 14)} wash="hatch" line="none" />
    </>
  );
}
