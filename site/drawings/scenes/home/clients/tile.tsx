import type { ReactNode } from 'react';
import { Line, type Wash } from '../../../shape/Shape.tsx';

/**
 * A part of a wall or a landscape, five wide and six high, as near as its people allow. Narrow windows show the upper
 * five sixths of it.
 */
export function tile(width: number, from: readonly [x: number, y: number]) {
  return { width, height: width * 1.2, from };
}

/** A wall and a floor, or a sky and a ground. */
export function Floor({ wall, children }: { wall: Wash; children?: ReactNode }) {
  return (
    <>
      <path className={`w-${wall}`} d="M0 0h230v240H0z" />
      <g className="far">
        {children}
        <path className="w-ground" d="M0 212h230v28H0z" />
        <Line of="M0 212h230" weight="inner" />
      </g>
    </>
  );
}
