import { Drawing } from '../../Drawing.tsx';
import type { Film } from '../../film.ts';
import { LevelMark, Line } from '../../shape/Shape.tsx';
import { Ripples, Waves } from '../../things/Land.tsx';
import { Staff, StaffDigits } from '../../things/Staff.tsx';
import { HeroBackground } from './HeroBackground.tsx';
import { HandOver } from './HeroBoat.tsx';
import { HeroTanker, HeroTest } from './HeroTanker.tsx';
import { HeroTaps } from './HeroTaps.tsx';
import { moment } from './hero-motion.ts';
import { staff } from './hero-scale.ts';

/**
 * Home's hero: the flood is left, the day comes from the right. From near, one can goes from hand to hand, down from the
 * quay into a boat; a step behind, those who draw and drink; farther off a tanker with potable water, which feeds their tap
 * stand (WHO technical note 12, "Delivering safe water by tanker"). The staff on the wall shows how high the water stands.
 *
 * `share` of the film, 0 to 1: its first picture is the drawing on the page. Both are `bare`, without the
 * digits of the staff: `HeroDigits` lies over them, so that they are not mirrored either.
 */
export function HeroScene({ share = 0, bare = false }: { share?: number; bare?: boolean }) {
  const now = moment(share);
  return (
    <Drawing width={1440} height={344} from={[0, 56]}>
      <HeroBackground moment={now} />
      <Quay />
      <HeroTanker moment={now} />
      <HeroTest moment={now} />
      <HeroTaps moment={now} />
      <Staff {...staff} bare={bare} />
      <Flood level={now.level} waves={now.waves} />
      <HandOver moment={now} />
    </Drawing>
  );
}

/** The lowest 1424 pixels of its middle are the film of narrow windows. */
export const film: Film = {
  name: 'hero',
  seconds: 8,
  from: [0, -410],
  units: [1440, 810],
  window: [1440, 810],
  scale: 16 / 9,
  square: { x: 520, y: 16, side: 1424 },
  night: true,
  rate: { av1: 40, h264: 28 },
};

export function HeroDigits() {
  return (
    <Drawing width={1440} height={344} from={[0, 56]}>
      <StaffDigits {...staff} />
    </Drawing>
  );
}

/** Masonry with a coping of stone; along its edge timber, with gaps below which rain runs off. */
function Quay() {
  return (
    <>
      <path className="w-ground" d="M530 289H1480V420H452V352z" />
      <Line of="M530 289H1480" />
      <path className="w-paper l2" d="M450 349L1480 315V325L450 363z" />
      <path className="w-hatch" d="M450 363L1480 325V336L450 377z" />
      <Line of="M450 380L1480 336" weight="hair" />
      <path className="w-wood l2" d="M590 337L1480 308V316L590 347z" />
      <Line of="M760 332v9M900 327v9M1030 323v9M1150 319v9" />
    </>
  );
}

/** The water along the quay, its level mark at the staff, and the wet band on the wall where it stood a moment ago. */
function Flood({ level, waves }: { level: number; waves: number }) {
  return (
    <g transform={level > 0 ? `translate(0 ${level.toFixed(1)})` : undefined}>
      {level > 0 && <path className="w-hatch" d={`M450 397v${-level}L1480 ${345 - level}v${level}z`} />}
      <path className="w-sea" d="M440 399L1480 345V470H440z" />
      <path className="w-sun" opacity=".5" d={glitter} />
      <g transform={`translate(440 399)rotate(-3)${waves ? `translate(${(-waves % 60).toFixed(1)} 0)` : ''}`}>
        <Waves x={-60} y={0} width={1200} />
      </g>
      <Ripples at="770,394,110 960,386,60 1010,396,120" />
      <LevelMark x={staff.x - 14} y={staff.y + 3} width={20} />
    </g>
  );
}

/** The sun on the water. */
const glitter = 'M1180 368h190l14 5h-212zM1230 379h150l8 6h-180zM1160 390h190l30 6h-240z';
