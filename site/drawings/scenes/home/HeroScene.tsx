import { Drawing } from '../../Drawing.tsx';
import type { Film } from '../../film.ts';
import { box } from '../../shape/geometry.ts';
import { polygon } from '../../shape/path.ts';
import { LevelMark, Line, Shape } from '../../shape/Shape.tsx';
import { Ripples, Waves } from '../../things/Land.tsx';
import { Staff, StaffDigits } from '../../things/Staff.tsx';
import { HeroBackground } from './HeroBackground.tsx';
import { HeroBoat, HeroGiver, Mooring } from './HeroBoat.tsx';
import { HeroHose, HeroTanker } from './HeroTanker.tsx';
import { HeroTaps } from './HeroTaps.tsx';
import { moment } from './hero-motion.ts';
import { quayTop, staff, water } from './hero-scale.ts';

/**
 * Home's hero: the flood is left, the day comes from the right, and one can goes from hand to hand. A tanker
 * with potable water feeds a tap stand on the quay (WHO technical note 12, "Delivering safe water by
 * tanker"); from there cans go into the boat. The staff on the wall shows how high the water stands.
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
      <HeroTaps moment={now} />
      <HeroHose moment={now} />
      <HeroBoat moment={now} />
      <HeroGiver moment={now} />
      <Mooring moment={now} />
      <Curb />
      <Staff {...staff} bare={bare} />
      <Flood level={now.level} waves={now.waves} />
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
  rate: { av1: 40, h264: 27 },
};

export function HeroDigits() {
  return (
    <Drawing width={1440} height={344} from={[0, 56]}>
      <StaffDigits {...staff} />
    </Drawing>
  );
}

/** Masonry, with a coping of stone. */
function Quay() {
  const left = 445;
  const stones = [0, 1, 2].flatMap(row => {
    const y = quayTop + 14 + row * 24;
    const joints = Array.from(
      { length: 10 },
      (_, stone) => `M${left + 52 + stone * 104 + (row % 2 ? 52 : 0)} ${y}v24`,
    );
    return [`M${left} ${y + 24}H1480`, ...joints];
  });
  return (
    <>
      <Shape of={box(left, quayTop, 1100, 130)} wash="ground" line="none" />
      <Shape of={box(left - 6, quayTop - 12, 1100, 26)} wash="paper" round={2} />
      <Line of={`M${left - 6} ${quayTop + 5}H1480`} />
      <Line of={stones.join('')} weight="hair" />
      <Line of={`M${left} ${quayTop + 14}V450`} weight="outline" />
      <Shape of={box(left, quayTop + 14, 1100, 9)} wash="hatch" line="none" />
      <Shape of={box(left, quayTop + 14, 26, 90)} wash="hatch" line="none" />
    </>
  );
}

/** Timber along the edge, open where the boat lies, below the staff and below each beam, so that rain runs off. */
function Curb() {
  const beams = Array.from({ length: 9 }, (_, beam) => box(488 + beam * 112, quayTop + 1, 106, 10));
  return (
    <>
      <Shape of={beams.map(beam => polygon(beam, 1)).join('')} wash="wood" line="inner" />
      <Line of={beams.map(([corner]) => `M${corner?.[0]} ${quayTop + 4}h106`).join('')} weight="hair" />
    </>
  );
}

/** The water in front, its level mark at the staff, and the wet band on the wall where it stood a moment ago. */
function Flood({ level, waves }: { level: number; waves: number }) {
  return (
    <g transform={level > 0 ? `translate(0 ${level.toFixed(1)})` : undefined}>
      {level > 0 && <Shape of={box(445, water - level, 1100, level)} wash="hatch" line="none" />}
      <path className="w-sea" d={`M-40 ${water}H1480V460H-40z`} />
      <g transform={waves ? `translate(${(-waves % 60).toFixed(1)} 0)` : undefined}>
        <Waves x={-70} y={water} width={1620} />
      </g>
      <Shape
        of={`100,${water + 4} 430,${water + 4} 404,${water + 13} 120,${water + 13}`}
        wash="hatch"
        line="none"
      />
      <Ripples at="80,389,60 230,396,90 440,389,60 690,391,140 1180,391,140" />
      <LevelMark x={staff.x - 14} y={water - 1} width={17} />
    </g>
  );
}
