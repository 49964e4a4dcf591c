import type { ReactNode } from 'react';
import { Line, type LineWeight, Shape, type Wash } from '../../shape/Shape.tsx';

interface PartProps {
  /** A path. Where it is not closed it grows out of another part: without a line. */
  of: string;
  wash: Wash;
  line?: LineWeight;
  /** Planes of light and shade. */
  children?: ReactNode;
}

/** A part of somebody seen from near: its line lies over the light on it. */
export function Part({ of, wash, line = 'outline', children }: PartProps) {
  return (
    <>
      <Shape of={of} wash={wash} line="none" />
      {children}
      <Line of={of} weight={line} />
    </>
  );
}

/** What the low sun reaches: all that looks to the right. */
export function Lit({ of }: { of: string }) {
  return <path className="w-sun" opacity="0.7" d={of} />;
}

/** What looks away from it. */
export function Shade({ of }: { of: string }) {
  return <Shape of={of} wash="shade" line="none" />;
}
