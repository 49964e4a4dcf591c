import type { ReactNode } from 'react';
import { Line, type Wash } from '../../../shape/Shape.tsx';

/**
 * The shape of the five pictures. Narrow windows show the middle 147 units, from 13 to 160 below the upper
 * edge: faces and hands have to be there.
 */
export const tile = { width: 200, height: 240 };

/** A wall and a floor, or a sky and a ground. */
export function Floor({ wall, children }: { wall: Wash; children?: ReactNode }) {
  return (
    <>
      <path className={`w-${wall}`} d="M0 0h200v240H0z" />
      {children}
      <path className="w-ground" d="M0 212h200v28H0z" />
      <Line of="M0 212h200" weight="inner" />
    </>
  );
}
