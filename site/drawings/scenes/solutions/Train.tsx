import type { ReactNode } from 'react';
import { Drawing } from '../../Drawing.tsx';
import { Digits, Disc, Line } from '../../shape/Shape.tsx';
import { Hill } from '../../things/Land.tsx';
import { Between, Desalination } from './train/Desalination.tsx';
import { type Moment, running, size } from './train/moment.ts';
import { Pretreatment } from './train/Pretreatment.tsx';
import { Intake, Outfall, Shore } from './train/Source.tsx';
import { Taps } from './train/Taps.tsx';

/** The layers of the drawing, from back to front. */
const layers = ['land', 'brine', 'source', 'filters', 'membranes', 'taps'] as const;
type Layer = (typeof layers)[number];

export interface TrainView {
  /** Left and upper edge, width and height of the part that is shown: all of it without them. */
  view?: readonly [x: number, y: number, width: number, height: number];
  /** What stands there. */
  of?: readonly Layer[];
}

const whole = [size.left, size.top, size.width, size.height] as const;

/** A part of what `TrainSymbols` has put on the page. */
export function Train({ view: [x, y, width, height] = whole, of = layers }: TrainView) {
  return (
    <Drawing width={width} height={height} from={[x, y]}>
      {of.map(layer => (
        <use key={layer} href={`#train-${layer}`} />
      ))}
    </Drawing>
  );
}

/** The layers with their numbers, once a page. */
export function TrainSymbols() {
  return (
    <svg className="drawing symbols" width="0" height="0" aria-hidden="true" focusable="false">
      {layers.map(layer => (
        <symbol key={layer} id={`train-${layer}`} overflow="visible">
          {draw[layer](running)}
          <Numbers of={layer} />
        </symbol>
      ))}
    </svg>
  );
}

/**
 * A mobile unit that turns seawater into drinking water, cut open. Its order is that of the purification
 * units of the U.S. Army: a strainer that floats just under the water, raw-water pump, multimedia filter with
 * its backwash, a dose against scale, cartridge filter, high-pressure pump, membranes (TM 10-4610-240-10,
 * chapter 1, and TM 10-4610-232-12, paragraph 1-13). Containers add limestone, which gives the water minerals
 * again, and ultraviolet light; chlorine comes last: it would destroy membranes. At every stop fresh water
 * from a tank on the wall flushes them. Brine goes through the valve that holds the pressure, then to sea far
 * from the intake and deeper, through a diffuser; backwash settles in a tank, and what overflows there is clear
 * and goes with the brine (WHO, "Desalination for Safe Water Supply", 2007, 1.10, 2.3 and 2.4).
 */
export function TrainScene({ moment = running }: { moment?: Moment }) {
  return layers.map(layer => draw[layer](moment));
}

const draw: Record<Layer, (moment: Moment) => ReactNode> = {
  land: () => (
    <g key="land">
      <path className="w-sky" d="M-10-10h1900v510H-10z" />
      <FarHill from={384} />
      <Shore />
    </g>
  ),
  brine: moment => <Outfall key="brine" moment={moment} />,
  source: moment => <Intake key="source" moment={moment} />,
  filters: moment => <Pretreatment key="filters" moment={moment} />,
  membranes: moment => (
    <g key="membranes">
      <Between moment={moment} />
      <Desalination moment={moment} />
    </g>
  ),
  taps: moment => <Taps key="taps" moment={moment} />,
};

/** The land behind the units, from this place to the end. */
function FarHill({ from }: { from: number }) {
  return (
    <Hill
      from={from}
      to={1880}
      y={196}
      base={310}
      height={24}
      phase={1.1}
      stretch={1.7}
      contours={3}
      gap={19}
    />
  );
}

/**
 * What each number of the key points at, and where the number stands if not straight below: nothing but its own part
 * is under the line between them.
 */
const points: readonly (readonly [
  number: number,
  of: Layer,
  x: number,
  y: number,
  at?: readonly [number, number],
])[] = [
  [1, 'source', 176, 352, [136, 262]],
  [2, 'source', 317, 290, [317, 330]],
  [3, 'filters', 460, 204, [430, 204]],
  [4, 'filters', 644, 262, [678, 330]],
  [4, 'filters', 682, 250, [678, 330]],
  [5, 'filters', 726, 62, [792, 62]],
  [5, 'membranes', 914, 240, [914, 200]],
  [6, 'membranes', 1018, 262],
  [7, 'membranes', 1150, 236],
  [8, 'filters', 580, 328, [630, 328]],
  [8, 'membranes', 1204, 362],
  [9, 'membranes', 1303, 226],
  [10, 'membranes', 1366, 216],
  [11, 'membranes', 1426, 266],
  [12, 'taps', 1500, 270],
  [13, 'taps', 1831, 240, [1822, 190]],
];

function Numbers({ of }: { of: Layer }) {
  return points.map(([number, layer, x, y, at = [x, 330]]) => {
    if (layer !== of) return null;
    return (
      <g key={x}>
        <Line of={`M${x} ${y}L${at.join(' ')}`} weight="leader" />
        <Disc at={[x, y]} radius={3} wash="ink" />
        <Disc at={at} radius={17} wash="white" line="inner" />
        <Digits x={at[0]} y={at[1] + 8} size={22}>
          {String(number)}
        </Digits>
      </g>
    );
  });
}
