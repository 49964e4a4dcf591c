import { Drawing } from '../../Drawing.tsx';
import { Digits, Disc, Line } from '../../shape/Shape.tsx';
import { Hill } from '../../things/Land.tsx';
import { Delivery } from './train/Delivery.tsx';
import { Between, Desalination } from './train/Desalination.tsx';
import { type Moment, running, size } from './train/moment.ts';
import { Pretreatment } from './train/Pretreatment.tsx';
import { Intake, Shore } from './train/Source.tsx';

interface TrainProps {
  /** Left edge and width of the part that is shown: all of it without them. */
  from?: number;
  width?: number;
}

/** A part of what `TrainSymbol` has put on the page. */
export function Train({ from = 0, width = size.width }: TrainProps) {
  return (
    <Drawing width={width} height={size.height} from={[from, size.top]}>
      <use href="#train" />
    </Drawing>
  );
}

/** The drawing with its numbers, once a page. */
export function TrainSymbol() {
  return (
    <svg className="drawing shapes" width="0" height="0" aria-hidden="true" focusable="false">
      <symbol id="train" overflow="visible">
        <TrainScene />
        <Numbers />
      </symbol>
    </svg>
  );
}

/**
 * A mobile unit that turns seawater into drinking water, cut open. Its order is that of the purification units of the U.S.
 * Army: a strainer that floats just under the water, raw-water pump, multimedia filter, cartridge filter, high-pressure
 * pump, membranes (TM 10-4610-240-10, chapter 1, and TM 10-4610-232-12, paragraph 1-13). Containers add ultraviolet light;
 * chlorine comes after the membranes, which it would destroy. Brine goes to sea far from the intake and deeper, through a
 * diffuser (WHO, "Desalination for Safe Water Supply", 2007, 1.10 and 2.3).
 */
export function TrainScene({ moment = running }: { moment?: Moment }) {
  return (
    <>
      <path className="w-sky" d="M-10-10h1790v510H-10z" />
      <FarHill from={384} />
      <Shore moment={moment} />
      <Between moment={moment} />
      <Pretreatment moment={moment} />
      <Desalination moment={moment} />
      <Intake moment={moment} />
      <Delivery moment={moment} />
    </>
  );
}

/** The land behind the units, from this place to the end. */
export function FarHill({ from }: { from: number }) {
  return (
    <Hill
      from={from}
      to={1800}
      y={196}
      base={310}
      height={24}
      phase={1.1}
      stretch={1.7}
      contours={5}
      gap={15}
    />
  );
}

/** What each number of the key points at, and where the number stands if not straight below. */
const points: readonly (readonly [x: number, y: number, number?: number])[] = [
  [160, 380],
  [317, 290],
  [478, 240],
  [734, 240],
  [1018, 250],
  [1172, 240, 1132],
  [1236, 312],
  [1352, 216, 1344],
  [1424, 268, 1430],
  [1496, 270, 1516],
  [1640, 248],
];

function Numbers() {
  return points.map(([x, y, below = x], index) => (
    <g key={x}>
      <Line of={`M${x} ${y}V396L${below} 424`} weight="leader" />
      <Disc at={[x, y]} radius={3} wash="ink" />
      <Disc at={[below, 440]} radius={17} wash="white" line="inner" />
      <Digits x={below} y={448} size={22}>
        {String(index + 1)}
      </Digits>
    </g>
  ));
}
