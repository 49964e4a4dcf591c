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
      <Shape of={box(-20, ceiling, end + 20, ground - 10 - ceiling)} wash="room" line="outline" />
      <Shape of="-20,50 684,50 684,60 -20,60" wash="hatch" line="none" />
      <Office />
      <Shape of={box(wall - 6, ceiling, 12, ground - 10 - ceiling)} wash="sand" line="inner" />
      <FillingRoom />
      <Shape of={box(end - 8, ceiling, 10, ground - 10 - ceiling)} wash="sand" line="inner" />
      <Shape of="-40,50 -40,22 700,22 718,50" wash="clay" loose />
      <Line of="M-40 36h748" weight="hair" />
    </>
  );
}

/** She notes what the caller says; the board behind her has the day's trips. */
function Office() {
  const seat = { x: 148, y: ground + 2, scale };
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
        far={{ at: [192, 190], turn: 116, holds: <Microphone /> }}
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
      <Line of="M190 190Q236 246 280 212T338 206" weight="inner" />
      <Shape of="180,166 196,170 194,190 182,188" wash="slate" line="inner" round={3} />
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
      <Line of="M322 220v-58l-22-14" weight="outline" />
      <Shape of="285,156 303,166 266,213 238,213" wash="apricot" line="none" />
      <Shape of="212,220 220,212 268,212 262,220" wash="white" line="inner" />
      <Shape of="284,154 300,138 314,152 304,166" wash="honey" line="inner" round={2} />
      <Shape of={box(338, 194, 28, 26)} wash="slate" line="inner" round={2} />
      <Line of="M362 194v-34" weight="inner" />
      <Line of="M343 201h10M343 207h10" weight="pale" />
    </>
  );
}

/**
 * Bottling done clean, one-gallon bottles below a hood of filtered air, with gloves, nets and aprons: she sets them under
 * the nozzles, he screws the caps on. The next empty ones wait in a closed crate.
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
        pose={{ turn: 'side', lean: 4, tilt: -4, feet: { near: { at: [-6, 3.5] }, far: { at: [5, 3.5] } } }}
        near={{ at: [476, 182], turn: 0, holds: <Bottle x={492} y={top} /> }}
        far={{ at: [482, 172], turn: 0 }}
      />
      <Figure
        who={capper}
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
        near={{ at: [608, 164], turn: -4, holds: <Bottle x={596} y={top} filled={1} capped /> }}
        far={{ at: [608, 184], turn: 0 }}
      />
      <Line of={`M482 126V${top}M608 126V${top}`} weight="contour" />
      <Shape of={box(476, 84, 138, 40)} wash="white" loose />
      <Line of="M488 96h114M488 104h114M488 112h114" weight="contour" />
      <Shape of={box(502, 134, 78, 10)} wash="teal" line="inner" round={2} />
      <Line of="M541 124v10" weight="outline" />
      {[0.75, 0.5, 0.2].map((filled, index) => (
        <g key={filled}>
          <Shape of={box(512 + index * 26, 144, 6, 8)} wash="honey" line="fine" />
          <path className="l-flow" d={`M${515 + index * 26} 152v${44 - filled * 30}`} />
          <Bottle x={515 + index * 26} y={top} filled={filled} />
        </g>
      ))}
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
