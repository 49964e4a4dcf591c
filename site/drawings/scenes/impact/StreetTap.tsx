import { daughter, gardener, mother, neighbor, scholar } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Can } from '../../things/Can.tsx';
import { Bottle, Cup } from '../../things/Held.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Palm } from '../../things/Palm.tsx';
import { TapStand } from '../../things/TapStand.tsx';

const scale = 2.1;
const ground = 226;

/**
 * Where the work ends: somebody fills a pot, a bucket, has filled a bottle, and drinks. Narrow windows show
 * the people.
 */
export function StreetTap() {
  return (
    <Drawing photo="street-tap" width={1120} height={244} from={[170, 12]}>
      <Market />
      <path className="w-ground" d="M-20 208h1480v60H-20z" />
      <Line of="M-20 208H1460" weight="inner" />
      <Palm x={372} y={214} scale={0.84} />
      <Palm x={1150} y={216} scale={0.88} />
      <Cribbing />
      <CageTank x={544} y={166} scale={1.62} level={52} />
      <Hose through="544,152 559,160 594,184 606,208 620,214 640,214 651,206 653,190 653,176" />
      <Coupling x={546} y={153} turn={-155} scale={1.1} />
      <Figure
        who={scholar}
        x={734}
        y={ground - 6}
        scale={scale}
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 2, tilt: -4, head: 'half' }}
        near={{ at: [757, 116], turn: 30, holds: <Bottle x={757} y={112} scale={2.2} /> }}
        far={{ at: [768, 136], hand: 'pinch', turn: -20 }}
      />
      <TapStand x={828} y={ground + 2} scale={1.25} flip running={[0, 2]} />
      <Coupling x={653} y={168} turn={-90} scale={1.1} />
      <Shape of={box(778, 214, 40, 20)} wash="wood" line="inner" round={1} />
      <Line of="M778 224h40" weight="hair" />
      <Pot x={798} y={214} />
      <Shape of={box(696, 218, 44, 20)} wash="wood" line="inner" round={1} />
      <Line of="M696 228h44" weight="hair" />
      <Bucket x={718} y={218} />
      <Figure
        who={gardener}
        smiles
        x={664}
        y={ground + 10}
        scale={scale}
        stance="bending"
        look="ahead"
        pose={{ hip: [-3, 43], lean: 18, tilt: 4 }}
        near={{ at: [709, 166], turn: -30 }}
        far={{ at: [714, 145], hand: 'pinch', turn: 10 }}
      />
      <Figure
        who={mother}
        x={856}
        y={ground + 8}
        scale={scale}
        faces="left"
        stance="bending"
        look="ahead"
        smiles
        pose={{ hip: [-3, 44], lean: 15, tilt: 4 }}
        near={{ at: [834, 160], turn: 0 }}
        far={{ at: [810, 146], hand: 'pinch', turn: 10 }}
      />
      <Figure
        who={neighbor}
        x={1000}
        y={ground + 4}
        scale={scale}
        faces="left"
        look="ahead"
        smiles
        pose={{ tilt: -14 }}
        near={{ at: [1018, 130], turn: -86, holds: <Can x={1018} y={135} scale={scale} /> }}
        far={{ at: [976, 132], hand: 'flat', turn: -60 }}
      />
      <Figure
        who={daughter}
        x={936}
        y={ground + 12}
        scale={scale}
        faces="left"
        pose={{ tilt: 12, turn: 'side' }}
        near={{ at: [912, 128], turn: 96, holds: <Cup x={912} y={126} scale={1.8} turn={-50} flip /> }}
        far={{ at: [908, 126], turn: 110 }}
        hem={26}
      />
    </Drawing>
  );
}

/**
 * Across the street the market hall of Little Haiti, pale: steep gables in a row with gingerbread trim, an arch in each, as at
 * the Caribbean Marketplace of Miami, which follows the Iron Market of Port-au-Prince.
 */
function Market() {
  const bays = Array.from({ length: 12 }, (_, index) => 54 + index * 122);
  const each = (draw: (x: number) => string) => bays.map(draw).join('');
  return (
    <>
      <Shape of={each(x => `M${x} 208v-92l61-62l61 62v92z`)} wash="glow" line="none" />
      <Shape of={each(x => `M${x + 34} 208v-58q27-36 54 0v58z`)} wash="hill-far" line="none" />
      <Line
        of={each(
          x =>
            `M${x} 208v-92M${x + 34} 208v-58q27-36 54 0v58M${x + 61} 132v76M${x + 34} 170h54M${x + 50} 98q11-20 22 0z`,
        )}
        weight="contour"
      />
      <Shape of={each(x => `M${x - 6} 116l67-70l67 70h-14l-53-55l-53 55z`)} wash="hill-far" line="none" />
      <Line
        of={each(x => `M${x - 6} 116l67-70l67 70h-14l-53-55l-53 55zM${x + 8} 120${'q4 9 8 0'.repeat(13)}`)}
        weight="index"
      />
    </>
  );
}

/** Timber under the tank, so that its water runs down to the taps. */
function Cribbing() {
  return (
    <>
      <Shape of={box(488, 166, 112, 10)} wash="wood" line="inner" />
      <Shape of={box(496, 176, 18, 38)} wash="wood" line="inner" />
      <Shape of={box(535, 176, 18, 38)} wash="wood" line="inner" />
      <Shape of={box(574, 176, 18, 38)} wash="wood" line="inner" />
      <Shape of={box(488, 206, 112, 10)} wash="wood" line="inner" />
    </>
  );
}

function Bucket({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Line of="M-19-34Q0-64 19-34" weight="outline" />
      <Shape of="-20,-36 20,-36 15,0 -15,0" wash="clay" round={2} loose />
      <Line of="M-20-31H20" />
    </Place>
  );
}

function Pot({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="-18,-24 18,-24 17,0 -17,0" wash="steel" round={5} loose />
      <Line of="M-21-24h42" weight="outline" />
      <Line of="M-24-18h6M18-18h8" weight="outline" />
    </Place>
  );
}
