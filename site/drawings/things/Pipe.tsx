import { around, box, points } from '../shape/geometry.ts';
import { polyline } from '../shape/path.ts';
import { Disc, Line, Place, Shape } from '../shape/Shape.tsx';

/** What runs in a pipe. */
type Water = 'raw' | 'muddy' | 'filtered' | 'clean' | 'safe' | 'brine';

interface PipesProps {
  /** Branches that meet without a line between them, as `x,y x,y,round`. */
  of: readonly string[];
  water: Water;
  round?: number;
  /** The film moves the water in them by this many units. */
  flow?: number | undefined;
}

/** Rigid pipes, or hoses, 9 units thick, in the color of their water. */
export function Pipes({ of, water, round = 8, flow }: PipesProps) {
  const d = of.map(branch => polyline(points(branch), round)).join('');
  return (
    <>
      <path className="hose-edge" d={d} />
      <path className={`pipe pipe-${water}`} d={d} />
      {flow !== undefined && <path className="pipe-flow" strokeDashoffset={Math.round(-flow)} d={d} />}
    </>
  );
}

/** Two rings of bolts where pipes meet. */
export function Flange({ x, y, upright = false }: { x: number; y: number; upright?: boolean }) {
  const corners = upright ? box(x - 8, y - 2.5, 16, 5) : box(x - 2.5, y - 8, 5, 16);
  return <Shape of={corners} wash="steel" line="inner" round={1} />;
}

/** A pressure gauge on a short stem; `turn` moves its hand (degrees). */
export function Gauge({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <Place x={x} y={y}>
      <Line of="M0 8v7" weight="inner" />
      <Disc at={[0, 0]} radius={9} wash="white" line="inner" />
      <Line of="M-6 3l2-1M0-7v2M6 3l-2-1" weight="hair" />
      <Place x={0} y={0} turn={turn}>
        <Line of="M0 1-3-5" />
      </Place>
    </Place>
  );
}

/** Where the water runs to, on a pipe; 0 to the right (degrees). */
export function Arrow({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <Place x={x} y={y} turn={turn}>
      <Shape of="-5,-7 8,0 -5,7" wash="white" line="inner" />
    </Place>
  );
}

/** Grains or dirt: round specks of one size, spread evenly but not in rows. */
export function Specks({
  in: [x, y, width, height],
  count,
  from = 0,
  drift = 0,
}: {
  in: readonly [x: number, y: number, width: number, height: number];
  count: number;
  from?: number;
  /** How many times they have run through their box, to the right. */
  drift?: number;
}) {
  const round = (value: number) => (drift ? Math.round(value * 10) / 10 : Math.round(value));
  // Steps of the plastic number, the golden ratio of two dimensions, leave no row and no gap.
  const at = Array.from({ length: count }, (_, index) => {
    const [across, down] = [((index + from) * 0.7548777 + drift) % 1, ((index + from) * 0.5698403) % 1];
    return `M${round(x + across * width)} ${Math.round(y + down * height)}h.1`;
  });
  return <path className="specks" d={at.join('')} />;
}

/** Vanes of a pump's wheel. */
export function Impeller({
  x,
  y,
  radius,
  turn = 0,
}: {
  x: number;
  y: number;
  radius: number;
  turn?: number;
}) {
  const rim = around([0, 0], radius, 6);
  return (
    <Place x={x} y={y} turn={turn}>
      <Line
        of={rim
          .map(([px, py]) => {
            const [cx, cy] = [px * 0.5 - py * 0.4, py * 0.5 + px * 0.4].map(Math.round);
            return `M0 0Q${cx} ${cy} ${Math.round(px)} ${Math.round(py)}`;
          })
          .join('')}
        weight="inner"
      />
      <Disc at={[0, 0]} radius={radius * 0.28} wash="steel" line="fine" />
    </Place>
  );
}
