import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Container } from '../../../things/Container.tsx';
import { Coupling } from '../../../things/Hose.tsx';
import { Arrow, Flange, Gauge, Pipes } from '../../../things/Pipe.tsx';
import { ground, type Moment } from './moment.ts';

const left = 978;
const floor = ground - 26;
const vessels = [128, 162, 196, 230];

/** The second container: high pressure, membranes, ultraviolet light, and chlorine into the water that leaves. */
export function Desalination({ moment }: { moment: Moment }) {
  return (
    <Container x={left} y={ground}>
      <Pipes of={['984,258 1004,258']} water="filtered" flow={moment.flow} />
      <Pipes
        of={[
          '1034,220 1060,220 1060,128 1090,128',
          '1060,162 1090,162',
          '1060,196 1090,196',
          '1060,220 1060,230 1090,230',
        ]}
        water="filtered"
        flow={moment.flow}
      />
      <Pipes
        of={vessels.map((y, index) =>
          index ? `1282,${y + 5} 1296,${y + 5}` : `1282,${y + 5} 1296,${y + 5} 1296,312 980,312`,
        )}
        water="brine"
        flow={moment.flow}
      />
      <Pipes
        of={[
          '1282,124 1312,124 1312,200 1336,200',
          '1282,158 1312,158',
          '1282,192 1312,192',
          '1282,226 1312,226 1312,200',
        ]}
        water="clean"
        flow={moment.flow}
      />
      <Pipes of={['1400,220 1400,244 1444,244']} water="clean" flow={moment.flow} />
      <HighPressurePump moment={moment} />
      <Gauge x={1068} y={109} turn={50} />
      <Membranes moment={moment} />
      <Arrow x={1076} y={128} />
      <Arrow x={1296} y={268} turn={90} pale />
      <Arrow x={1324} y={200} />
      <Ultraviolet moment={moment} />
      <Dosing moment={moment} />
    </Container>
  );
}

/** A multistage pump, cut open: every stage adds pressure, up to about 60 bar for seawater. */
function HighPressurePump({ moment }: { moment: Moment }) {
  return (
    <Place x={1018} y={floor}>
      <Shape of={box(-22, -7, 46, 7)} wash="slate" line="inner" round={1} />
      <Shape of="-16,-86,2 16,-86,2 16,-7 -16,-7" wash="teal" />
      <Shape of={box(-10, -80, 20, 68)} wash="filtered" line="inner" />
      <Line
        of="M-8-74H8M-5-70H5M-8-64H8M-5-60H5M-8-54H8M-5-50H5M-8-44H8M-5-40H5M-8-34H8M-5-30H5M-8-24H8M-5-20H5"
        weight="inner"
      />
      <Line of="M0-86V-10" weight="outline" />
      <Shape of="-13,-142,3 13,-142,3 13,-90,2 -13,-90,2" wash="petrol" />
      <Line of="M-7-140v48M0-140v48M7-140v48" weight="pale" />
      <Shape of="-11,-148,2 11,-148,2 13,-141 -13,-141" wash="slate" line="inner" />
      <Shape of={box(-6, -92, 12, 7)} wash="steel" line="inner" />
      <Flange x={-16} y={-16} />
      <Flange x={18} y={-54} />
      {moment.flow !== undefined && <Line of={`M-4-118h${8 * Math.cos(moment.flow / 3)}`} weight="pale" />}
    </Place>
  );
}

/** Pressure vessels on a rack; three are cut open: sheets wound around the pipe that takes up the clean water. */
function Membranes({ moment }: { moment: Moment }) {
  const inner = Math.round(158 * moment.pressed);
  return (
    <>
      <Line
        of="M1108 112V274M1264 112V274M1100 274h16M1256 274h16M1108 270L1264 246M1264 270L1108 246"
        weight="inner"
      />
      {vessels.map((y, index) => (
        <Place key={y} x={1094} y={y}>
          <Shape of="0,-14,8 184,-14,8 184,14,8 0,14,8" wash="white" />
          {index < 3 ? (
            <>
              <Shape of={box(14, -10, 156, 20)} wash="filtered" line="inner" />
              <Line
                of="M18-9l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5m3-5l5 5M18 9l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5m3 5l5-5"
                weight="hair"
              />
              <Shape of={box(12, -3, 166, 6)} wash="filtered" line="fine" />
              {inner > 0 && (
                <Shape
                  of={box(178 - 166 * moment.pressed, -3, 166 * moment.pressed, 6)}
                  wash="clear"
                  line="fine"
                />
              )}
            </>
          ) : (
            <>
              <Line of="M26-13v26M158-13v26" />
              <Shape of="4,4 180,4 178,13 6,13" wash="hatch" line="none" />
            </>
          )}
          <Shape of={box(-4, -10, 8, 20)} wash="steel" line="inner" round={1} />
          <Shape of={box(180, -10, 8, 20)} wash="steel" line="inner" round={1} />
        </Place>
      ))}
    </>
  );
}

