import { Drawing } from '../../Drawing.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { CallTaker, CallTakerArms } from './night-desk/CallTaker.tsx';
import { Locator, LocatorArm, LocatorHand } from './night-desk/Locator.tsx';

/** What the lamp lights: there the wall is warm, and the chart has its own colors. */
const cone = 'M194 23L78 186H360V176L242 23z';

/**
 * A call at night, from near: she notes how many and how long, he marks the place on the chart. A frame shows all of the
 * width, and above the desk as much of the wall as it has room for: at least from the lamp down.
 */
export function NightDesk() {
  return (
    <Drawing
      photo="night-desk"
      className="close-up unmirrored dusk"
      width={288}
      height={570}
      from={[58, -340]}
    >
      <path className="w-room" d="M50-350h310v600H50z" />
      <g className="far">
        <path className="w-petrol" opacity="0.7" d="M50-350h310v600H50z" />
        <path className="w-sun" opacity="0.6" d={cone} />
        <Chart />
        <path className="w-petrol" opacity="0.25" fillRule="evenodd" d={`M50-350h310v600H50z${cone}`} />
        <path className="w-glow" opacity="0.16" d={cone} />
      </g>
      <g className="far">
        <Night />
      </g>
      <Lamp />
      <path className="w-shade" d="M222 113l-2 3 14 22h8z" />
      <Disc at={[222, 112]} radius={5} wash="white" line="fine" />
      <Disc at={[222, 112]} radius={3} wash="clay" line="inner" />
      <Place x={0} y={-20}>
        <Locator />
      </Place>
      <LocatorHand />
      <Place x={0} y={-22}>
        <CallTaker />
      </Place>
      <Desk />
      <CallTakerArms />
      <LocatorArm />
    </Drawing>
  );
}

/** Between them: it lights their faces, their hands and her notes, and leaves the wall dark. */
function Lamp() {
  return (
    <>
      <Line of="M218-350V2" weight="inner" />
      <path className="w-sun" d="M204 22h28q-3 9-14 9t-14-9z" />
      <Shape of="210,2 226,2 246,24 190,24" wash="clay" round={2} />
      <path className="w-shade" d="M211 3h5l-14 20h-11z" />
    </>
  );
}

/** Lit windows above the water. */
function Night() {
  return (
    <>
      <Shape of={box(50, -110, 60, 176)} wash="petrol" />
      <path className="w-slate" d="M50 48h59v17H50z" />
      <Shape of="64,48 64,27 77,18 90,27 90,48" wash="ink" line="none" />
      <Shape of={box(72, 29, 7, 9)} wash="honey" line="none" />
      <path className="w-honey" d="M70 53h11v2h-11zm3 5h8v2h-8z" />
      <Line
        of="M64 4h.1M98 12h.1M84-22h.1M72-12h.1M96-34h.1M72-50h.1M90-64h.1M80-78h.1M100-92h.1"
        weight="ripple"
      />
      <Line of="M94-110V66M50-12h60" weight="inner" />
    </>
  );
}

/**
 * From Florida over the Bahamas and Cuba to Puerto Rico, 7.55 units a degree of longitude. Hispaniola is whole: its
 * neighbors look for it first. Pins are places that have called; the one of Port-au-Prince is below his finger, and the
 * line is the way there.
 */
