import { capper, dispatcher, filler } from '../../cast/about.ts';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, LevelMark, Line, Place, Shape } from '../../shape/Shape.tsx';
import { WheelchairBack, WheelchairFront } from '../../things/Wheelchair.tsx';
import { ground, scale } from './yard.ts';

const ceiling = 50;
/** The wall between the office and the filling room, and the end of the depot. */
const [wall, end] = [392, 684];

/** The depot, cut open: the office, and the clean room where bottles are filled. */
export function Depot() {
  return (
    <>
      <g className="far">
        <Shape of={box(-20, ceiling, end + 20, ground - 10 - ceiling)} wash="room" line="outline" />
        <Shape of="-20,50 684,50 684,60 -20,60" wash="hatch" line="none" />
        <Shape of={box(wall - 6, ceiling, 12, ground - 10 - ceiling)} wash="sand" line="inner" />
        <Shape of={box(end - 8, ceiling, 10, ground - 10 - ceiling)} wash="sand" line="inner" />
        <Shape of="-40,50 -40,22 700,22 718,50" wash="clay" loose />
        <Line of="M-40 36h748" weight="hair" />
        <Board />
      </g>
      <Office />
      <FillingRoom />
    </>
  );
}

/** The day's trips. */
function Board() {
  const trips = [
    [86, 0, 'honey'],
    [110, 0, 'honey'],
    [86, 1, 'teal'],
    [134, 1, 'clay'],
    [98, 2, 'teal'],
    [122, 2, 'honey'],
    [146, 2, 'clay'],
  ] as const;
  return (
    <>
      <Shape of={box(34, 76, 150, 84)} wash="white" />
      <Line of="M34 100h150M34 120h150M34 140h150M66 76v84" weight="hair" />
      <LevelMark x={50} y={94} width={14} />
      <Line of="M42 95h16" weight="inner" />
      {trips.map(([x, row, wash]) => (
        <Shape key={x + row} of={box(x, 103 + row * 20, 18, 13)} wash={wash} line="fine" round={2} />
      ))}
      <Disc at={[250, 96]} radius={17} wash="white" line="inner" />
      <Line of="M250 96l-11-5M250 96l-4 7" weight="inner" />
    </>
  );
}

/** She notes what the caller says; the board behind her has the day's trips. */
function Office() {
  const seat = { x: 148, y: ground + 2, scale };
  return (
    <>
      <Shape of="276,170 296,186 290,222 204,222" wash="window" line="none" />
      <WheelchairBack {...seat} />
      <Figure
        who={dispatcher}
        {...seat}
        stance="sitting"
        pose={{
          hip: [-1, 23.5],
          lean: 4,
          bow: 1.6,
          tilt: -10,
          feet: { near: { at: [20, 6.5] }, far: { at: [23, 6.5] } },
        }}
        near={{
          at: [212, 209],
          hand: 'pinch',
          turn: -16,
          holds: <Line of="M220 212l16-18" weight="outline" />,
        }}
        far={{ at: [194, 198], turn: 126, holds: <Microphone /> }}
        farArmInFront
      />
      <WheelchairFront {...seat} />
      <Desk />
    </>
  );
}

/** The hand microphone of the radio, on its cord. */
function Microphone() {
  return (
    <>
      <Line of="M188 196Q224 238 300 219H338" weight="inner" />
      <Shape of="180,180 190,176 196,190 188,196" wash="slate" line="inner" round={3} />
    </>
  );
}

function Desk() {
  const top = ground - 82;
  return (
    <>
      <Shape of={box(200, top, 172, 9)} wash="wood" line="outline" />
      <Shape of={box(210, top + 9, 8, 75)} wash="wood" line="inner" />
      <Shape of={box(310, top + 9, 52, 75)} wash="sand" line="inner" />
      <Line of="M310 254h52M310 279h52M330 240h12M330 265h12M330 290h12" />
      <Line of="M312 216l12-34-20-26" weight="outline" />
      <Shape of={box(298, 214, 28, 6)} wash="slate" line="inner" round={2} />
      <Shape of="212,220 220,212 268,212 262,220" wash="white" line="inner" />
      <Disc at={[286, 177]} radius={6} wash="white" line="inner" />
      <Shape of="301,151,3 311,159,3 298,187 274,167" wash="honey" line="inner" />
      <Shape of={box(338, 194, 28, 26)} wash="slate" line="inner" round={2} />
      <Line of="M362 194v-34" weight="inner" />
      <Line of="M343 201h10M343 207h10" weight="pale" />
    </>
  );
}

