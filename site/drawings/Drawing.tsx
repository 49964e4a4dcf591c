import type { ReactNode } from 'react';
import './drawing.css';
import { type PhotographName, photographSizes, photographWidths } from './photographs.ts';

interface DrawingProps {
  /** Units of the drawing. */
  width: number;
  height: number;
  /** Left and top edge of the part that is shown. */
  from?: readonly [x: number, y: number];
  /** A photograph of the owner's with this name takes its place. */
  photo?: PhotographName;
  className?: string;
  children: ReactNode;
}

/** A picture in ink and wash. It illustrates what the text beside it says, so screen readers skip it. */
export function Drawing({ width, height, from: [x, y] = [0, 0], photo, className, children }: DrawingProps) {
  if (photo && photo in PHOTOGRAPHS) return <Photograph name={photo} />;
  return (
    <svg
      className={['drawing', className].filter(Boolean).join(' ')}
      width={width}
      height={height}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** What the text beside it says, like the drawing: without a text of its own. The widest go across the window. */
function Photograph({ name }: { name: PhotographName }) {
  const [width, height] = photographSizes[name];
  const files = photographWidths(name).map(wide => `/pictures/${name}-${wide}.webp ${wide}w`);
  return (
    <img
      className="drawing"
      src={`/pictures/${name}-${width}.webp`}
      srcSet={files.join(', ')}
      sizes={width > 2000 ? '100vw' : '(max-width: 63.99em) 100vw, 50vw'}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
