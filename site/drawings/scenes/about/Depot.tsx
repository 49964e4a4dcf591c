import { dispatcher, filler, packer } from '../../cast/about.ts';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { WheelchairBack, WheelchairFront } from '../../things/Wheelchair.tsx';
import { Crate } from './Crate.tsx';
import { ground, scale } from './yard.ts';

const ceiling = 50;
/** The wall between the office and the filling room, and the end of the depot. */
const [wall, end] = [392, 706];

/** The depot, cut open: the office, and the clean room where bottles are filled. */
export function Depot() {
  return (
    <g className="far">
      <Shape of={box(-70, ceiling, end + 70, ground - 10 - ceiling)} wash="room" line="outline" />
      <Shape of="-70,50 690,50 690,60 -70,60" wash="hatch" line="none" />
      <Shape of={box(wall - 6, ceiling, 12, ground - 10 - ceiling)} wash="sand" line="inner" />
      <Shape of="-90,50 -90,22 722,22 722,50" wash="clay" loose />
      <Place x={0} y={-8}>
        <Board />
        <Shelves />
      </Place>
      <Shape of={box(end - 16, ceiling, 16, ground - ceiling)} wash="sand" />
      <Office />
      <FillingRoom />
      <Glazing />
      <Shape of="M706 50l60 18v216l-60 16z" wash="apricot" line="inner" />
      <Shape of="M719 96l31 14v178l-31 8z" wash="slate" line="inner" />
      <Line of="M744 196v12" weight="pale" />
      <Shape of="M722 22l58 36v24l-58-32z" wash="clay" line="inner" />
      <path className="w-shade" d="M722 22l58 36v24l-58-32z" />
    </g>
  );
}

/** The day's trips. */
function Board() {
  return (
    <>
      <Shape of={box(34, 76, 150, 84)} wash="white" />
      <Line of="M34 100h150M34 120h150M34 140h150M66 76v84" weight="hair" />
      <Shape of="M86 103h18v13H86zM110 103h18v13h-18zM122 143h18v13h-18z" wash="honey" line="fine" />
      <Shape of="M86 123h18v13H86zM98 143h18v13H98z" wash="teal" line="fine" />
      <Shape of="M134 123h18v13h-18zM146 143h18v13h-18z" wash="clay" line="fine" />
    </>
  );
}

/** Binders and helmets. */
function Shelves() {
  return (
    <>
      <Shape of="M292 112V80h24v32zM296 158v-14q2-16 17-16t17 16v14z" wash="honey" line="inner" />
      <Shape of="M340 112q-2-26 16-26t18 26z" wash="teal" line="inner" />
      <Shape of="M284 112h98v6h-98zM284 158h98v6h-98z" wash="wood" line="inner" />
    </>
  );
}

/** She notes what the caller says; the board behind her has the day's trips. */
function Office() {
  const seat = { x: 152, y: ground + 2, scale };
  return (
    <>
      <path className="w-petrol" opacity="0.24" d="M-70 60H386V292H-70zM274 167L206 220H306L298 187z" />
      <path className="w-honey" opacity="0.5" d="M274 167L206 220H306L298 187z" />
      <Shape of="212,220 220,212 268,212 262,220" wash="white" line="inner" />
      <WheelchairBack {...seat} />
      <Figure
        who={dispatcher}
        {...seat}
        stance="sitting"
        pose={{
          hip: [-1, 23.5],
          lean: 4,
          bow: 1.6,
          head: 'half',
          tilt: -10,
          feet: { near: { at: [20, 6.5] }, far: { at: [23, 6.5] } },
        }}
        near={{ at: [192, 200], turn: 118, holds: <Microphone /> }}
        far={{
          at: [218, 209],
          hand: 'pinch',
          turn: -16,
          holds: <Shape of="237,218 234,213 223,194 226,192 237,212" wash="clay" line="fine" />,
        }}
      />
      <WheelchairFront {...seat} />
      <Desk />
      <path
        className="w-honey"
        opacity="0.6"
        d="M178 172q3 9 0 16-2 5-5 6 4-10 3-21zM193.5 189q2.5 6 1 11l-3-2q2.5-4 2-9zM206 220H306v3H206z"
      />
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
      <Shape of={box(224, top + 9, 8, 75)} wash="wood" line="inner" />
      <Shape of={box(310, top + 9, 52, 75)} wash="sand" line="inner" />
      <Line of="M310 254h52M310 279h52" />
      <Line of="M312 216l12-34-20-26" weight="outline" />
      <Shape of={box(298, 214, 28, 6)} wash="slate" line="inner" round={2} />
      <Disc at={[286, 177]} radius={6} wash="white" line="inner" />
      <Shape of="301,151,3 311,159,3 298,187 274,167" wash="honey" line="inner" />
      <Shape of={box(338, 194, 28, 26)} wash="slate" line="inner" round={2} />
      <Line of="M362 194v-34" weight="inner" />
    </>
  );
}

