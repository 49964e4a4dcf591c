import type { ReactNode } from 'react';

/** What lies beyond the part of the scene that a phone shows: there it is not drawn, so that the title is painted sooner. */
export function Edge({ children }: { children: ReactNode }) {
  return <g className="edge">{children}</g>;
}
