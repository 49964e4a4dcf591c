import { loader, planner, strapper } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Shore } from '../../things/Land.tsx';
import { Wheel } from '../../things/Wheel.tsx';

const scale = 2;

/**
 * Pallets go onto a truck over its tail lift, with a pallet truck, and are counted; every pallet is wrapped, and
 * strapped to the floor before the next one comes. Who straps stands back from the open side, and who
 * counts stands behind the load, not in its way.
 */
export function Distribution() {
  return (
    <Drawing photo="distribution" width={464} height={293} from={[42, 26]}>
      <path className="w-sky" d="M-10-10h540v360H-10z" />
      <Shore from={-200} to={560} y={216} base={250} />
      <path className="w-ground" d="M-10 250h540v100H-10z" />
      <Line of="M-10 250H530" />
      <g className="far">
        <Place x={-10} y={-75} scale={1.3}>
          <Warehouse />
        </Place>
      </g>
      <BoxTruck />
      <Figure
        who={strapper}
        x={470}
        y={227}
        scale={scale}
        faces="left"
        stance="bending"
        pose={{ hip: [-3, 43], lean: 14, head: 'half' }}
        near={{ at: [444, 145], turn: -16 }}
        far={{ at: [434, 166], turn: -50 }}
        shadow={false}
      />
      <Shape of="140,304 300,304 290,311 126,311" wash="hatch" line="none" />
      <Figure
        who={planner}
        x={262}
        y={286}
        scale={scale}
        faces="left"
        smiles
        legs="hidden"
        pose={{ turn: 'side', head: 'half', lean: 3, tilt: -12 }}
        far={{ at: [243, 175], turn: 14, holds: <Count /> }}
        near={{
          at: [247, 150],
          hand: 'pinch',
          turn: -8,
          holds: <Line of="M224 158l13-19" weight="outline" />,
        }}
      />
      <Packs x={202} y={294} scale={1.3} layers={3} />
      <PalletTruck />
      <Figure
        who={loader}
        x={140}
        y={298}
        scale={scale}
        stance="stepping"
        look="ahead"
        pose={{
          lean: 11,
          turn: 'side',
          tilt: 8,
          feet: { near: { at: [-16, 6], turn: -30 }, far: { at: [7, 3.5] } },
        }}
        near={{ at: [156, 200], turn: 0 }}
        far={{ at: [167, 198], turn: 0 }}
      />
    </Drawing>
  );
}

/** The list of the load. */
function Count() {
  return (
    <>
      <Shape of="196,142 226,137 234,171 204,177" wash="wood" line="inner" round={2} />
      <Shape of="200,147 224,143 229,167 205,172" wash="white" line="fine" />
      <Shape of="207,145 206,139 216,137 217,143" wash="steel" line="fine" />
      <Line of="M206 154l15-3M207 159l15-3M208 164l10-2" weight="hair" />
    </>
  );
}

function Warehouse() {
  return (
    <>
      <Shape of={box(-20, 84, 150, 166)} wash="paper" loose />
      <Shape of={box(10, 120, 96, 130)} wash="slate" line="inner" />
      <Line of="M10 132h96M10 144h96" weight="pale" />
      <Shape of={box(-24, 78, 160, 10)} wash="petrol" line="inner" />
      <Shape of="M16 196h30v22h-30zM50 206h24v12h-24zM60 224h32v24h-32z" wash="wood" line="inner" />
      <Shape of="M78 200h22v18h-22zM18 168h24v18h-24zM54 172h38v14h-38z" wash="clear" line="inner" />
      <Line of="M10 188h96M10 220h96" weight="strap" />
    </>
  );
}

/** A truck with its side curtain open and its tail lift on the ground. */
function BoxTruck() {
  return (
    <>
      <Shape of="300,304 520,304 520,312 280,312" wash="hatch" line="none" />
      <Shape of={box(312, 30, 230, 212)} wash="shallow" line="inner" />
      <Shape of="312,30 336,30 330,242 312,242" wash="hatch" line="none" />
      <Shape of={box(312, 222, 230, 18)} wash="wood" line="inner" />
      <Packs x={336} y={238} scale={1.2} layers={3} />
      <CanPallet x={500} y={238} />
      <Strap x={500} top={160} />
      <Strap x={332} top={131} />
      <Ratchet />
      <Shape of={box(306, 20, 240, 12)} wash="petrol" line="inner" round={2} />
      <Shape of={box(304, 238, 240, 14)} wash="petrol" />
      <Shape of={box(306, 252, 236, 9)} wash="slate" line="inner" />
      <Wheel x={398} y={276} radius={28} />
      <Wheel x={462} y={276} radius={28} />
      <Shape of={box(300, 26, 10, 216)} wash="steel" line="inner" />
      <TailLift />
    </>
  );
}

