import { Line, Shape } from '../../../shape/Shape.tsx';

/** From the wrist over the thumb and the fingers, each of its own length, to the heel of the hand. */
const outline =
  'M312 300c8-5 13-12 17-20 1-9 5-16 10-21 2-8 7-12 12-10 5 2 5 8 2 14-3 7-4 14-1 21 10-2 25-4 40-3 9 0 17 3 17 10 0 5-3 8-6 9 7 0 11 4 10 10-1 6-6 8-11 8 7 1 9 5 8 10-2 5-7 6-12 6 6 2 6 8 2 11-6 4-28 7-50 5-10-1-16-11-28-15';

/**
 * A right hand around a glass that stands at 340 to 406, 240 to 348: the back of the hand is before it, the thumb presses on
 * its left, the fingers go around its right.
 */
export function GlassHand() {
  return (
    <>
      <Shape of={`${outline}z`} wash="skin" line="none" />
      <Shape
        of="M322 335c12 4 18 14 28 15 22 2 44-1 50-5 4-3 4-9-2-11-14 5-30 7-46 2-10-4-20-2-30-1zm30-51c-2 6-8 12-16 14 8 2 18-2 26-15z"
        wash="shade"
        line="none"
      />
      <Line of={outline} weight="outline" />
      <Line of="M352 284c-2 5-5 9-9 12m60 4c-11 3-23 4-35 1m34 17c-12 3-24 3-36 0m32 16c-12 3-22 3-34 0" />
      <Line
        of="M341 258c-2-4 1-8 6-7m-8 8c4 0 7 2 8 4m10 27c4 2 5 6 4 9m-6 7c4 2 5 6 4 9m30-29c2 3 2 7 1 11m2 9c2 3 2 6 1 9m-67-12c5 6 7 14 6 22"
        weight="hair"
      />
    </>
  );
}
