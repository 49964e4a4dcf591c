import { box } from '../../../shape/geometry.ts';
import { strokes } from '../../../shape/path.ts';
import { Digits, Disc, LevelMark, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Coupling } from '../../../things/Hose.tsx';
import { Waves } from '../../../things/Land.tsx';
import { Arrow, Flange, Gauge, Impeller, Pipes, Specks } from '../../../things/Pipe.tsx';
import { ground, type Moment, sea, size } from './moment.ts';

/** The sea in section, its floor, and the ground of the beach. */
export function Shore() {
  const [right, bottom] = [size.left + size.width + 40, 500];
  return (
    <>
      <Shape of={`M-10 ${sea}H300V${bottom}H-10z`} wash="raw" line="none" />
      <Shape of={`M-10 374Q60 368 120 372T300 360V${bottom}H-10z`} wash="raw-deep" line="none" />
      <Shape
        of={`M-10 ${bottom}V406Q50 405 100 400T190 386T252 344L268 326Q280 304 306 ${ground - 8}H${right}V${bottom}z`}
        wash="ground"
        line="none"
      />
      <Line
        of={`M-10 406Q50 405 100 400T190 386T252 344L268 326Q280 304 306 ${ground - 8}`}
        weight="outline"
      />
      <Waves x={-34} y={sea} width={300} height={3} />
    </>
  );
}

/** Brine leaves far from the intake and deeper: below the beach, and beyond the break of the drawing. */
export function Outfall({ moment }: { moment: Moment }) {
  return (
    <>
      <SettlingTank />
      <Pipes
        of={['1256,280 1256,362 430,362 370,390 160,394 84,396 -20,398']}
        water="brine"
        flow={moment.flow}
        round={24}
      />
      {[1090, 800, 580, 440].map(x => (
        <Arrow key={x} x={x} y={362} turn={180} />
      ))}
      {/* Risers of the diffuser: their jets point out to sea. */}
      <Shape of="M46 394V374H54V394zM76 394V374H84V394z" wash="steel" line="inner" />
      <Line of="M43 372l-9-6M42 378l-12-3M46 368l-5-8M73 372l-9-6M72 378l-12-3M76 368l-5-8" weight="inner" />
      {/* The drawing is broken here: beyond it the sea is deeper. */}
      <Shape of="M106 316l8 26-6 24 8 28-6 24h8l6-24-8-28 6-24-8-26z" wash="sky" line="none" />
      <Line of="M106 316l8 26-6 24 8 28-6 24M114 316l8 26-6 24 8 28-6 24" weight="fine" />
      <Digits x={62} y={348} size={22} wash="mark">
        10 m
      </Digits>
      <Line of="M88 329V342l-5 3 10 5-5 3V368M84 362l4 6 4-6" weight="inner" />
    </>
  );
}

/**
 * Backwash brings no salt, only silt: it settles in a tank in the ground, cut open, and clear water overflows to the
 * outfall.
 */
function SettlingTank() {
  return (
    <>
      <Pipes of={['474,314 452,314 452,362']} water="raw" />
      <Place x={536} y={ground}>
        <Shape of="-72,2 -64,2 -64,34 64,34 64,2 72,2 72,41 -72,41" wash="steel" line="inner" />
        <Shape of={box(-64, 12, 128, 22)} wash="raw" line="none" />
        <Shape of="M-64 34V30Q-10 28 20 24T64 20V34z" wash="muddy" line="fine" />
        <Line of="M-64 12H64" />
        <Shape of={box(-64, 6, 6, 18)} wash="steel" line="fine" />
        <Specks in={[-10, 14, 68, 10]} count={5} />
      </Place>
    </>
  );
}

/**
 * The strainer hangs below its float, well under the surface and above the floor; its foot valve keeps the hose full
 * when the pump stops.
 */
export function Intake({ moment }: { moment: Moment }) {
  const depth = 356 - moment.bob;
  return (
    <>
      <Specks in={[152, 344, 52, 38]} count={10} drift={(moment.flow ?? 0) / 150} />
      <LevelMark x={217} y={sea - 1} width={16} />
      <Digits x={140} y={318} size={22} wash="mark">
        1 m
      </Digits>
      <Line of={`M150 ${sea + 2}V${depth}m-4-6l4 6 4-6`} weight="inner" />
      <Place x={0} y={-moment.bob}>
        <Line of="M182 334V344" weight="inner" />
        <Shape of="166,316,6 198,316,6 202,328,4 196,336,6 168,336,6 162,328,4" wash="honey" />
        <Line of="M168 326h28" />
      </Place>
      <Pipes
        of={[`216,${depth} 230,350 248,318 266,290 280,276 298,276`]}
        water="raw"
        round={20}
        flow={moment.flow}
      />
      <Place x={182} y={depth}>
        <Shape of="-22,-13,5 18,-13,4 18,13,4 -22,13,5" wash="steel" />
        <path
          className="holes"
          d={[-14, -6, 2, 10].flatMap(x => [-7, 0, 7].map(y => `M${x} ${y}h.1`)).join('')}
        />
        <FootValve />
      </Place>
      <Arrow x={257} y={304} turn={-60} />
      <Pump moment={moment} />
    </>
  );
}

/** A flap that opens only inward, cut open. */
function FootValve() {
  return (
    <>
      <Shape of="18,-8,2 36,-9,2 36,9,2 18,8,2" wash="slate" line="inner" />
      <Shape of={box(21, -5, 11, 10)} wash="raw" line="fine" />
      <Line of="M23-5L29 4" weight="inner" />
    </>
  );
}

/** The raw-water pump on its skid, with its cable from the container: the casing is cut open, and the wheel shows. */
function Pump({ moment }: { moment: Moment }) {
  return (
    <>
      <Shape of={box(298, ground - 8, 76, 8)} wash="slate" line="inner" round={1} />
      <Shape of="304,292 308,284 326,284 330,292" wash="steel" line="inner" />
      <Shape of="340,262,3 370,262,3 370,290,3 340,290,3" wash="petrol" />
      <Line
        of={strokes(
          ...[346, 352, 358, 364].map(
            x =>
              [
                [x, 263],
                [x, 289],
              ] as const,
          ),
        )}
        weight="pale"
      />
      <Shape of={box(346, 254, 14, 8)} wash="steel" line="inner" />
      <Line of="M360 258Q376 252 376 268T386 272" weight="strap" />
      <Pipes of={['316,256 316,238 340,238 372,238']} water="raw" round={12} flow={moment.flow} />
      <Disc at={[317, 275]} radius={23} wash="petrol" line="outline" />
      <Disc at={[317, 275]} radius={17} wash="raw" line="inner" />
      <Impeller x={317} y={275} radius={15} turn={Math.round(moment.wheel)} />
      <Flange x={296} y={276} />
      <Flange x={316} y={252} upright />
      <Gauge x={334} y={221} turn={moment.flow === undefined ? 30 : Math.min(40, moment.wheel / 12)} />
      <Coupling x={381} y={238} scale={1} />
      <Arrow x={354} y={238} />
    </>
  );
}
