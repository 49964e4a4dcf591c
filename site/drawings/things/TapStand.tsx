import { Line, Place, Shape } from '../shape/Shape.tsx';

/**
 * A tap stand as field suppliers sell it: a steel frame, a manifold at hip height with lever taps, and a
 * 2-inch cam coupling at one end for the hose (WHO and Oxfam, "Oxfam water supply scheme for emergencies":
 * tapstand kit). Spilled water drains through a grate, so that nobody stands in mud.
 */
export function TapSymbol() {
  return (
    <symbol id="tap" overflow="visible">
      <Shape
        of="-2.5,0 2.5,0 2.5,5 8,5,2 8,13 3.5,13 3.5,9.5 -2.5,9.5"
        wash="honey"
        line="inner"
        round={1.2}
      />
    </symbol>
  );
}

/** A quarter turn: the lever of an open tap lies along it, that of a closed tap stands. */
const levers = { open: '-2,-9 -2,-14 13,-18 14,-15 2,-11 2,-9', closed: '-2,-9 -3.5,-21 0,-22 2,-9' };

interface TapProps {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
  open?: boolean;
}

/** A lever tap below a manifold or at the end of a pipe; its water runs 6 to the right of it. */
function Tap({ open = false, ...placement }: TapProps) {
  return (
    <Place {...placement}>
      <use href="#tap" />
      <Shape of={levers[open ? 'open' : 'closed']} wash="clay" line="inner" round={1} />
    </Place>
  );
}

interface TapStandProps {
  /** Left end of the manifold, on the ground. */
  x: number;
  y: number;
  scale?: number;
  /** Taps, counted from the left, out of which water runs. */
  running?: readonly number[];
  /** The film moves the water by this many units. */
  flow?: number;
  /** The coupling is at the left end. */
  flip?: boolean;
}

/** Taps of a stand: the mouth of each is 6 right of these. */
const tapPositions = [18, 44, 82, 106];
/** Where the hose couples, from the left end of the manifold, at scale 1. */
export const standCoupling = { x: 147, y: -61.5 };

const grate = Array.from({ length: 15 }, (_, slot) => `M${4 + slot * 8.5}-7v10`).join('');

/** 140 wide and 66 tall at scale 1: hip height for a figure of scale 1.5. */
export function TapStand({ x, y, scale = 1.4, running = [], flow = 0, flip = false }: TapStandProps) {
  return (
    <Place x={x} y={y} scale={scale} flip={flip}>
      <Line of="2,-4 62,-52 122,-4" weight="inner" />
      <Shape of="-2,-7 130,-7 136,3 -8,3" wash="steel" line="inner" round={1} />
      <Line of={grate} weight="hair" />
      {[0, 60, 120].map(post => (
        <Place key={post} x={post} y={0}>
          <Shape of="0,-62 5,-62 5,0 0,0" wash="petrol" line="inner" />
          <Shape of="-6,-3 11,-3 11,0 -6,0" wash="petrol" line="inner" round={1} />
        </Place>
      ))}
      <Shape of="-8,-66 134,-66 134,-57 -8,-57" wash="teal" round={2} />
      <Shape of="134,-68 140,-68 140,-55 134,-55" wash="honey" line="inner" round={1} />
      <Shape of="140,-66 147,-66 147,-57 140,-57" wash="slate" line="inner" round={1} />
      {tapPositions.map((tap, index) => (
        <g key={tap}>
          {running.includes(index) && (
            <path
              className="l-flow"
              strokeDasharray="13 3"
              strokeDashoffset={flow || undefined}
              d={`M${tap + 5.8}-43.5V-13`}
            />
          )}
          <Tap x={tap} y={-57} open={running.includes(index)} />
        </g>
      ))}
    </Place>
  );
}
