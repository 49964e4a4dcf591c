import { Line, Shape } from '../../../shape/Shape.tsx';
import { Head } from '../../near/Head.tsx';
import { Fist } from '../../near/hands.tsx';
import { Lit, Part, Shade } from '../../near/Part.tsx';

/** Leans with both elbows on the bar, behind it. */
export function Man() {
  return (
    <g className="skin-2 hair-black">
      <Shape of="M436 206h124l8 60H426z" wash="slate" />
      <Part
        of="M466 104c-18 4-38 8-46 20-8 18-2 60 4 88 42 8 94 8 136 0 4-30 6-64 2-84-8-13-26-20-50-26z"
        wash="white"
      >
        <Shade of="M466 104c-18 4-38 8-46 20-8 18-2 60 4 88 14 3 30 5 46 6-12-40-14-80-4-114z" />
        <Lit of="M562 140c2 22 1 48-2 72l-16 2c3-26 2-50-2-74z" />
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
    </g>
  );
}

/** Both elbows are on the bar: one forearm lies along it, the other one stands and its fist holds the second tap open. */
export function ManArms() {
  return (
    <g className="skin-2">
      <Part
        of="M448 134c12-3 31-5 43-1 8 0 16 4 19 10 3 7 4 15 2 19-2 3-5 2-6-2 1 6-4 8-7 4-1 5-6 5-8 1-3 2-6 0-6-4-1-3-1-6-3-8-9 2-20 3-32 3-14 1-26 0-30-7-3-6-2-13 0-19"
        wash="skin"
      >
        <Shade of="M419 142c7 7 17 8 31 6 14 0 28-4 36-3 4 6 10 14 14 16-2 6-7 6-9 4-3-2-6 0-6-4-1-3-1-6-3-8-9 2-20 3-32 3-14 1-26 0-30-7z" />
      </Part>
      <Line of="M506 160c-1-6-3-10-7-14m0 18c0-6-2-10-5-13m-3 14c0-4-1-8-3-10M448 134c-3 2-5 5-5 8" />
      <Part of="M446 108c-17 3-27 12-29 26 9 8 23 10 34 7 2-8 6-14 12-20" wash="white">
        <Shade of="M430 114c-8 5-12 12-13 20 9 8 23 10 34 7l1-5c-12 0-22-8-22-22z" />
      </Part>
      <Part of="M536 142c3 10 12 16 24 16 10 0 15-6 14-15-2-12-7-24-10-34l-18 0c1 8 3 16 2 24" wash="skin">
        <Shade of="M536 142c3 10 12 16 24 16 6 0 10-2 12-6-12 0-20-8-22-18l-2-25h-2c1 8 3 16 2 24z" />
      </Part>
      <Part of="M550 118c3 4 4 9 1 15-2 6-6 11-10 14-12 3-22 0-28-7l9-7" wash="white">
        <Shade of="M513 140c6 7 16 10 28 7l4-4c-10 2-20 0-26-7z" />
      </Part>
      <Fist x={556} y={102} scale={0.95} turn={33} />
    </g>
  );
}
