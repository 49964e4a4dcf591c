import { loader, planner, strapper } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Shore } from '../../things/Land.tsx';

const scale = 2;

/** Her load is lashed to the floor: she winds the ratchet and pulls the slack out of its strap before the next pallet comes in. */
const lashing = {
  who: strapper,
  x: 246,
  y: 342,
  scale: 3,
  faces: 'left',
  stance: 'bending',
  frowns: true,
  pose: { hip: [-3, 45], lean: 11, bow: 2.4, tilt: -24 },
  near: { at: [206, 219], turn: -16 },
  far: {
    at: [195, 188],
    turn: 14,
    holds: <Line of="M166 232L180 190 184 170Q181 158 172 166T169 188" weight="strap" />,
  },
  shadow: false,
} as const;

/**
 * From inside a truck, over the dark edge of its floor: on the lift, which is up, a pallet comes on a pallet
 * truck and is counted. Every pallet is wrapped, and strapped to the floor before the next one comes.
 */
export function Distribution() {
  return (
    <Drawing photo="distribution" width={464} height={293} from={[42, 26]}>
      <path className="w-sky" d="M-10-10h540v260H-10z" />
      <Shore from={100} to={400} y={160} base={200} />
      <path className="w-ground" d="M-10 200h540v60H-10z" />
      <g className="far">
        <Line of="M-10 200H530" />
        <Place x={384} y={-40}>
          <Warehouse />
        </Place>
      </g>
      <Shape of="276,238 520,238 520,252 262,252" wash="steel" line="inner" />
      <Place x={562} y={-10} scale={0.86} flip>
        <Coming />
      </Place>
      <Box />
      <Packs x={-2} y={346} scale={2.4} layers={3} />
      <path className="w-shade" d="M0 132H120L96 346H0z" />
      <Line of="M0 131H163V346M60 131V346" weight="strap" />
      <Place x={-459} y={1} scale={1.5}>
        <Ratchet />
      </Place>
      <Figure {...lashing} />
    </Drawing>
  );
}

/** He pushes, she counts from behind the load, not in its way. */
function Coming() {
  return (
    <>
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
      <path className="w-white" opacity=".6" d="M195 200l97-7v24l-97 7zM195 243l97-7v24l-97 7z" />
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
    </>
  );
}

/** The box around us: roof, walls and floor are dark, and light falls in from the yard. */
function Box() {
  return (
    <>
      <Shape of="M20 10H530V340H478V44H112V340H20z" wash="slate" line="none" />
      <Shape of="20,10 530,10 478,46 112,46" wash="petrol" line="inner" />
      <Shape of="112,250 478,250 550,346 0,346" wash="wood" line="none" />
      <path className="w-shade" d="M112 250H262L190 346H0z" />
      <path className="w-glow" opacity=".6" d="M262 250H478L550 346H190z" />
      <path className="w-shade" d="M308 252H394L352 304H248zM416 252H460L448 290H412z" />
      <Line of="M236 250L222 346M312 250L324 346M390 250L430 346" />
      <Line of="M436 296a24 8 0 1 0 .1 0m0 3a15 5 0 1 0 .1 0" weight="strap" />
      <Shape of="112,246 478,246 480,255 110,255" wash="ink" line="none" />
      <Shape of="470,44 480,44 480,250 470,250" wash="steel" line="inner" />
    </>
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
      <Shape of={box(-24, 78, 160, 10)} wash="petrol" line="inner" />
      <Shape of="M16 196h30v22h-30zM50 206h24v12h-24zM60 224h32v24h-32z" wash="wood" line="inner" />
      <Line of="M10 188h96M10 220h96" weight="strap" />
    </>
  );
}

/** Her near hand turns the drum by its short lever; the strap's end leaves it upwards. */
function Ratchet() {
  return (
    <>
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
        of={three((middle, foot) => `M${middle - 5} ${foot}v-14q0-4 3-6h4q3 2 3 6v14z`)}
        wash="clear"
        line="fine"
      />
      <Shape of={each((left, foot) => `M${left} ${foot - 9}h32v5h-32z`)} wash="white" line="fine" />
      <Shape of={each((left, foot) => `M${left} ${foot}v-20h32v20z`)} wash="none" line="inner" />
      <Shape of={`M-5 ${top - 3}h74v3h-74zM-5 ${top}h4V-8h-4zM65 ${top}h4V-8h-4z`} wash="wood" line="fine" />
    </Place>
  );
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
