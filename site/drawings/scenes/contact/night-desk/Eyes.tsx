import { Line, Shape } from '../../../shape/Shape.tsx';

/** Turned by half, they look ahead: below them the folds of a smile. */
export function Eyes() {
  return (
    <>
      <Shape
        of="M-8-1c3-7 13-8 16-1-4 4-12 5-16 1zM14-3c3-6 9-5 11 0-3 4-8 4-11 0z"
        wash="white"
        line="none"
      />
      <Shape
        of="M2-6c4-1 6 1 6 4-2 3-5 4-6 3-2-2-1-6 0-7zM20-7c3-1 5 2 4 4-1 2-3 3-4 2-1-2-1-5 0-6z"
        wash="ink"
        line="none"
      />
      <path className="w-white" d="M4-5h2v2h-2zM21-6h2v2h-2z" />
      <Line of="M-10 0c4-9 15-10 19-2m4-1c3-7 10-7 13 0" weight="inner" />
      <Line of="M-8 4c5 2 10 2 14-1m9 0c3 2 6 2 8 0" weight="hair" />
    </>
  );
}
