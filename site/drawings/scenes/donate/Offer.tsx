import { Drawing } from '../../Drawing.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Shape } from '../../shape/Shape.tsx';
import { Shore } from '../../things/Land.tsx';
import { Giver, GiverArm } from './offer/Giver.tsx';
import { Volunteer, VolunteerArm } from './offer/Volunteer.tsx';

/**
 * What neighbors give: before her shop, from near, a shopkeeper hands a volunteer the key of her truck, eye to eye. On
 * its bed a 1,000-liter tank is strapped; the sun stands low behind the cab.
 */
export function Offer() {
  return (
    <Drawing photo="offer" width={456} height={256} from={[60, 58]}>
      <Evening />
      <Truck />
      <Giver />
      <Volunteer />
      <VolunteerArm />
      <GiverArm />
    </Drawing>
  );
}

/** The sun stands low behind the street: all that looks to the right is lit. */
function Evening() {
  return (
    <>
      <Disc at={[462, 156]} radius={92} wash="sun" />
      <Disc at={[462, 156]} radius={100} line="contour" />
      <g className="far">
        <Shore from={150} to={540} y={214} base={244} />
        <path className="w-ground" d="M40 238h500v90H40z" />
        <Store />
      </g>
    </>
  );
}

/** Its awning, and the shelves behind the window. */
function Store() {
  return (
    <>
      <path className="w-petrol" opacity="0.55" d="M40 40h126v274H40z" />
      <Shape of={box(40, 104, 112, 138)} wash="window" line="inner" />
      <Shape of={box(40, 172, 112, 6)} wash="wood" line="fine" />
      <Shape of="40,40 162,40 186,104 40,104" wash="white" line="inner" />
      <Shape of="M62 40h26l4 64H62zM112 40h26l16 64h-34z" wash="clay" line="fine" />
    </>
  );
}

/** From the side, its cab to the right. */
function Truck() {
  return (
    <>
      <Tank />
      <Shape of="M418 150q0-12 12-12h58q10 0 14 10l28 70v100H418z" wash="petrol" />
      <Shape of="M436 152h46q5 0 7 5l22 55h-75z" wash="window" line="inner" />
      <Line of="M428 224v90M440 238h16M418 224h112" weight="inner" />
      <path className="w-sun" opacity=".7" d="M436 138h52q10 0 14 10l28 70h-8l-26-64q-4-8-12-8z" />
      <Shape of={box(110, 274, 310, 60)} wash="slate" line="inner" />
      <Shape of={box(106, 262, 316, 12)} wash="steel" line="inner" />
      <path className="w-slate l2" d="M187 254h10v16q-5 7-10 0zM297 254h10v16q-5 7-10 0z" />
    </>
  );
}

/**
 * In its cage on a pallet, 1.2 m wide and 1.16 m tall, with lid and butterfly valve, whose outlet looks to us below
 * its cap. Two straps go over it and hook to the bed's rail.
 */
function Tank() {
  return (
    <>
      <Shape of="M172 254h150v8h-10v-3h-44v3h-42v-3h-44v3h-10z" wash="slate" line="inner" />
      <Shape of={box(230, 109, 32, 14)} wash="slate" line="inner" round={3} />
      <Shape of="M190 121h112q16 0 16 16v98q0 12-12 12H186q-12 0-12-12v-98q0-16 16-16z" wash="shallow" />
      <path className="w-clear" d="M174 160h144v75q0 12-12 12H186q-12 0-12-12z" />
      <path className="w-shade" d="M190 121q-16 0-16 16v98q0 12 12 12h20q-12-60-2-126z" />
      <path className="w-white" opacity=".6" d="M296 127h10q6 2 6 10v90h-8q4-60-8-100z" />
      <Line
        of="M170 118h152v136H170zM208 118v136M246 123v117M284 118v136M170 152h152M170 190h152M170 226h152"
        weight="inner"
      />
      <Shape of={box(224, 176, 44, 32)} wash="white" line="inner" />
      <path className="w-teal" d="M246 181q9 9 9 15a9 9 0 0 1-18 0q0-6 9-15z" />
      <Disc at={[259, 242]} radius={12} wash="steel" line="inner" />
      <Shape of="M255 236v-9h6l22-3v6l-18 3v3z" wash="clay" line="inner" />
      <Disc at={[259, 242]} radius={9} wash="honey" line="inner" />
      <Disc at={[259, 242]} radius={6} wash="slate" line="inner" />
      <Line of="M255 242h8" weight="pale" />
      <Shape
        of="M187 258V118q0-2 2-2h6q2 0 2 2v140zM297 258V118q0-2 2-2h6q2 0 2 2v140z"
        wash="clay"
        line="fine"
      />
    </>
  );
}
