import { loader, planner, strapper } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Shore } from '../../things/Land.tsx';

const scale = 2;

/**
 * Her load is lashed to the floor: she winds the ratchet and pulls the slack out of its strap before the next pallet
 * comes in.
 */
const lashing = {
  who: strapper,
  x: 262,
  y: 342,
  scale: 3,
  faces: 'left',
  stance: 'bending',
  frowns: true,
  pose: { hip: [-3, 45], lean: 13, bow: 2.4, tilt: -24 },
  near: { at: [216, 222], turn: -10 },
  far: {
    at: [214, 180],
    turn: 4,
    holds: (
      <Shape
        of="M181 219L196 176 206 181 203 214Q200 232 208 252L204 254Q194 234 198 213L199 188 184 221z"
        wash="clay"
        line="fine"
      />
    ),
  },
  shadow: false,
} as const;

/**
 * From inside a box truck, out of its open rear door, over the dark edge of its floor: on the lift, which is up, a
 * pallet comes on a pallet truck and is counted. Every pallet is wrapped, and strapped from the rail of the wall over
 * its top to that of the floor before the next one comes. What runs along the walls and leads to the middle of the
 * yard leads to one point.
 */
export function Distribution() {
  return (
    <Drawing photo="distribution" width={464} height={293} from={[42, 26]}>
      <path className="w-sky" d="M-10-10h540v260H-10z" />
      <Shore from={100} to={400} y={160} base={200} />
      <path className="w-ground" d="M-10 200h540v60H-10z" />
      <g className="far">
        <Line of="M-10 200H530" />
        <Place x={360} y={-40}>
          <Warehouse />
        </Place>
      </g>
      <Shape of="256,236 462,236 462,252 248,252" wash="steel" line="inner" />
      <Place x={530} y={-10} scale={0.86} flip>
        <Coming />
      </Place>
      <Box />
      <Load />
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
        scale={1.8}
        faces="left"
        smiles
        legs="hidden"
        pose={{ turn: 'side', head: 'half', lean: 3, tilt: -12 }}
        far={{ at: [243, 176], turn: 14, holds: <Count /> }}
        near={{
          at: [243, 160],
          hand: 'pinch',
          turn: -8,
          holds: <Line of="M228 166l8-18" weight="outline" />,
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
    </>
  );
}

/**
 * The box around us: roof with its bows, walls with rails for straps, a door that is rolled up, and a floor on which
 * light falls in from the yard.
 */
function Box() {
  return (
    <>
      <Shape of="M20-10H530V340H446V44H112V340H20z" wash="slate" line="none" />
      <path className="w-shade" d="M20-10H112V340H20z" />
      <Shape of="-10,-28 566,-60 446,46 112,46" wash="petrol" line="inner" />
      <Line of="M98 38H456M92 34V259M62 16V273M466 30V262M492 10V278" />
      <Shape
        of="M112 100V107L42 87V77zM446 100V107L506 85V75zM446 190V197L506 212V202z"
        wash="steel"
        line="fine"
      />
      <path className="l2" strokeDasharray="5 9" d="M42 82L112 103M506 80L446 103M506 207L446 193" />
      <Shape
        of="M456 101Q478 182 499 82L502 87Q478 198 453 106zM463 126l4 1-2 50-5 4z"
        wash="clay"
        line="fine"
      />
      <Shape of="M112 250H446L590 340H-76z" wash="wood" line="none" />
      <path className="w-glow" opacity=".6" d="M262 250H446L590 340H190z" />
      <path
        className="w-shade"
        d="M112 250H262L190 340H-76zM280 246H356L330 292H226zM386 246H424L396 284H356z"
      />
      <Line of="M180 250L88 319M240 250L194 319M300 250V319M360 250L406 319M420 250L512 319" />
      <Shape of="112,246 446,246 448,255 110,255" wash="ink" line="none" />
      <Shape of="M112 46h334v14H112zM438 60h8v192h-8z" wash="steel" line="inner" />
      <Line of="M112 53H446" />
      <Shape of="M250 58h4v26l-5 2z" wash="clay" line="fine" />
    </>
  );
}

/** Behind the strap that she tightens. The side that looks to the door is lit, the one that looks to us is not. */
function Load() {
  return (
    <>
      <path className="w-shade" d="M157 308L200 263 240 263 190 319H157z" />
      <Shape of="157,308 200,264 200,258 157,300" wash="wood" line="inner" />
      <Shape of="157,127 200,137 200,252 157,291" wash="white" line="inner" />
      <Shape of={along(bottle)} wash="clear" line="fine" />
      <Shape of={along(cap)} wash="petrol" line="none" />
      <Shape
        of="M157 163L200 162V170L157 174zM157 217L200 200V208L157 228zM157 272L200 238V246L157 283z"
        wash="white"
        line="fine"
      />
      <Line of="M157 182L200 175M157 237L200 214" />
      <Packs x={16} y={308} scale={2.1} layers={3} />
      <path className="w-petrol" opacity=".16" d="M10 127H157V308H10z" />
      <Shape of="M229 250h6L184 319h-9z" wash="steel" line="fine" />
      <Shape of="M177 131l9 2V270l12 20-7 6-14-20zM178 127L104 92v7l62 28z" wash="clay" line="fine" />
      <Shape of="M98 89h9v13h-9zM189 288l9-2 3 11-9 3z" wash="slate" line="fine" />
      <Shape of="M173 127l17 4v9l-17-4z" wash="wood" line="fine" />
      <Ratchet />
    </>
  );
}

/**
 * Draws for each bottle of the side of the load that leads into the distance: `at` is how high a part of its layer is
 * there, 0 above.
 */
function along(draw: (left: number, right: number, at: Height) => string) {
  const side = (left: number, right: number) =>
    [0, 1, 2].map(layer =>
      draw(left, right, (x, part) =>
        Math.round(127 + (x - 157) / 4 + (55 - (x - 157) * 0.38) * (layer + part)),
      ),
    );
  return [side(158, 171), side(173, 185), side(188, 199)].flat().join('');
}

type Height = (x: number, part: number) => number;

const bottle = (left: number, right: number, at: Height) =>
  `M${left} ${at(left, 1)}V${at(left, 0.45)}Q${left} ${at(left, 0.3)} ${left + 4} ${at(left + 4, 0.24)}H${right - 4}Q${right} ${at(right, 0.3)} ${right} ${at(right, 0.45)}V${at(right, 1)}z`;

const cap = (left: number, right: number, at: Height) =>
  `M${left + 4} ${at(left + 4, 0.1)}v8h${right - left - 8}v-8z`;

/** The list of the load: its page is hers, we see the back. */
function Count() {
  return (
    <>
      <Shape of="202,144 218,140 235,177 222,180" wash="white" line="fine" />
      <Shape of="199,145 214,141 231,179 217,182" wash="wood" line="inner" round={2} />
      <Shape of="202,141 210,139 213,145 205,147" wash="steel" line="fine" />
    </>
  );
}

function Warehouse() {
  return (
    <>
      <Shape of={box(-20, 84, 150, 166)} wash="paper" loose />
      <Shape of={box(10, 120, 96, 130)} wash="slate" line="inner" />
      <Shape of={box(-24, 78, 160, 10)} wash="petrol" line="inner" />
      <Shape of="M16 196h30v22h-30zM60 224h32v24h-32z" wash="wood" line="inner" />
      <Line of="M10 220h96" weight="strap" />
    </>
  );
}

/** Her near hand turns the drum by its short lever; the strap's end leaves it upwards. */
function Ratchet() {
  return (
    <>
      <Shape of="184,226 188,232 212,226 210,219" wash="slate" line="inner" round={1} />
      <Shape of="174,214 188,212 190,236 175,238" wash="steel" line="inner" round={2} />
      <Disc at={[183, 225]} radius={4} wash="slate" line="fine" />
    </>
  );
}

/**
 * Bottles in layers on a pallet, two packs a layer, with a sheet on each, and film around all. Its lower left corner
 * is the origin.
 */
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
      <Shape of={box(-3, top, 70, 26 * layers)} wash="white" line="inner" />
      <Shape of={three((middle, foot) => `M${middle - 2} ${foot - 24}h4v4h-4z`)} wash="petrol" line="none" />
      <Shape
        of={three((middle, foot) => `M${middle - 5} ${foot}v-14q0-4 3-6h4q3 2 3 6v14z`)}
        wash="clear"
        line="fine"
      />
      <Shape of={each((left, foot) => `M${left} ${foot - 9}h32v5h-32z`)} wash="white" line="fine" />
      <Line of="M-3-34H67M-3-60H67" weight="inner" />
      <path className="w-white" opacity=".45" d={`M-3 ${top}h18L67-48v16zM-3-48L40-8H20L-3-28z`} />
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
