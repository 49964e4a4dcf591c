import { Line, Shape } from '../../../shape/Shape.tsx';

/** Turned by half, they look ahead, calm below their lids. */
export function Eyes() {
  return (
    <>
      <Shape
        of="M-6 0c3-5 10-5 13 0-3 3-10 3-13 0zM14-1c2-4 7-4 10 0-3 3-7 3-10 0z"
        wash="white"
        line="none"
      />
      <Shape
        of="M1.5-.5a2.5 2.7 0 1 1 5 0 2.5 2.7 0 1 1-5 0zM19-1a2.3 2.7 0 1 1 4.6 0 2.3 2.7 0 1 1-4.6 0z"
        wash="ink"
        line="none"
      />
      <Line of="M-7 0c4-6 11-6 15-1m5-1c3-4 8-4 11 0" weight="inner" />
    </>
  );
}
