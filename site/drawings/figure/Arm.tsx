import { mix, type Point, ribbon } from '../shape/geometry.ts';
import { Line } from '../shape/Shape.tsx';
import { angle, type Frame, soft } from './frame.ts';
import { Hand, type HandShape } from './Hand.tsx';
import { Limb } from './Limb.tsx';
import type { Clothes } from './person.ts';
import type { Side } from './skeleton.ts';

interface ArmProps {
  frame: Frame;
  side: Side;
  clothes: Clothes;
  hand: HandShape;
  /** Degrees; without it the hand goes on where the forearm points. */
  turn?: number | undefined;
  /** It lies behind the body. */
  shaded: boolean;
}

export function Arm({ frame, side, clothes, hand, turn, shaded }: ArmProps) {
  const { skeleton, body, place, scale } = frame;
  const [shoulder, [elbowX, elbowY], wrist] = [
    skeleton.shoulders[side],
    skeleton.elbows[side],
    skeleton.wrists[side],
  ];
  const elbow: Point = [elbowX, elbowY, 3];
  const thick = body.limb;
  const band = (line: Point[], widths: number[], ends?: { start?: number; end?: number }) => {
    const corners = ribbon(
      line,
      widths.map(width => width * thick),
      ends,
    ).map(place);
    // Both begin in the armpit.
    return side === 'near' ? corners : corners.toReversed();
  };
  const hem = mix(elbow, wrist, 0.92);
  // A sleeve is one piece with its shirt, unless a vest is worn over that. Behind the body it does not show.
  const armhole = shaded || clothes.over?.some(({ kind }) => kind.endsWith('vest'));
  const seam = (side === 'near' ? -1 : 1) * (frame.width < 1 ? 1 : 5.8);
  const neck = armhole ? undefined : frame.torso(0.985, seam, 0);
  const top = mix(shoulder, elbow, armhole ? 0.06 : neck && frame.width < 1 ? 0.05 : -0.06);
  const cap = armhole ? 6 : 7.2;
  const muscle = mix(shoulder, elbow, 0.45);
  // In a folded arm the widths below and above the elbow would cross.
  const folded = Math.hypot(wrist[0] - shoulder[0], wrist[1] - shoulder[1]) < 18;
  const belowElbow = mix(elbow, wrist, folded ? 0.5 : 0.28);
  const fold = [mix(elbow, wrist, 0.08), mix(mix(shoulder, elbow, 0.9), mix(shoulder, wrist, 0.6), 0.4)];
  return (
    <g className={clothes.gloves ? 'gloves' : undefined}>
      {clothes.sleeves === 'short' && (
        <Limb
          of={band([muscle, elbow, belowElbow, wrist], [5.6, 5.2, 5.4, 3.5])}
          wash="skin"
          round={soft * scale}
          shaded={shaded}
        />
      )}
      <Hand frame={frame} wrist={wrist} shape={hand} turn={turn ?? angle(elbow, wrist)} />
      {clothes.sleeves === 'short' ? (
        <Limb
          of={band([top, muscle, mix(shoulder, elbow, 0.74)], [cap, 7.2, 7.6], { start: 3.4, end: 0.8 })}
          wash={clothes.top}
          round={soft * scale}
          shaded={shaded}
          neck={neck}
        />
      ) : (
        <>
          <Limb
            of={band([top, muscle, elbow, belowElbow, hem], [cap, 7, 6.4, 6.1, 4.9], {
              start: 3.4,
              end: 0.6,
            })}
            wash={clothes.top}
            round={soft * scale}
            shaded={shaded}
            neck={neck}
          />
          {!shaded && <Line of={fold.map(place)} />}
        </>
      )}
    </g>
  );
}
