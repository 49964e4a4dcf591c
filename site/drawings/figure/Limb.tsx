import { mix, type Point } from '../shape/geometry.ts';
import { polyline } from '../shape/path.ts';
import { Shape, type Wash } from '../shape/Shape.tsx';

interface LimbProps {
  of: Point[];
  wash: Wash;
  round: number;
  large?: boolean;
  /** A far arm or leg lies in the shade of the body. */
  shaded: boolean;
  /** It grows out of the body: no line in the armpit, and the one over the shoulder ends at this point. */
  neck?: Point | undefined;
}

/** A part of an arm or a leg. */
export function Limb({ of, shaded, neck, ...shape }: LimbProps) {
  const [first, second, ...others] = of;
  if (neck && first && second) {
    const open = polyline([mix(first, second, 0.5), second, ...others, neck], shape.round);
    return (
      <>
        <Shape {...shape} of={open} />
        <Shape {...shape} of={open} wash="underside" line="none" />
      </>
    );
  }
  return (
    <>
      <Shape {...shape} of={of} />
      <Shape {...shape} of={of} wash={shaded ? 'shade' : 'underside'} line="none" />
    </>
  );
}
