import { mix, type Point } from '../shape/geometry.ts';
import { polygon } from '../shape/path.ts';
import { Line, Shape } from '../shape/Shape.tsx';
import { type Frame, soft } from './frame.ts';
import type { Clothes } from './person.ts';

interface TorsoProps {
  frame: Frame;
  clothes: Clothes;
}

/** The half widths that the torso has at its heights, from the neck down to the hem below the hip. */
function contour({ body, torso, width }: Frame): { back: Point[]; front: Point[] } {
  const { chest, waist, hip, belly, shoulder } = body;
  const bulge: Point[] =
    belly > 3
      ? [torso(0.66, chest + belly * 0.3), torso(0.4, waist + belly, 4), torso(0.1, waist + belly * 0.8, 4)]
      : [torso(0.66, chest + belly * 0.3), torso(0.3, waist + belly)];
  return {
    back: [
      torso(1.02, -3 * width, 1),
      torso(0.97, -(shoulder + 1) * width, 3.4),
      torso(0.62, -chest * 0.97),
      torso(0.34, -waist),
      torso(-0.05, -hip * 1.03, 2.2),
    ],
    front: [
      torso(1.02, 3 * width, 1),
      torso(0.965, (shoulder + 0.7) * width, 3.2),
      ...bulge,
      torso(-0.07, hip, 1.8),
    ],
  };
}

export function Torso({ frame, clothes }: TorsoProps) {
  const { torso, body, scale, flip, width } = frame;
  const { back, front } = contour(frame);
  // Light comes from the right of the picture, whichever way somebody faces.
  const shaded = flip ? front : back;
  const inner = (height: number, share: number) => torso(height, (flip ? 1 : -1) * body.waist * share, 1.5);
  return (
    <>
      <Shape
        of={[...back, torso(-0.12, body.hip * 0.1), ...front.toReversed()]}
        wash={clothes.top}
        round={soft * scale}
        large
      />
      {clothes.band && (
        <Shape
          of={[
            torso(0.6, -body.chest * 0.95),
            torso(0.6, body.chest + body.belly * 0.4),
            torso(0.46, (body.chest + body.waist) * 0.49 + body.belly * 0.7),
            torso(0.46, (body.chest + body.waist) * -0.47),
          ]}
          wash={clothes.band}
          line="fine"
        />
      )}
      {!clothes.plain && (
        <Shape
          of={polygon([...shaded.slice(1), inner(0, 0.6), inner(0.4, 0.5), inner(0.8, 0.7)], soft * scale)}
          wash="shade"
          line="none"
        />
      )}
      {clothes.detail && <Detail frame={frame} clothes={clothes} />}
      {clothes.collar && <Collar frame={frame} wash={clothes.collar} />}
      {width < 1 && (
        <Line of={[torso(0.3, body.waist * 0.9), torso(0.24, 2.4), torso(0.28, -0.6)]} round={scale} />
      )}
    </>
  );
}

/** By what a top differs from others of its color. */
function Detail({ frame: { torso, body, width, scale }, clothes }: TorsoProps) {
  switch (clothes.detail) {
    case 'buttons': {
      const ahead = width < 1 ? 0.62 : 0.22;
      const edge = (height: number, across: number) => torso(height, across * ahead);
      const dots = [0.76, 0.52, 0.28].map(height => {
        const [x, y] = edge(height, body.chest + body.belly * (1 - height));
        return `M${Math.round(x - scale)} ${Math.round(y)}h0`;
      });
      return (
        <>
          <Line
            of={[
              torso(0.96, 2.4 * width),
              edge(0.6, body.chest + body.belly * 0.4),
              edge(0.3, body.waist + body.belly),
              edge(-0.08, body.hip),
            ]}
            round={soft * scale}
          />
          <Line of={dots.join('')} weight="outline" />
        </>
      );
    }
    case 'pocket':
      return (
        <Line
          of={[
            torso(0.7, 1.4),
            torso(0.52, 1.6),
            torso(0.5, 3.6),
            torso(0.53, 5.4),
            torso(0.7, 5.2),
            torso(0.7, 1.4),
          ]}
        />
      );
    default:
      return null;
  }
}

function Collar({ frame: { torso, scale, width }, wash }: { frame: Frame; wash: Clothes['top'] }) {
  const half = 4.2 * width;
  return (
    <Shape
      of={[
        torso(1.05, -half * 0.8),
        torso(0.97, -half * 1.1),
        torso(0.88, -0.6),
        torso(0.95, 1.4),
        torso(0.87, 3.2),
        torso(0.97, half * 1.1),
        torso(1.05, half * 0.8),
      ]}
      wash={wash}
      line="fine"
      round={0.5 * scale}
    />
  );
}

/** The neck, and the shade of the chin on it. */
export function Neck({ frame }: { frame: Frame }) {
  const { torso, skeleton, place, body, scale } = frame;
  const nape = mix(torso(1, 0), place([skeleton.head[0] - 0.6, skeleton.head[1] - 2]), 0.8);
  const [baseX, baseY] = torso(0.92, 0.2);
  const half = (body.neck / 2) * scale;
  const outline: Point[] = [
    [baseX - half * 1.15, baseY],
    [nape[0] - half * 0.9, nape[1]],
    [nape[0] + half * 0.9, nape[1]],
    [baseX + half * 1.15, baseY],
  ];
  return (
    <>
      <Shape of={outline} wash="skin" />
      <Shape of={outline} wash="shade" line="none" />
    </>
  );
}

/** A skirt from the hip to `hem` units above the ground. */
export function Skirt({ frame, clothes, hem = 14 }: TorsoProps & { hem?: number }) {
  const { torso, body, place, scale, skeleton, flip } = frame;
  const dark = flip ? 1 : -1;
  const middle = (skeleton.ankles.near[0] + skeleton.ankles.far[0]) / 2;
  const at = (x: number, y: number): Point => place([middle + x, y, 1]);
  return (
    <>
      <Shape
        of={[
          torso(0.12, -body.hip * 0.9),
          torso(-0.04, -body.hip * 1.06),
          at(-10.5, hem + 0.5),
          at(10.5, hem - 0.5),
          torso(-0.04, body.hip * 1.06),
          torso(0.12, body.hip * 0.9),
        ]}
        wash={clothes.legs}
        round={2.4 * scale}
        large
      />
      <Shape
        of={[
          torso(0, dark * body.hip),
          at(dark * 10.5, hem - dark * 0.5),
          at(dark * 6, hem - dark * 0.3),
          torso(-0.1, dark * body.hip * 0.5),
        ]}
        wash="shade"
        line="none"
        large
      />
      <Line of={[torso(-0.2, -2), at(-3.6, hem + 6)]} />
      <Line of={[torso(-0.24, 4), at(4.6, hem + 9)]} />
    </>
  );
}
