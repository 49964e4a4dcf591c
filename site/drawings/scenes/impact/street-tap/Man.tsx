import { Line, Shape } from '../../../shape/Shape.tsx';
import { Head } from '../../near/Head.tsx';
import { Fist } from '../../near/hands.tsx';
import { Lit, Part, Shade } from '../../near/Part.tsx';

/** Stands behind the bar: a hand on it, the other arm behind the woman. */
export function Man() {
  return (
    <g className="skin-2 hair-black">
      <Shape of="M436 206h124l8 60H426z" wash="slate" />
      <Part
        of="M466 104c-18 4-38 8-46 20-8 18-2 60 4 88 42 8 94 8 136 0 2-20 4-40 3-60l77 8v-34c-40-14-90-18-128-24z"
        wash="white"
      >
        <Shade of="M466 104c-18 4-38 8-46 20-8 18-2 60 4 88 14 3 30 5 46 6-12-40-14-80-4-114z" />
        <Lit of="M516 103c50 8 88 12 124 23v7c-44-12-80-17-118-22zm47 49c1 20-1 40-3 60l-14 2c3-26 2-44-2-66z" />
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
      <Line of="M556 124c5 8 8 18 7 28" weight="inner" />
      <Part of="M396 192c-8 30-4 58 12 58 16 0 26-16 34-36l30-58-22-10c-6 24-14 38-22 52" wash="skin">
        <Shade of="M396 192c-8 30-4 58 12 58 16 0 26-16 34-36l30-58-10-5c-12 29-26 73-46 81-14 2-14-18-8-38z" />
      </Part>
      <Part of="M456 106c-30 3-50 14-54 36l-10 54c10 8 30 10 42 6l6-52" wash="white">
        <Shade of="M436 108c-18 5-31 18-34 34l-10 54c7 6 18 8 28 8-8-34-6-70 16-96z" />
      </Part>
    </g>
  );
}

/** His fingers, over the bar. */
export function ManHand() {
  return (
    <g className="skin-2">
      <Fist x={466} y={140} scale={0.92} turn={4} thumb={false} />
    </g>
  );
}
