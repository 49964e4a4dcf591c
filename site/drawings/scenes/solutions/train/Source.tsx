import { box } from '../../../shape/geometry.ts';
import { Digits, Disc, LevelMark, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Coupling } from '../../../things/Hose.tsx';
import { Ripples, Waves } from '../../../things/Land.tsx';
import { Arrow, Flange, Gauge, Impeller, Pipes, Specks } from '../../../things/Pipe.tsx';
import { ground, type Moment, sea, size } from './moment.ts';

/** The sea in section, its floor, and the ground of the beach. */
export function Shore({ moment }: { moment: Moment }) {
  const [width, height] = [size.width, size.top + size.height];
  return (
    <>
      <Shape of={`M-10 290H330V${sea}H-10z`} wash="sea" line="none" />
      <Line of="M-10 290H330" />
      <Ripples at="20,300,40 110,308,54 196,298,30 30,318,30" />
      <Shape of={`M-10 ${sea}H300V${height}H-10z`} wash="raw" line="none" />
      <Shape of={`M-10 392Q60 384 120 388T300 372V${height}H-10z`} wash="raw-deep" line="none" />
      <Specks in={[100, 362, 86, 42]} count={22} drift={(moment.flow ?? 0) / 150} />
      <Shape
        of={`M-10 ${height + 10}V442Q50 440 100 428T190 404T252 350L268 328Q280 304 306 ${ground - 8}H${width + 10}V${height + 10}z`}
        wash="ground"
        line="none"
      />
      <Shape
        of={`M-10 ${height + 10}V462Q110 458 200 434T300 392Q420 366 620 372T1100 364T1500 372T${width + 10} 366V${height + 10}z`}
        wash="sand"
        line="none"
      />
      <Line
        of={`M-10 462Q110 458 200 434T300 392Q420 366 620 372T1100 364T1500 372T${width + 10} 366`}
        weight="hair"
      />
      <Line
        of={`M-10 442Q50 440 100 428T190 404T252 350L268 328Q280 304 306 ${ground - 8}`}
        weight="outline"
      />
      <Waves x={-34} y={sea} width={300} height={3} />
    </>
  );
}

/** Intake and outfall: far apart, and the brine leaves deeper, beyond the break of the drawing. */
export function Intake({ moment }: { moment: Moment }) {
  return (
    <>
      <Pipes
        of={['16,424 16,436 84,434 130,422 190,404 232,368 250,346 272,324 312,312 1296,312 1296,288']}
        water="brine"
        flow={moment.flow}
        round={14}
      />
      {[1200, 840, 560, 400].map(x => (
        <Arrow key={x} x={x} y={312} turn={180} pale />
      ))}
      {[130, 178, 222].map((x, index) => (
        <Place key={x} x={x} y={[423, 408, 376][index] ?? 0} turn={[-14, -24, -42][index] ?? 0}>
          <Shape of="-6,-8 6,-8 8,8 -8,8" wash="steel" line="inner" round={1} />
        </Place>
      ))}
      {/* Risers of the diffuser: their jets point out to sea. */}
      {[16, 46].map(x => (
        <Place key={x} x={x} y={432}>
          <Shape of="-4,0 -4,-22 4,-22 4,0" wash="steel" line="inner" round={1} />
          <Line of="M-7-24l-9-7M-8-17l-12-3M-4-28l-6-10" weight="inner" />
        </Place>
      ))}
      {/* The drawing is broken here: beyond it the sea is deeper. */}
      <Shape of="M76 322l10 34-8 30 10 36-6 64h8l6-64-10-36 8-30-10-34z" wash="sky" line="none" />
      <Line of="M76 322l10 34-8 30 10 36-6 64M84 322l10 34-8 30 10 36-6 64" weight="fine" />
      <Digits x={32} y={376} size={15}>
        10 m
      </Digits>
      <Line of="M0 381h14" weight="inner" />
      <LevelMark x={216} y={sea - 1} width={16} />
      <Digits x={108} y={356} size={14}>
        1 m
      </Digits>
      <Place x={0} y={-moment.bob}>
        <Line of="M150 334L112 418" weight="hair" />
        <Shape of="106,414 117,420 111,427 101,421" wash="slate" line="inner" />
        <Line of="M160 340V362" weight="inner" />
        <Shape of="144,322,6 176,322,6 180,334,4 174,342,6 146,342,6 140,334,4" wash="honey" />
        <Line of="M146 332h28" />
      </Place>
      <Pipes
        of={[`186,${374 - moment.bob} 208,368 238,330 262,296 280,276 298,276`]}
        water="raw"
        round={20}
        flow={moment.flow}
      />
      <Place x={160} y={374 - moment.bob}>
        <Shape of="-22,-13,5 18,-13,4 18,13,4 -22,13,5" wash="steel" />
        <path
          className="holes"
          d={[-14, -6, 2, 10].flatMap(x => [-7, 0, 7].map(y => `M${x} ${y}h.1`)).join('')}
        />
        <Shape of={box(18, -7, 10, 14)} wash="slate" line="inner" round={1} />
        <Line of="M-44-4l12 3M-44 8l12-5M-36-18l9 7M-36 20l9-6" />
      </Place>
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
      <Line of="M346 263v26M352 263v26M358 263v26M364 263v26" weight="pale" />
      <Shape of={box(346, 254, 14, 8)} wash="steel" line="inner" />
      <Pipes of={['316,256 316,238 340,238 372,238']} water="raw" round={12} flow={moment.flow} />
      <Disc at={[317, 275]} radius={23} wash="petrol" line="outline" />
      <Disc at={[317, 275]} radius={17} wash="raw" line="inner" />
      <Impeller x={317} y={275} radius={15} turn={Math.round(moment.wheel)} />
      <Flange x={296} y={276} />
      <Flange x={316} y={252} upright />
      <Gauge x={340} y={221} turn={moment.flow === undefined ? 30 : Math.min(40, moment.wheel / 12)} />
      <Coupling x={381} y={238} scale={1} />
      <Arrow x={362} y={238} />
    </>
  );
}
