import { box, type Point } from '../shape/geometry.ts';
import { strokes } from '../shape/path.ts';
import { Disc, Line, Place, Shape } from '../shape/Shape.tsx';
import { Wheel } from './Wheel.tsx';

/** Where a hose couples to the tanker, from below, from its origin at scale 1: it has one valve, low at the rear. */
export const tankerOutlet = { rear: { x: -14, y: -14 } };

/**
 * A rigid potable-water tanker: manholes with a catwalk and rail, ladder, and the drop that marks drinking
 * water. Faces right; the ground under its rear end is the origin; 360 long, 142 tall.
 */
export function TankerSymbol() {
  const rungs = Array.from({ length: 8 }, (_, rung): Point[] => [
    [14, -52 - rung * 11],
    [26, -52 - rung * 11],
  ]);
  return (
    <symbol id="tanker" overflow="visible">
      <Shape of="-10,-3 322,-3 300,3 -26,3" wash="hatch" line="none" />
      <Shape of={box(-4, -42, 320, 10)} wash="slate" line="inner" round={1} />
      <Shape of="142,-32 200,-32 194,-16 148,-16" wash="sand" line="inner" round={2} />
      <Line of="M171-32l0 16" />
      <Shape of="-6,-128,24 226,-128,24 226,-46,24 -6,-46,24" wash="white" loose />
      <Shape of={box(-5, -92, 230, 10)} wash="teal" line="fine" />
      <Shape of="-6,-70 216,-70 222,-54,10 206,-46,6 14,-46,16 -6,-60,8" wash="hatch" line="none" />
      <Line
        of={strokes(
          ...[44, 48, 110, 114, 176, 180].map((x): Point[] => [
            [x, -127],
            [x, -47],
          ]),
        )}
      />
      <Line of="10,-129 10,-138 210,-138 210,-129" weight="inner" />
      <Line of="M76-129l0-9M144-129l0-9" weight="inner" />
      <Manhole x={60} />
      <Manhole x={150} />
      <Line
        of={strokes(
          [
            [14, -136],
            [14, -44],
          ],
          [
            [26, -136],
            [26, -44],
          ],
          ...rungs,
        )}
        weight="inner"
      />
      <Disc at={[79, -91]} radius={28} wash="white" line="inner" />
      <Shape of="M79-114q15 18 15 28a15 15 0 0 1-30 0q0-10 15-28z" wash="teal" line="inner" />
      <Cab />
      {[30, 80, 276].map(x => (
        <Wheel key={x} x={x} y={-20} />
      ))}
    </symbol>
  );
}

function Manhole({ x }: { x: number }) {
  return (
    <>
      <Shape of={box(x - 15, -133, 30, 5)} wash="slate" line="inner" round={1} />
      <Shape
        of={[
          [x - 11, -138],
          [x + 11, -138],
          [x + 13, -133],
          [x - 13, -133],
        ]}
        wash="sand"
        line="inner"
        round={2}
      />
    </>
  );
}

function Cab() {
  return (
    <>
      <Shape of="238,-122,5 282,-122,8 296,-84,3 320,-78,5 322,-34,2 238,-34" wash="petrol" loose />
      <Shape of="262,-114 280,-114,3 291,-86 262,-86" wash="window" line="inner" round={2} />
      <Line of="258,-84 258,-38 294,-38 294,-82" round={2} />
      <Line of="M264-76h9" weight="inner" />
      <Shape of="238,-122 252,-122 252,-34 238,-34" wash="hatch" line="none" />
      <Shape of="296,-108 302,-110 303,-92 297,-92" wash="slate" line="fine" round={1.5} />
      <Shape of={box(312, -62, 9, 10)} wash="honey" line="fine" round={1} />
      <Shape of={box(304, -40, 24, 10)} wash="paper" line="inner" round={2} />
      <Shape of="246,-126 276,-126 274,-121 248,-121" wash="honey" line="fine" round={1} />
    </>
  );
}

/** The box of the valve with its wheel, and below it the cam coupling, around where a hose couples. */
function Valve({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of={box(-6, -50, 26, 32)} wash="sand" line="inner" round={2} />
      <Shape of={box(-4, -18, 8, 12)} wash="steel" line="inner" />
      <Shape of={box(-6, -8, 12, 8)} wash="honey" line="inner" round={1} />
      <Disc at={[7, -34]} radius={10} wash="clay" line="inner" />
      <Disc at={[7, -34]} radius={6.5} wash="sand" line="fine" />
      <Line of="M7-40v12M1-34h12" weight="inner" />
    </Place>
  );
}

interface TankerProps {
  x: number;
  y: number;
  scale?: number;
}

export function Tanker({ x, y, scale = 1.4 }: TankerProps) {
  return (
    <Place x={x} y={y} scale={scale}>
      <use href="#tanker" />
      <Valve {...tankerOutlet.rear} />
    </Place>
  );
}
