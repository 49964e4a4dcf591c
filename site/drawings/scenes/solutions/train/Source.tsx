import { box } from '../../../shape/geometry.ts';
import { strokes } from '../../../shape/path.ts';
import { Digits, Disc, LevelMark, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Coupling } from '../../../things/Hose.tsx';
import { Waves } from '../../../things/Land.tsx';
import { Arrow, Flange, Gauge, Impeller, Pipes, Specks } from '../../../things/Pipe.tsx';
import { ground, type Moment, sea, size } from './moment.ts';

/** The sea in section, its floor, and the ground of the beach. */
export function Shore() {
  const [right, bottom] = [size.width + 40, 500];
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
        of={['1256,280 1256,348 424,348 370,388 160,394 84,396 -20,398']}
        water="brine"
        flow={moment.flow}
        round={24}
      />
      {[1090, 800, 580, 440].map(x => (
        <Arrow key={x} x={x} y={348} turn={180} />
      ))}
      {/* Risers of the diffuser: their jets point out to sea. */}
      <Shape of="M12 394V374H20V394zM42 394V374H50V394z" wash="steel" line="inner" />
      <Line of="M9 370l-9-7M8 377l-12-3M12 366l-6-10M39 370l-9-7M38 377l-12-3M42 366l-6-10" weight="inner" />
      {/* The drawing is broken here: beyond it the sea is deeper. */}
      <Shape of="M74 316l8 26-6 24 8 28-6 24h8l6-24-8-28 6-24-8-26z" wash="sky" line="none" />
      <Line of="M74 316l8 26-6 24 8 28-6 24M82 316l8 26-6 24 8 28-6 24" weight="fine" />
      <Digits x={28} y={352} size={15}>
        10 m
      </Digits>
      <Line of="M56 329V342l-5 3 10 5-5 3V368M52 362l4 6 4-6" weight="inner" />
    </>
  );
}

/** Backwash brings no salt, only silt: it settles in a tank in the ground, cut open. */
function SettlingTank() {
  return (
    <Place x={601} y={ground}>
      <Shape of="-52,2 -44,2 -44,30 44,30 44,2 52,2 52,37 -52,37" wash="steel" line="inner" />
      <Shape of={box(-44, 10, 88, 20)} wash="raw" line="none" />
      <Shape of="M-44 30V24Q-10 16 10 22T44 23V30z" wash="muddy" line="fine" />
      <Line of="M-44 10H44" />
      <Specks in={[-40, 12, 80, 10]} count={12} />
    </Place>
  );
}

/** The strainer hangs below its float, well under the surface and above the floor. */
export function Intake({ moment }: { moment: Moment }) {
  const depth = 356 - moment.bob;
  return (
    <>
      <Specks in={[130, 344, 52, 38]} count={16} drift={(moment.flow ?? 0) / 150} />
      <LevelMark x={216} y={sea - 1} width={16} />
      <Digits x={106} y={344} size={14}>
        1 m
      </Digits>
      <Line of={`M124 ${sea + 2}V${depth}m-4-6l4 6 4-6`} weight="inner" />
      <Place x={0} y={-moment.bob}>
        <Line of="M160 334V344" weight="inner" />
        <Shape of="144,316,6 176,316,6 180,328,4 174,336,6 146,336,6 140,328,4" wash="honey" />
        <Line of="M146 326h28" />
      </Place>
      <Pipes
        of={[`186,${depth} 208,350 238,318 262,290 280,276 298,276`]}
        water="raw"
        round={20}
        flow={moment.flow}
      />
      <Place x={160} y={depth}>
        <Shape of="-22,-13,5 18,-13,4 18,13,4 -22,13,5" wash="steel" />
        <path
          className="holes"
          d={[-14, -6, 2, 10].flatMap(x => [-7, 0, 7].map(y => `M${x} ${y}h.1`)).join('')}
        />
        <Shape of={box(18, -7, 10, 14)} wash="slate" line="inner" round={1} />
      </Place>
      <Arrow x={250} y={304} turn={-48} />
      <Pump moment={moment} />
    </>
  );
}

/** The raw-water pump on its skid: the casing is cut open, and the wheel shows. */
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
