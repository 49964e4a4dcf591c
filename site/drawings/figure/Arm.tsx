import { mix, type Point, ribbon } from '../shape/geometry.ts';
import { polygon, polyline } from '../shape/path.ts';
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
  const { skeleton, body, place, torso, width, scale } = frame;
  const [shoulder, [elbowX, elbowY], wrist] = [
    skeleton.shoulders[side],
    skeleton.elbows[side],
    skeleton.wrists[side],
  ];
  const elbow: Point = [elbowX, elbowY, 5];
  const thick = body.limb;
  const band = (line: Point[], widths: number[], end: number) => {
    const corners = ribbon(
      line,
      widths.map(width => width * thick),
      { end },
    ).map(place);
    // Both begin in the armpit.
    return side === 'near' ? corners : corners.toReversed();
  };
  const muscle = mix(shoulder, elbow, 0.45);
  // In a folded arm the widths below and above the elbow would cross.
  const folded = Math.hypot(wrist[0] - shoulder[0], wrist[1] - shoulder[1]) < 18;
  const belowElbow = mix(elbow, wrist, folded ? 0.5 : 0.28);
  // Wherever the arm points, the shoulder is the widest place of the line that comes from the neck.
  const outward = side === 'near' ? -1 : 1;
  const neck = torso(0.9975, outward * (body.shoulder + 4) * 0.47 * width);
  const deltoid = torso(0.945, outward * (body.shoulder * (width < 1 ? 0.3 : 1) + 3 * thick), 4);
  const vest = !shaded && clothes.over?.some(({ kind }) => kind.endsWith('vest'));
  const sleeve = (line: Point[], widths: number[], end: number) => {
    const [first = neck, second = neck, ...others] = band([shoulder, ...line], [7, ...widths], end);
    // What is behind the body needs no shoulder.
    const outline = [
      mix(first, second, 0.5),
      second,
      ...others.slice(0, -1),
      deltoid,
      ...(shaded ? [] : [neck]),
    ];
    // It is one piece with its shirt, unless it comes out of the armhole of a vest.
    return vest ? polygon(outline, soft * scale) : polyline(outline, soft * scale);
  };
  return (
    <g className={clothes.gloves ? 'gloves' : undefined}>
      {clothes.sleeves === 'short' && (
        <Limb
          of={band([muscle, elbow, belowElbow, wrist], [5.6, 5.2, 5.4, 3.3 / thick], 1.4)}
          wash="skin"
          round={soft * scale}
          shaded={shaded}
        />
      )}
      <Hand frame={frame} wrist={wrist} shape={hand} turn={turn ?? angle(elbow, wrist)} />
      <Limb
        of={
          clothes.sleeves === 'short'
            ? sleeve([muscle, mix(shoulder, elbow, 0.74)], [7.2, 7.6], 0.8)
            : sleeve([muscle, elbow, belowElbow, mix(elbow, wrist, 0.92)], [7, 6.4, 6.1, 4.4], 1)
        }
        wash={clothes.top}
        shaded={shaded}
      />
    </g>
  );
}
