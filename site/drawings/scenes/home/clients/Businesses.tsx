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
      <g className="far">
        <Shape of="90,0 108,34 200,34 200,0" wash="steel" line="inner" />
        <Line of="M108 27h92" />
        <Shape of={box(0, 64, 56, 5)} wash="wood" line="inner" />
        <Shape of="8,64 8,48 30,48 30,64" wash="white" line="fine" round={2} />
        <Shape of="34,64 36,54 50,54 52,64" wash="honey" line="fine" round={2} />
        <Line of="M120 34v20m16-20v14" weight="inner" />
        <Shape of="115,54 126,54 125,60 116,60" wash="slate" line="fine" round={2} />
        <Shape of="132,48 140,48 140,60 132,60" wash="slate" line="fine" round={2} />
      </g>
      <Shape of={box(110, 128, 90, 88)} wash="white" line="inner" />
      <Line of="M110 184h90M152 128v88" />
      <Shape of={box(110, 128, 90, 12)} wash="hatch" line="none" />
      <Shape of={box(98, 120, 110, 9)} wash="steel" />
      <Shape of={box(146, 96, 50, 5)} wash="slate" line="inner" />
      <Line of="M151 101v19M191 101v19" weight="inner" />
      <Shape of="150,62 156,56 188,56 194,62 194,96 150,96" wash="clear" round={5} loose />
      <Line of="M162 66v22M172 66v22M182 66v22" weight="inner" />
      <Line of="M158 56q14-12 28 0" weight="outline" />
      <path className="l-flow" d="M134 95v14" />
      <Shape of="150,82 134,82,4 130,86 130,95 138,95 138,90 150,90" wash="honey" line="inner" round={1} />
      <Shape of="138,82 138,77 128,73 129,70 143,76 142,82" wash="clay" line="inner" round={1} />
      <Figure
        who={cook}
        x={72}
        y={228}
        scale={2.1}
        pose={{
          lean: 5,
          bow: 1.8,
          turn: 'side',
          tilt: -12,
          feet: { near: { at: [-6, 3.5] }, far: { at: [6, 3.5] } },
        }}
        near={{ at: [98, 108], turn: 6 }}
        far={{ at: [126, 76], hand: 'pinch', turn: 0, holds: <Pot /> }}
      >
        <Apron />
      </Figure>
      <Shape of="M82 85l-4-13h3l4 12zM87 85l-1-10h3l3 11z" wash="honey" line="fine" />
    </Drawing>
  );
}

/** Its bib lies on the chest. */
function Apron() {
  return (
    <>
      <Shape of="80,83,2 92,86,2 94.4,104,6 93,156,2 58.6,155.4,2 62,108,6" wash="honey" line="inner" />
      <Line of="M62 108l-5 1" />
      <Line of="M67 126l14 1 0 13" weight="inner" />
    </>
  );
}

function Pot() {
  return (
    <>
      <Shape of={box(106, 106, 52, 4)} wash="slate" line="inner" round={2} />
      <Shape of="114,104 148,104 147,121 115,121" wash="steel" round={4} loose />
      <Line of="M112 104h38" weight="outline" />
      <Shape of={box(115, 106, 8, 14)} wash="hatch" line="none" />
    </>
  );
}
