import { Place } from '../../../shape/Shape.tsx';

interface HandProps {
  /** Where the wrist is. */
  x: number;
  y: number;
  shape: 'grip' | 'flat' | 'point' | 'pinch';
  turn?: number;
  flip?: boolean;
}

/** One of a figure's hands, as large as people from near need it. */
export function Hand({ shape, ...place }: HandProps) {
  return (
    <Place {...place} scale={0.6}>
      <use href={`#hand-${shape}`} />
    </Place>
  );
}
