import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Container } from '../../../things/Container.tsx';
import { Arrow, Flange, Gauge, Pipes, Specks } from '../../../things/Pipe.tsx';
import { Dosing } from './Dosing.tsx';
import { ground, type Moment } from './moment.ts';

const left = 978;
const floor = ground - 26;
const vessels = [128, 162, 196, 230];

/**
 * The second container: high pressure, membranes, minerals, ultraviolet light, and chlorine into the water that
 * leaves.
 */
export function Desalination({ moment }: { moment: Moment }) {
  return (
    <Container x={left} y={ground}>
      <Flush />
      <Pipes of={['984,258 1004,258']} water="filtered" flow={moment.flow} />
      <Pipes
        of={[
          '1034,220 1054,220 1054,128 1078,128',
          '1054,162 1078,162',
          '1054,196 1078,196',
          '1054,220 1054,230 1078,230',
        ]}
        water="filtered"
        flow={moment.flow}
      />
      <Pipes
        of={vessels.map((y, index) =>
          index ? `1242,${y + 5} 1256,${y + 5}` : `1242,${y + 5} 1256,${y + 5} 1256,292`,
        )}
        water="brine"
        flow={moment.flow}
      />
      <Pipes
        of={[
          '1242,124 1272,124 1272,252 1288,252',
          '1242,158 1272,158',
          '1242,192 1272,192',
          '1242,226 1272,226',
          '1303,156 1303,126 1327,126 1327,200 1344,200',
        ]}
        water="clean"
        flow={moment.flow}
      />
      <Pipes of={['1408,220 1408,244 1444,244']} water="safe" flow={moment.flow} />
      <HighPressurePump moment={moment} />
      <Gauge x={1064} y={113} turn={50} />
      <Membranes moment={moment} />
      <Arrow x={1054} y={176} turn={-90} />
      <ConcentrateValve />
      <Arrow x={1272} y={176} turn={90} />
      <Minerals />
      <Arrow x={1314} y={126} />
      <Meter />
      <Ultraviolet moment={moment} />
      <Dosing x={1424} pipe={34} wash="honey" drop={moment.dose} />
    </Container>
  );
}