/** Two parallel arms carry the plate, so that it stays level from the ground to the deck. */
function TailLift() {
  return (
    <>
      <Shape of={box(346, 252, 16, 26)} wash="slate" line="inner" round={2} />
      {[258, 272].map(pivot => (
        <Place key={pivot} x={354} y={pivot}>
          <Shape of="-1,-4 3,3 -44,29 -48,22" wash="petrol" line="inner" round={3} />
          <Disc at={[0, 0]} radius={2} wash="steel" line="fine" />
        </Place>
      ))}
      <Shape of="302,276 314,276 316,304 302,304" wash="petrol" line="inner" round={2} />
      <Disc at={[309, 283]} radius={2} wash="steel" line="fine" />
      <Disc at={[309, 297]} radius={2} wash="steel" line="fine" />
      <Shape of="150,296 306,296 306,304 138,304" wash="slate" line="inner" />
    </>
  );
}

/** Her near hand turns the drum by its short lever, the far one keeps the loose end of the strap taut. */
function Ratchet() {
  return (
    <>
      <Line of="M418 164L427 174Q436 186 431 204" weight="strap" />
      <Shape of="416,156 421,160 441,145 438,140" wash="slate" line="inner" round={1} />
      <Shape of="412,150 421,150 422,167 413,167" wash="steel" line="inner" round={2} />
      <Disc at={[417, 159]} radius={2.4} wash="slate" line="fine" />
    </>
  );
}

/** Shrink-wrapped bottles in layers on a pallet, two packs a layer; boards keep the truck's straps off them. Its lower left corner is the origin. */
function Packs({ x, y, scale, layers }: { x: number; y: number; scale: number; layers: number }) {
  const top = -8 - 26 * layers;
  const each = (draw: (left: number, foot: number) => string) =>
    [-8, -34, -60]
      .slice(0, layers)
      .flatMap(foot => [0, 32].map(left => draw(left, foot)))
      .join('');
  const three = (draw: (middle: number, foot: number) => string) =>
    each((left, foot) => [5.5, 16, 26.5].map(middle => draw(left + middle, foot)).join(''));
  return (
    <Place x={x} y={y} scale={scale}>
      <Shape of="M-3-8h70v3h-70zM0-5h10v5h-10zM27-5h10v5h-10zM55-5h10v5h-10z" wash="wood" line="inner" />
      <Shape of={box(-3, top, 70, 26 * layers)} wash="white" line="none" />
      <Shape of={three((middle, foot) => `M${middle - 2} ${foot - 24}h4v4h-4z`)} wash="petrol" line="none" />
      <Shape
        of={three((middle, foot) => `M${middle - 5} ${foot}v-13l3-7h4l3 7v13z`)}
        wash="clear"
        line="fine"
      />
      <Shape of={each((left, foot) => `M${left} ${foot - 11}h32v8h-32z`)} wash="white" line="fine" />
      <Shape of={each((left, foot) => `M${left} ${foot}v-20h32v20z`)} wash="none" line="inner" />
      <Shape of={`M-5 ${top - 3}h74v3h-74zM-5 ${top}h4V-8h-4zM65 ${top}h4V-8h-4z`} wash="wood" line="fine" />
    </Place>
  );
}

/** Cans in three layers on a pallet: 84 wide; its lower left corner is the origin. */
function CanPallet({ x, y }: { x: number; y: number }) {
  const each = (draw: (left: number, foot: number) => string) =>
    [-9, -32, -55].flatMap(foot => [2].map(left => draw(left, foot))).join('');
  return (
    <Place x={x} y={y}>
      <Shape of="M-3-9h90v4h-90zM0-5h12v5h-12zM36-5h12v5h-12zM72-5h12v5h-12z" wash="wood" line="inner" />
      <Shape of={each((left, foot) => `M${left} ${foot}v-17l5-3h13v20z`)} wash="teal" line="inner" />
      <Line of={each((left, foot) => `M${left + 7} ${foot - 15}v11M${left + 13} ${foot - 15}v11`)} />
      <Shape of={box(0, -75, 12, 66)} wash="hatch" line="none" />
    </Place>
  );
}

/** A strap over a pallet, hooked into the floor on both sides. */
function Strap({ x, top }: { x: number; top: number }) {
  return <Line of={`M${x} 238L${x + 3} ${top}H${x + 83}L${x + 86} 238`} weight="strap" />;
}

function PalletTruck() {
  return (
    <Place x={196} y={296}>
      <Shape of={box(4, -8, 90, 5)} wash="clay" line="inner" />
      <Disc at={[84, -4]} radius={4} wash="ink" />
      <Shape of={box(-6, -24, 12, 20)} wash="clay" line="inner" round={2} />
      <Disc at={[0, -4]} radius={7} wash="ink" />
      <Shape of="-4,-22 2,-24 -15,-96 -21,-94" wash="slate" line="inner" round={1} />
      <Shape of="-33,-101 -11,-98 -12,-92 -34,-95" wash="ink" line="inner" round={2} />
    </Place>
  );
}