/** A chamber of steel with two lamps along it, cut open, and their ballast above. */
function Ultraviolet({ moment }: { moment: Moment }) {
  return (
    <Place x={1332} y={180}>
      <Line of="M12 40V94M84 40V94M6 94h12M78 94h12" weight="inner" />
      <Shape of="0,0,10 98,0,10 98,42,10 0,42,10" wash="steel" />
      <Shape of="8,6,5 90,6,5 90,36,5 8,36,5" wash="clear" line="inner" />
      {moment.lamps > 0 && <path className="w-lamp" fillOpacity={moment.lamps} d="M12 9h74v24h-74z" />}
      {[14, 28].map(y => (
        <Place key={y} x={0} y={y}>
          <Shape
            of="4,-3.5,3 94,-3.5,3 94,3.5,3 4,3.5,3"
            wash={moment.lamps > 0.5 ? 'white' : 'steel'}
            line="inner"
          />
        </Place>
      ))}
      <Shape of={box(92, 8, 8, 26)} wash="slate" line="inner" round={1} />
      <Shape of={box(32, -42, 38, 28)} wash="paper" line="inner" round={2} />
      <Line of="M38-34h18M38-28h12M51-14V0M96 8q8-20-26-34" />
      <Disc at={[62, -24]} radius={3.4} wash="honey" line="fine" />
      <Flange x={2} y={20} />
      <Flange x={68} y={42} upright />
    </Place>
  );
}

/** A drum of chlorine, its dosing pump, and the valve where drops go into the pipe. */
function Dosing({ moment }: { moment: Moment }) {
  return (
    <Place x={1420} y={floor}>
      <Line of="M6-24V-30" weight="inner" />
      <Shape of="2,-30 10,-30 8,-36 4,-36" wash="steel" line="fine" />
      <Shape of="-12,-18,2 16,-18,2 16,0,2 -12,0,2" wash="honey" line="inner" />
      <Shape of={box(-6, -24, 16, 7)} wash="petrol" line="inner" round={1} />
      {moment.dose > 0 && (
        <Disc at={[6, Math.round(-24 - 12 * moment.dose)]} radius={2.4} wash="honey" line="fine" />
      )}
    </Place>
  );
}

/** Hose, generator and cable between the two containers. */
export function Between({ moment }: { moment: Moment }) {
  return (
    <>
      <Generator />
      <Pipes
        of={['853,258 866,258 866,297 966,297 966,258 978,258']}
        water="filtered"
        round={12}
        flow={moment.flow}
      />
      <Coupling x={855} y={258} scale={0.9} turn={180} />
      <Coupling x={976} y={258} scale={0.9} />
    </>
  );
}

function Generator() {
  return (
    <Place x={882} y={ground - 12}>
      <Line of="M71-44q9 4 10-20T88-100M6-44q-12 4-13-20T-28-96" weight="strap" />
      <Shape of={box(88, -108, 8, 12)} wash="clay" line="inner" round={1} />
      <Shape of={box(-33, -108, 8, 12)} wash="clay" line="inner" round={1} />
      <Shape of={box(0, -12, 80, 10)} wash="slate" line="inner" round={1} />
      <Shape of="-2,-2 84,-2 80,2 -6,2" wash="hatch" line="none" />
      <Shape of="0,-12 0,-68,4 72,-68,6 80,-60,4 80,-12" wash="honey" loose />
      <Line of="M12-68v-12l6-4v16" weight="inner" />
      <Line of="M8-54h18M8-48h18M8-42h18M8-36h18M8-30h18M34-62v44h28v-44zM58-40v6" />
      <Line of="M40-68v-5h10v5" weight="inner" />
      <Shape of={box(66, -50, 11, 14)} wash="slate" line="fine" round={1} />
      <Shape of="0,-12 0,-64 6,-66 6,-12" wash="hatch" line="none" />
    </Place>
  );
}