/** Fresh water for every stop: a tank on the wall, filled by the membranes, from which it runs back through the pump. */
function Flush() {
  return (
    <>
      <Pipes of={['1272,124 1272,101 994,101 994,258']} water="clean" />
      <Shape of="1112,92,5 1196,92,5 1196,110,5 1112,110,5" wash="clear" line="inner" />
      <Line of="M1126 92v18M1182 92v18" />
      <Shape of="986,180 1002,180 986,202 1002,202" wash="honey" line="inner" />
      <Arrow x={1236} y={101} turn={180} />
      <Arrow x={994} y={150} turn={90} />
    </>
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

/** Pressure vessels on a rack, cut open: sheets wound around the pipe that takes up the clean water. */
function Membranes({ moment }: { moment: Moment }) {
  const inner = Math.round(140 * moment.pressed);
  const sheets = 'l5 5m3-5'.repeat(16);
  const under = 'l5-5m3 5'.repeat(16);
  return (
    <>
      <Line of="M1094 112V274M1226 112V274M1094 270L1226 246" weight="inner" />
      {vessels.map(y => (
        <Place key={y} x={1082} y={y}>
          <Shape of="0,-14,8 158,-14,8 158,14,8 0,14,8" wash="white" />
          <Shape of={box(14, -10, 130, 20)} wash="filtered" line="inner" />
          <Line of={`M16-9${sheets}M16 9${under}`} weight="hair" />
          <Shape of={box(12, -3, 140, 6)} wash="filtered" line="fine" />
          {inner > 0 && <Shape of={box(152 - inner, -3, inner, 6)} wash="clear" line="fine" />}
          <Shape of="M-4-10H4V10H-4zM154-10H162V10H154z" wash="steel" line="inner" />
        </Place>
      ))}
    </>
  );
}

/** Holds the pressure in the vessels: what it lets through is brine. */
function ConcentrateValve() {
  return (
    <Place x={1256} y={262}>
      <Line of="M0 0H-16M-16-8V8" weight="outline" />
      <Shape of="-8,-11 8,-11 -8,11 8,11" wash="honey" line="inner" />
    </Place>
  );
}

/** A column of limestone, cut open: water that rises through it takes up calcium, and no longer attacks pipes. */
function Minerals() {
  return (
    <Place x={1303} y={floor}>
      <Line of="M-12-14V0M12-14V0M-16 0h8M8 0h8" weight="inner" />
      <Shape of="M-17-100Q-17-118 0-118T17-100V-24Q17-10 0-10T-17-24z" wash="teal" loose />
      <Shape of="M-12-98Q-12-113 0-113T12-98V-26Q12-15 0-15T-12-26z" wash="clear" line="inner" />
      <Shape of="M-12-82H12V-26Q12-15 0-15T-12-26z" wash="white" line="fine" />
      <Specks in={[-10, -76, 20, 54]} count={14} />
      <Flange x={0} y={-117} upright />
      <Flange x={-17} y={-22} />
    </Place>
  );
}

/** Counts the fresh water. */
function Meter() {
  return (
    <Place x={1327} y={156}>
      <Shape of={box(-8, -17, 16, 34)} wash="petrol" line="inner" round={3} />
      <Disc at={[0, 0]} radius={10} wash="white" line="inner" />
      <Shape of={box(-7, -5, 14, 5)} wash="ink" line="none" />
      <Line of="M0 6l4-4" />
    </Place>
  );
}

/** A chamber of steel with two lamps along it, cut open, and their ballast above. */
function Ultraviolet({ moment }: { moment: Moment }) {
  return (
    <Place x={1344} y={180}>
      <Line of="M12 40V94M72 40V94M6 94h12M66 94h12" weight="inner" />
      <Shape of="0,0,10 82,0,10 82,42,10 0,42,10" wash="steel" />
      <Shape of="8,6,5 76,6,5 76,36,5 8,36,5" wash="clear" line="inner" />
      {moment.lamps > 0 && <path className="w-lamp" fillOpacity={moment.lamps} d="M12 9h60v24h-60z" />}
      <Shape
        of="M6 10.500H78V17.500H6zM6 24.500H78V31.500H6z"
        wash={moment.lamps > 0.5 ? 'white' : 'steel'}
        line="inner"
      />
      <Shape of={box(76, 8, 8, 26)} wash="slate" line="inner" round={1} />
      <Shape of={box(26, -42, 36, 28)} wash="paper" line="inner" round={2} />
      <Line of="M32-34h18M32-28h12M44-14V0M80 8q8-20-18-34" />
      <Disc at={[54, -24]} radius={3.4} wash="honey" line="fine" />
      <Flange x={2} y={20} />
      <Flange x={64} y={42} upright />
    </Place>
  );
}

/**
 * Between the two containers: high above the ground the line, hung from a rail, and below it the generator with its
 * cables.
 */
export function Between({ moment }: { moment: Moment }) {
  return (
    <>
      <Generator />
      <Line of="M856 92H980M892 92v24M942 92v24" weight="outline" />
      <Pipes
        of={['858,258 869,258 869,116 965,116 965,258 978,258']}
        water="filtered"
        round={12}
        flow={moment.flow}
      />
      <Arrow x={917} y={116} />
      <Flange x={858} y={258} />
      <Flange x={973} y={258} />
    </>
  );
}

/** In a bund: its walls hold more fuel than the tank does, and a cock empties it. */
function Generator() {
  return (
    <Place x={889} y={ground - 17} scale={0.72}>
      <Line of="M71-44q9 4 14-20T114-104M6-44q-12 4-16-20T-46-98" weight="strap" />
      <Shape of={box(114, -112, 10, 15)} wash="clay" line="inner" round={1} />
      <Shape of={box(-50, -112, 10, 15)} wash="clay" line="inner" round={1} />
      <Shape of="-44,-26 118,-26 120,14 -44,14" wash="ground" line="none" />
      <Shape of={box(-13, -22, 100, 20)} wash="slate" line="inner" />
      <Shape of="0,-8 0,-68,4 72,-68,6 80,-60,4 80,-8" wash="honey" loose />
      <Line of="M12-68v-12l6-4v16" weight="inner" />
      <Line of="M8-54h18M8-48h18M8-42h18M8-36h18M34-62v44M58-62v44" />
      <Shape of={box(66, -50, 11, 14)} wash="slate" line="fine" round={1} />
      <Shape of="0,-12 0,-64 6,-66 6,-12" wash="hatch" line="none" />
      <Shape of="-19,-21 93,-21 93,-17 90,-17 88,2 -14,2 -16,-17 -19,-17" wash="steel" line="inner" />
      <Line of="M20-17v19M54-17v19" />
      <Shape of={box(74, -5, 9, 4)} wash="clay" line="fine" />
    </Place>
  );
}
