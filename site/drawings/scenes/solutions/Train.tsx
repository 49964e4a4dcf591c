import { Drawing } from '../../Drawing.tsx';
import { Digits, Disc, Line } from '../../shape/Shape.tsx';
import { Hill } from '../../things/Land.tsx';
import { Delivery } from './train/Delivery.tsx';
import { Between, Desalination } from './train/Desalination.tsx';
import { type Moment, running, size } from './train/moment.ts';
import { Pretreatment } from './train/Pretreatment.tsx';
import { Intake, Shore } from './train/Source.tsx';

/**
 * A mobile unit that turns seawater into drinking water, cut open. Its order is that of the purification units of the U.S.
 * Army: a strainer that floats just under the water, raw-water pump, multimedia filter, cartridge filter, high-pressure
 * pump, membranes (TM 10-4610-240-10, chapter 1, and TM 10-4610-232-12, paragraph 1-13). Containers add ultraviolet light;
 * chlorine comes after the membranes, which it would destroy. Brine goes to sea far from the intake and deeper, through a
 * diffuser (WHO, "Desalination for Safe Water Supply", 2007, 1.10 and 2.3).
 */
export function TrainParts({ moment = running }: { moment?: Moment }) {
  return (
    <>
      <Hill
        from={384}
        to={1800}
        y={196}
        base={310}
        wash="hill"
        height={24}
        phase={1.1}
        stretch={1.7}
        contours={5}
        gap={15}
      />
      <Shore moment={moment} />
      <Between moment={moment} />
      <Pretreatment moment={moment} />
      <Desalination moment={moment} />
      <Intake moment={moment} />
      <Delivery moment={moment} />
    </>
  );
}

/** Where each number of the key points: the eleventh is the outfall. */
const points = [
  [160, 380],
  [317, 290],
  [478, 240],
  [734, 240],
  [1018, 250],
  [1180, 240],
  [1380, 214],
  [1424, 268],
  [1496, 270],
  [1640, 248],
  [46, 436],
] as const;

/** The numbers under the drawing. */
export function TrainNumbers() {
  return points.map(([x, y], index) => (
    <g key={x}>
      <Line of={`M${x} ${y}V446`} weight="leader" />
      <Disc at={[x, y]} radius={3} wash="ink" />
      <Disc at={[x, 462]} radius={15} wash="white" line="inner" />
      <Digits x={x} y={469} size={19}>
        {String(index + 1)}
      </Digits>
    </g>
  ));
}

export function Train() {
  return (
    <Drawing width={size.width} height={size.height}>
      <path className="w-sky" d="M-10-10h1790v510H-10z" />
      <TrainParts />
      <TrainNumbers />
    </Drawing>
  );
}