/**
 * Bottling done clean, with gloves, nets and aprons: she sets empty one-gallon bottles on the belt, he takes
 * them off it. Between them nobody touches a bottle. The next empty ones wait in closed crates.
 */
function FillingRoom() {
  const top = ground - 98;
  const [left, right] = [470, 616];
  return (
    <>
      <Figure
        who={filler}
        x={440}
        y={ground}
        scale={scale}
        look="ahead"
        smiles
        pose={{
          turn: 'side',
          lean: 4,
          bow: 1.6,
          tilt: -4,
          feet: { near: { at: [-6, 3.5] }, far: { at: [5, 3.5] } },
        }}
        near={{ at: [472, 184], turn: 0, holds: <Bottle x={487} y={top} /> }}
        far={{ at: [476, 174], turn: 0 }}
      />
      <Figure
        who={capper}
        smiles="open"
        x={650}
        y={ground}
        scale={scale}
        faces="left"
        pose={{
          turn: 'side',
          lean: 5,
          bow: 1.4,
          tilt: -22,
          feet: { near: { at: [-5, 3.5] }, far: { at: [7, 3.5] } },
        }}
        near={{ at: [618, 186], turn: 0, holds: <Bottle x={603} y={top} filled={1} capped /> }}
        far={{ at: [614, 174], turn: 0 }}
      />
      <Filler top={top} />
      <Shape of={box(left - 6, top, right - left + 20, 10)} wash="steel" line="outline" />
      <Shape of={box(left, top + 10, 8, ground - top - 8)} wash="steel" line="inner" />
      <Shape of={box(right, top + 10, 8, ground - top - 8)} wash="steel" line="inner" />
      <Shape of={box(left + 8, top + 70, right - left - 8, 6)} wash="steel" line="inner" />
      <Shape of={box(494, top + 34, 44, 36)} wash="petrol" line="inner" round={2} />
      <Shape of={box(548, top + 34, 44, 36)} wash="petrol" line="inner" round={2} />
      <Line of={`M508 ${top + 44}h16M562 ${top + 44}h16`} weight="pale" />
    </>
  );
}

/** A closed cabinet under filtered air: bottles move in at the left, are filled and capped, and come out at the right. */
function Filler({ top }: { top: number }) {
  return (
    <Place x={502} y={top}>
      <Shape of="0,-124 86,-124 86,0 0,0" wash="white" round={4} loose />
      <Line of="M12-116H74M12-110H74" weight="contour" />
      <Shape of={box(6, -100, 74, 100)} wash="window" line="inner" round={2} />
      <Shape of={box(10, -84, 42, 9)} wash="teal" line="inner" round={2} />
      <Line of="M31-84V-100M66-100V-74" weight="outline" />
      <Shape of="M16-75h6v9h-6zM40-75h6v9h-6zM60-74h12v20h-12z" wash="honey" line="fine" />
      <path className="l-flow" d="M19-66v54M43-66v44" />
      <Bottle x={19} y={0} filled={0.3} />
      <Bottle x={43} y={0} filled={0.7} />
      <Bottle x={66} y={0} filled={1} capped />
      <Line of="M12-54L34-84M18-48L28-60" weight="ripple" />
      <Shape of="M-3-56H7V0H-3zM79-56h10V0h-10z" wash="steel" line="inner" />
    </Place>
  );
}

/** A one-gallon bottle; the middle of its foot is the origin. */
function Bottle({
  x,
  y,
  filled = 0,
  capped = false,
}: {
  x: number;
  y: number;
  filled?: number;
  capped?: boolean;
}) {
  const level = -30 * filled;
  return (
    <Place x={x} y={y}>
      <Shape
        of="-10,0 -10,-26,6 -4,-34,2 -4,-40 4,-40 4,-34,2 10,-26,6 10,0"
        wash="white"
        line="inner"
        round={2}
      />
      {filled > 0 && (
        <Shape
          of={`-9,-1 -9,${Math.max(level, -26)} 9,${Math.max(level, -26)} 9,-1`}
          wash="clear"
          line="none"
        />
      )}
      <Line of="M-10-14h20" weight="hair" />
      {capped && <Shape of="-5,-38 5,-38 5,-44 -5,-44" wash="teal" line="fine" />}
    </Place>
  );
}