/** Bottling done clean, with gloves, nets, masks and aprons: she feeds the line, he packs what comes off it. */
function FillingRoom() {
  return (
    <>
      <Figure
        who={filler}
        x={420}
        y={ground}
        scale={scale}
        look="ahead"
        pose={{
          turn: 'side',
          lean: 4,
          bow: 1.6,
          head: 'half',
          tilt: -4,
          feet: { near: { at: [-6, 3.5] }, far: { at: [5, 3.5] } },
        }}
        near={{ at: [452, 188], turn: 0, holds: <Bottle x={466} /> }}
        far={{ at: [455, 179], turn: 0 }}
      />
      <BottlingLine />
      <Figure
        who={packer}
        x={656}
        y={ground}
        scale={scale}
        faces="left"
        pose={{
          turn: 'side',
          lean: 5,
          bow: 1.4,
          tilt: -18,
          feet: { near: { at: [-5, 3.5] }, far: { at: [7, 3.5] } },
        }}
        near={{
          at: [604, 158],
          turn: 4,
          holds: (
            <>
              <Bottle x={589} y={178} filled={1} capped />
              <Crate x={573} y={213} />
            </>
          ),
        }}
        far={{ at: [624, 172], turn: 0 }}
      />
      <Shape
        of="M430.5 121Q438 123.5 444 120L450.5 122Q450 131 441 137.5 434 134 430.5 121zM641 124.5Q633 131 623.5 128L621 134Q625 146 634 148.5 643 144 641 124.5z"
        wash="shallow"
        line="fine"
      />
      <Shape of={box(572, 213, 72, 7)} wash="steel" line="inner" />
      <Shape of="M580 220h6v82h-6zM630 220h6v82h-6z" wash="steel" line="inner" />
    </>
  );
}

/** A glass front and its door keep the dust of the yard out. */
function Glazing() {
  return (
    <>
      <path className="w-white" opacity="0.22" d="M470 60h26L402 297h-4v-56zM606 60h58L570 297h-58z" />
      <Line of="M398 86H690M475 60V298M573 60V298" weight="inner" />
      <Shape of={box(398, 297, 292, 5)} wash="steel" line="fine" />
    </>
  );
}

const belt = ground - 98;

/** A pipe out of the wall feeds the filler; a belt carries the bottles below its nozzles and the head that caps them. */
function BottlingLine() {
  return (
    <>
      <Shape of="M470 214h8v88h-8zM546 214h8v88h-8z" wash="steel" line="inner" />
      <Shape of="520,96 520,75,6 398,75 398,67 528,67,10 528,96" wash="teal" line="inner" />
      <Shape of={box(515, 91, 18, 6)} wash="honey" line="inner" round={1} />
      <Shape of={box(398, 63, 5, 16)} wash="honey" line="inner" round={1} />
      <Shape of="M484 112h7v92h-7zM557 112h7v92h-7z" wash="steel" line="inner" />
      <Shape of={box(480, 96, 88, 34)} wash="white" round={4} loose />
      <path className="w-clear" d="M486 110h76v14h-76z" />
      <Line of="M486 110h76" weight="inner" />
      <Shape of="M497 130h6v37h-6zM513 130h6v37h-6zM529 130h6v37h-6z" wash="honey" line="fine" />
      <path className="l-flow" d="M500 167v30M516 167v22M532 167v14" />
      <Shape of="M545 130h6v20h5v14h-16v-14h5z" wash="clay" line="fine" />
      {[484, 500, 516, 532, 548, 564].map((x, place) => (
        <Bottle key={x} x={x} filled={place / 3} capped={place > 3} />
      ))}
      <Shape of={box(442, belt, 132, 12)} wash="slate" line="outline" round={6} />
    </>
  );
}

/** A one-gallon bottle; the middle of its foot is the origin. */
function Bottle({
  x,
  y = belt,
  filled = 0,
  capped = false,
}: {
  x: number;
  y?: number;
  filled?: number;
  capped?: boolean;
}) {
  const level = -22 * Math.min(filled, 1);
  return (
    <Place x={x} y={y}>
      <Shape
        of="-7,0 -7,-22,5 -3,-28,2 -3,-34 3,-34 3,-28,2 7,-22,5 7,0"
        wash="white"
        line="fine"
        round={2}
      />
      {level < 0 && <Shape of={`-6,-1 -6,${level} 6,${level} 6,-1`} wash="clear" line="none" />}
      {capped && <Shape of="-4,-32 4,-32 4,-38 -4,-38" wash="teal" line="fine" />}
    </Place>
  );
}
