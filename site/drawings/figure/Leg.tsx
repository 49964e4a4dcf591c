import { mix, type Point, ribbon } from '../shape/geometry.ts';
import { Line, Shape } from '../shape/Shape.tsx';
import { type Frame, soft } from './frame.ts';
import { Limb } from './Limb.tsx';
import type { Clothes } from './person.ts';
import type { Foot } from './pose.ts';
import type { Side } from './skeleton.ts';

interface LegProps {
  frame: Frame;
  side: Side;
  clothes: Clothes;
  foot: Foot;
}

export function Leg({ frame, side, clothes, foot }: LegProps) {
  const { skeleton, body, place, scale } = frame;
  const [hip, [kneeX, kneeY], ankle] = [skeleton.hips[side], skeleton.knees[side], skeleton.ankles[side]];
  // Less round than the rest of the leg: a bent knee has a corner.
  const knee: Point = [kneeX, kneeY, 3.5];
  const thick = body.limb;
  const band = (line: Point[], widths: number[], ends?: { start?: number; end?: number }) =>
    ribbon(
      line,
      widths.map(width => width * thick),
      ends,
    ).map(place);
  // In a folded leg the widths above and below the knee would cross.
  const folded = Math.hypot(hip[0] - ankle[0], hip[1] - ankle[1]) < 30;
  const calf = mix(knee, ankle, folded ? 0.52 : 0.32);
  const bare = clothes.bottom !== undefined;
  // Below a skirt the leg is straight: a bent knee would stand out of it.
  const belowSkirt = mix(ankle, hip, 0.5);
  const shaft = mix(knee, ankle, 0.55);
  const trousers = [hip, mix(hip, knee, 0.4), knee, calf, clothes.boots ? shaft : mix(knee, ankle, 0.97)];
  const trouserWidths = [10.2, 9.7, 8.2, 7.7, clothes.boots ? 7.2 : 6.5];
  const shaded = side === 'far';
  // Upright, the hem of the shirt covers the hip.
  const hipRound = Math.abs(kneeX - hip[0]) > Math.abs(kneeY - hip[1]) ? 4.8 : 3;
  return (
    <>
      {bare && (
        <Limb
          of={band(clothes.bottom === 'skirt' ? [belowSkirt, ankle] : [knee, calf, ankle], [5.8, 6.4, 3.9])}
          wash="skin"
          round={scale}
          shaded={shaded}
        />
      )}
      {clothes.boots && !bare && (
        <Shape of={band([shaft, ankle], [6.4, 5.8])} wash={clothes.shoes ?? 'ink'} round={0.6 * scale} />
      )}
      <Shape of={sole(ankle, foot.turn ?? 0).map(place)} wash={clothes.shoes ?? 'ink'} round={1.4 * scale} />
      {clothes.bottom === 'shorts' && (
        <Limb
          of={band([hip, mix(hip, knee, 0.5), knee, mix(knee, ankle, 0.12)], [9.8, 9, 8.2, 8.6], {
            start: hipRound,
            end: 0.8,
          })}
          wash={clothes.legs}
          round={soft * scale}
          shaded={shaded}
        />
      )}
      {!clothes.bottom && (
        <>
          <Limb
            of={band(trousers, trouserWidths, { start: hipRound, end: 1.4 })}
            wash={clothes.legs}
            round={soft * scale}
            large
            shaded={shaded}
          />
          {!shaded && (
            <Line
              of={[
                [kneeX - 3.6, kneeY + 0.8],
                [kneeX - 1.6, kneeY - 0.9],
                [kneeX + 1, kneeY - 1],
              ].map(([x = 0, y = 0]) => place([x, y]))}
              round={1.5 * scale}
            />
          )}
        </>
      )}
    </>
  );
}

/** A shoe around the ankle, 3.5 above the ground; `turn` lifts the heel (negative) or the toes. */
function sole(ankle: Point, turn: number): Point[] {
  const angle = (turn * Math.PI) / 180;
  const at = (x: number, y: number, round?: number): Point => {
    const [px, py] = [
      ankle[0] + x * Math.cos(angle) - y * Math.sin(angle),
      ankle[1] + x * Math.sin(angle) + y * Math.cos(angle),
    ];
    return round === undefined ? [px, py] : [px, py, round];
  };
  return [
    at(-2.7, 1.2),
    at(-3.1, -3.5, 1),
    at(7.8, -3.5, 0.8),
    at(7.6, -1.9, 1.6),
    at(3.6, 0.2),
    at(2.6, 1.8),
  ];
}
