import type { ReactNode } from 'react';
import type { Point } from '../shape/geometry.ts';
import { Line, Shape } from '../shape/Shape.tsx';
import type { Frame } from './frame.ts';
import type { Garment } from './person.ts';

interface GarmentProps {
  frame: Frame;
  garment: Garment;
}

/** What is worn over the top. */
export function GarmentOver({ frame, garment }: GarmentProps): ReactNode {
  switch (garment.kind) {
    case 'vest':
      return <Vest frame={frame} wash={garment.wash} />;
    case 'life vest':
      return <LifeVest frame={frame} wash={garment.wash} />;
    case 'apron':
      return <Apron frame={frame} wash={garment.wash} />;
    case 'scrubs':
      return <Scrubs frame={frame} />;
    case 'lanyard':
      return <Lanyard frame={frame} wash={garment.wash} />;
  }
}

interface PieceProps {
  frame: Frame;
  wash: Garment['wash'];
}

/** A high-visibility vest with reflective stripes, open in front. From the side one panel is seen. */
function Vest({ frame: { torso, body, scale, width }, wash }: PieceProps) {
  const { chest, waist, hip, shoulder, belly } = body;
  const stripe = wash === 'white' ? 'honey' : 'white';
  const front = waist + belly;
  const isSide = width < 1;
  const back = [
    torso(1, -3.4 * width),
    torso(0.97, -shoulder * width),
    torso(0.6, -chest * 0.95),
    torso(0.34, -waist * 1.02),
    torso(0, -hip * 1.02),
  ];
  const edge = isSide
    ? [torso(0, hip * 0.7), torso(0.3, front * 0.72), torso(0.7, chest * 0.75), torso(0.98, 2.4)]
    : [torso(0, 1.2), torso(0.5, 2.2), torso(0.88, 1.2)];
  const stripeEnd = isSide ? front * 0.7 : 1.8;
  return (
    <>
      <Shape of={[...back, ...edge]} wash={wash} round={scale} />
      {!isSide && (
        <Shape
          of={[
            torso(1, 3),
            torso(0.96, shoulder * 0.95),
            torso(0.64, chest + belly * 0.3),
            torso(0.3, front * 1.02),
            torso(0, hip),
            torso(0, 3.2),
            torso(0.5, 3.8),
            torso(0.88, 2.6),
          ]}
          wash={wash}
          round={scale}
        />
      )}
      <Shape
        of={[
          torso(0.42, -waist * 1.02),
          torso(0.42, stripeEnd),
          torso(0.33, stripeEnd),
          torso(0.33, -waist * 1.02),
        ]}
        wash={stripe}
        line="fine"
      />
      {!isSide && (
        <Shape
          of={[torso(0.42, front * 1.02), torso(0.42, 3.7), torso(0.33, 3.6), torso(0.33, front * 1.02)]}
          wash={stripe}
          line="fine"
        />
      )}
      <Shape
        of={[torso(0.95, -5.2 * width), torso(0.95, -3.6 * width), torso(0.42, -3.2), torso(0.42, -4.8)]}
        wash={stripe}
        line="fine"
      />
    </>
  );
}

/** A buoyant life vest: thick, with buckles. */
function LifeVest({ frame: { torso, body, scale, width }, wash }: PieceProps) {
  const { chest, waist, shoulder, belly } = body;
  return (
    <>
      <Shape
        of={[
          torso(1.03, -4 * width),
          torso(0.97, -(shoulder + 1) * width),
          torso(0.6, -chest * 1.1),
          torso(0.14, -waist * 1.2),
          torso(0.14, waist * 1.14 + belly),
          torso(0.6, chest * 1.12 + belly * 0.3),
          torso(0.96, (shoulder + 0.6) * width),
          torso(1.03, 4 * width),
          torso(0.88, 1),
        ]}
        wash={wash}
        round={1.6 * scale}
        large
      />
      <Line of={[torso(0.88, 1), torso(0.14, 1)]} />
      <Line of={[torso(0.6, -chest * 1.06), torso(0.58, chest * 1.08)]} weight="inner" />
      <Line of={[torso(0.34, -waist * 1.14), torso(0.34, waist * 1.1 + belly)]} weight="inner" />
      <Shape
        of={[torso(0.62, 0), torso(0.62, 2.4), torso(0.55, 2.4), torso(0.55, 0)]}
        wash="slate"
        line="fine"
      />
      <Shape
        of={[torso(0.37, 0), torso(0.37, 2.4), torso(0.3, 2.4), torso(0.3, 0)]}
        wash="slate"
        line="fine"
      />
    </>
  );
}

/** Tied behind: from the side only its front is seen. */
function Apron({ frame: { torso, body, scale, width }, wash }: PieceProps) {
  const { waist, hip, belly } = body;
  const back = width < 1 ? 0.15 : 0.75;
  // However far somebody bends, it hangs straight down from the hip.
  const below = (height: number, across: number): Point => {
    const [x, y] = torso(0, across);
    return [x, y + height * body.torso * scale];
  };
  return (
    <>
      <Shape
        of={[
          torso(0.8, -3.6 * width),
          torso(0.8, 4.6 * width),
          torso(0.36, waist + belly),
          below(0.45, hip),
          below(0.45, -hip * back),
          torso(0.34, -waist * back),
        ]}
        wash={wash}
        round={scale}
      />
      <Line of={[torso(0.8, -3.4 * width), torso(1, -2.8 * width)]} />
      <Line of={[torso(0.8, 4.4 * width), torso(1, 3.2 * width)]} />
      <Line of={[torso(0.34, -waist * back), torso(0.32, -waist)]} />
      <Line of={[torso(0.05, -3), torso(0.05, 4.2), below(0.2, 4)]} round={0.6 * scale} />
    </>
  );
}

/** The neck and the pocket of a tunic, as nurses wear it. */
function Scrubs({ frame: { torso, scale, width } }: { frame: Frame }) {
  return (
    <>
      <Shape
        of={[torso(1.03, -2.6 * width), torso(0.86, 1.2), torso(1.03, 3.4 * width)]}
        wash="skin"
        line="fine"
        round={0.5 * scale}
      />
      <Shape
        of={[torso(0.62, 2.4), torso(0.62, 5.6), torso(0.48, 5.4), torso(0.48, 2.2)]}
        wash="shallow"
        line="fine"
      />
    </>
  );
}

function Lanyard({ frame: { torso, width }, wash }: PieceProps) {
  return (
    <>
      <Line of={[torso(1, -2.4 * width), torso(0.6, 2.2), torso(1, 3 * width)]} />
      <Shape
        of={[torso(0.6, 0.8), torso(0.6, 3.6), torso(0.44, 3.5), torso(0.44, 0.7)]}
        wash={wash}
        line="fine"
      />
    </>
  );
}
