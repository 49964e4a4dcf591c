import { Line, Shape } from '../../../shape/Shape.tsx';
import { Head } from '../../close-up/Head.tsx';
import { Fist } from '../../close-up/hands.tsx';
import { Lit, Part, Shade } from '../../close-up/Part.tsx';

/** Stands behind the bar: a hand on it, the elbow below; the other arm is around the woman. */
export function Man() {
  return (
    <g className="skin-2 hair-black">
      <Shape of="M436 206h124l8 60H426z" wash="slate" />
      <Part
        of="M466 104c-18 4-38 8-46 20-8 18-2 60 4 88 42 8 94 8 136 0c2-20-1-40-5-54l49 16v-50c-28-14-60-18-98-24z"
        wash="white"
      >
        <Shade of="M466 104c-18 4-38 8-46 20-8 18-2 60 4 88 14 3 30 5 46 6-12-40-14-80-4-114z" />
        <Lit of="M516 104c40 6 70 10 98 24v9c-26-14-60-24-98-33z" />
      </Part>
      <Shape of="M472 90c0 8-2 12-9 17 12 12 44 12 53-1-8-6-7-8-7-18z" wash="skin" line="inner" />
      <Shade of="M472 98c10 12 26 16 38 12l-1-18z" />
      <Line of="M458 107c12 18 50 18 62 0" weight="inner" />
      <Head x={492} y={75} turn={5} skull="heart" nose="straight" mouth="teeth">
        <Part
          of="M-25 2c-9-25-2-46 22-50 19-3 36 5 34 19-1 5-5 7-9 5-13-4-27-3-35 3-3 6-3 12-6 18z"
          wash="hair"
        >
          <path className="w-slate" d="M10-48c14 1 23 9 21 19-1 5-5 7-9 5 6-6 4-18-12-24z" />
        </Part>
        <Line of="M-18-30c8-8 20-11 26-9m-18 0c6-3 11-3 15-2" weight="pale" />
      </Head>
      <Line of="M552 129c5 8 6 18 3 29" weight="inner" />
      <Part
        of="M404 160c-2 14-4 26-2 38 2 14 14 22 26 15 6-4 10-10 14-16l40-46-20-10-30 30c0-6 2-10 4-15"
        wash="skin"
      >
        <Shade of="M404 160c-2 14-4 26-2 38 2 14 14 22 26 15 6-4 10-10 14-16l40-46-8-4-36 38c-6 9-14 15-22 13-10-4-8-24-4-36z" />
      </Part>
      <Part of="M456 106c-30 3-48 13-52 32l-6 34c10 8 28 11 42 6l8-40" wash="white">
        <Shade of="M433 112c-17 4-26 13-29 26l-6 34c6 5 15 8 24 9-6-28-4-52 14-73z" />
      </Part>
    </g>
  );
}

/** His fingers, over the bar and over her shoulder. */
export function ManHands() {
  return (
    <g className="skin-2">
      <Fist x={484} y={140.5} scale={0.92} turn={4} thumb={false} />
      <Fist x={700} y={115} scale={0.8} turn={18} thumb={false} />
    </g>
  );
}
