import { Line, Shape } from '../../../shape/Shape.tsx';

/**
 * A right hand around a glass that stands at 340 to 406, 240 to 348: the back of the hand is before it, the thumb
 * presses on its left, the fingers go around its right.
 */
export function GlassHand() {
  return (
    <>
      {/* From the wrist over the thumb and the fingers, each of its own length, to the heel of the hand. */}
      <Shape
        of="M333 311c5-5 9-11 11-18 0-7 2-13 5-18 1-6 5-10 9-9 4 1 5 6 3 11-2 6-2 12 1 17 8-3 20-6 32-7 7-1 14 0 14 6 1 4-1 7-3 8 5-1 9 2 9 7 0 4-4 7-8 7 6 0 8 3 7 7-1 4-5 6-9 6 5 1 6 6 3 9-4 4-21 8-39 9-8 1-14-7-24-8"
        wash="skin"
      />
      <Shape
        of="M344 338c10 1 16 9 24 8 18-1 35-5 39-9 3-3 2-8-3-9-10 6-22 9-36 7-8-2-16 1-24 3zm18-44c0 5-5 10-11 13 7 0 14-4 19-15z"
        wash="shade"
        line="none"
      />
      <Line of="M362 294c-1 4-2 7-5 10m48-3c-9 3-18 6-28 4m29 10c-9 4-19 5-29 4m27 9c-9 4-17 5-26 4" />
      <Line
        of="M351 274c-2-3 0-6 4-6m-6 7c4 0 6 1 7 3m11 20c4 1 5 4 4 7m-4 6c4 1 5 4 4 7m21-27c2 2 2 6 2 9"
        weight="hair"
      />
    </>
  );
}
