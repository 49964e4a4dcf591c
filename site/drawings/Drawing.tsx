import type { ReactNode } from 'react';
import './drawing.css';

interface DrawingProps {
  /** Units of the drawing. */
  width: number;
  height: number;
  /** Left and top edge of the part that is shown. */
  from?: readonly [x: number, y: number];
  /** The drawing of wide or of narrow windows, where one composition cannot serve both. */
  only?: 'wide' | 'narrow';
  className?: string;
  children: ReactNode;
}

/** A picture in ink and wash. It illustrates what the text beside it says, so screen readers skip it. */
export function Drawing({ width, height, from: [x, y] = [0, 0], only, className, children }: DrawingProps) {
  return (
    <svg
      className={['drawing', only && `only-${only}`, className].filter(Boolean).join(' ')}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