function Chart() {
  return (
    <Place x={-69.6} y={-11.6} scale={1.2}>
      <Shape of={box(144, -25, 140, 140)} wash="sea" />
      <Shape
        of="M144.5 10l0-34.5 55.5 0q-8 4.5-14 9.5-6 5-8 7-2 2-3 6-1 4 0 8 1 4 4 10 3 6 2 7-1 1 1 6 3 5 2 9 0 5-1 8-1 2-4 2-3 1-3 0 0-2-2-4-2-2-2-4-1-2-4-6-2-4-2-6 1-2 0-2-2 1-2-2 1-4-2-9-4-5-6-7-2-1-5 2-3 2-6.5 0zM178 33q-1 1-.5 2 .5 1 1.5 1 1 0 1-1 .5-1 0-2-.5-1-2 0zM181.5 50q2-2 1.5-1-1 1.5-2 2-1.5 1 .5-1zM176 53q1.5 0-2 1-3 .5-1.5-.5 1.5-1 3.5-.5zM150 76q-2 0 0-1 2-1 2-2 1-1 4-3 4-2 8-3 3-1 10-1 6 0 8 1 3 1 6 3 2 2 6 2 3 0 6 2 4 3 6 4 2 1 4 2 1 2 4 2 4 0 4 2 0 2 3 2 3 0 6 2 3 2 2 2-1 1-4 2-3 0-7 0-4 0-10 0-6 0-4-2 3-2 2-3 0-1-3-1-3 0-5-2-2-1-2-4-1-2-4-2-2 1-6-2-4-2-9-2-5 0-6-1-1-1 0-2 1-1-3-1-4 0-6 2-2 2-4 2-2 0-4 2-3 1-4 0zM162.5 77q.5-1 1.5-1 1 0 1.5 1 .5 1.5-1 2-1.5 1-2 0-.5-.5 0-2zM200 106.5q-2.5-2-1-2.5 2-1 5-1 2.5.5 6 3 4 2 1 2-2.5 0-3.5 1-1 .5-3.5 0-2-.5-4-2.5zM238 94q-3-2 0-2 2 0 6 1 4 1 4 0 0-1 2-1 3 0 7 1 4 1 5 3 2 2 6 3 4 1 5 2 1 1-1 3-1 2-2 1-1-1-4-1-4-1-6 0-3 2-4 1-1-1-4 2-2 3-3 1-1-1-4-2-3-1-7-1-3 0-5 1-2 1-4 0-2-2-1-3 2-1 6 0 5 1 7 1 2-1 1-3-2-2-2-4 0-2-2-3zM237 100.5q-1-1 .5 0 2 1 1.5.5-1 0-2-.5zM284 107.5l0-4q-2 0-2 2 0 2 2 2zM194 37q-1.5-.5 0-1 1.5-.5 4 0 2.5.5 0 1-3 1-4 0zM203.5 35.5q-1.5-1 .5-.5 2.5 1 3 2 1 1.5 0 4-.5 2-.5 0 0-2-.5-3-1-1.5-2.5-2.5zM198 50q1-1 2-1 .5 0 1 2 1 1.5 1 3.5.5 2 1 3.5 1 1.5 0 2-1 1-2-1-.5-2-2-3.5-2-1.5-2-2.5 0-1.5 1-3zM211.5 48q-2-2-.5-1 1.5.5 2.5 1.5 1 1 .5 3 0 2 0 0-.5-2-2.5-3.5zM219.5 56q1 1.5.5 1.5-1 0-1-1.5-.5-1 .5 0zM216 62q-1-.5 0 .5 1.5 1 1 .5 0-1-1-1zM221 63q-.5-1.5.5 0 1 1.5 1.5 3 1 2 0 .5-1.5-1.5-2-3.5zM229 69q-1-1 .5 0 1.5.5 1 2.5-.5 2-.5.5 0-1.5-1-3zM237.5 72q-.5-.5 1 0 1.5 0 .5 0-1 .5-1.5 0zM233.5 83q-.5-.5 1.5-1.5 2.5-1 3 0 0 1-2 1.5-2 1-2.5 0zM246 77.5q-3.5-.5-2-1 2-.5 4 .5 1.5 1-2 .5z"
        wash="sand"
        line="fine"
      />
      <Line of="M247.5 93.5l-2 5 2 8" weight="hair" />
      <Line of="M184 45c14-2 26 6 32 18 4 8 12 12 15 19s0 16 12 21" weight="strap" />
      {[
        [167, 25],
        [205, 50],
        [167, 66],
        [183, 44],
      ].map(([x = 0, y = 0]) => (
        <Disc key={y} at={[x, y]} radius={2.5} wash="honey" line="fine" />
      ))}
    </Place>
  );
}

/** Her page lies in the light. */
function Desk() {
  return (
    <>
      <Shape of={box(50, 184, 310, 34)} wash="wood" line="inner" />
      <path className="w-sun" opacity="0.7" d="M140 185h160l40 32H100z" />
      <Shape of="150,216 168,188 246,188 252,216" wash="white" line="inner" />
      <Line of="M172 213h68" weight="hair" />
      <path className="w-petrol" d="M50 218h310v30H50z" />
      <path className="w-shade" d="M50 218h310v5H50z" />
      <Line of="M50 218h310" weight="outline" />
    </>
  );
}
