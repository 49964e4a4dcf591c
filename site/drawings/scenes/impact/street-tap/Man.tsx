import { Line, Shape } from '../../../shape/Shape.tsx';
import { Head } from '../../near/Head.tsx';
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
          <path className="w-honey" d="M10-48c14 1 23 9 21 19-1 5-5 7-9 5 6-6 4-18-12-24z" />
        </Part>
        <Line of="M-18-30c8-8 20-11 26-9m-18 0c6-3 11-3 15-2" weight="pale" />
      </Head>
    </g>
  );
}

/** On the bar: one lies along it, the other one holds the second tap open. */
export function ManArms() {
  return (
    <g className="skin-2">
      <Part
        of="M454 126c14 0 27 3 37 7 8 0 16 4 19 10 3 7 4 15 2 19-2 3-5 2-6-2 1 6-4 8-7 4-1 5-6 5-8 1-3 2-6 0-6-4-1-3-1-6-3-8-10 0-22 0-32-2"
        wash="skin"
      >
        <Shade of="M450 143c14 4 28 2 36 2 4 6 10 14 14 16-2 6-7 6-9 4-3 2-6 0-6-4-1-3-1-6-3-8-10 0-22 0-32-2z" />
      </Part>
      <Line of="M506 160c-1-6-3-10-7-14m0 18c0-6-2-10-5-13m-3 14c0-4-1-8-3-10" />
      <Part of="M428 114c-14 8-16 22-6 30 12 6 30 8 44 6l4-27c-10-2-16-3-22-5" wash="white">
        <Shade of="M420 126c-6 8-6 14 2 18 12 6 30 8 44 6l1-8c-18 0-36-4-47-16z" />
      </Part>
      <Part
        of="M546 148c14-5 26-12 35-19 6 2 13 2 18-2 4 0 8-3 7-8 3-3 3-8 0-11-2-5-9-8-17-7-7 0-12 4-14 9-9 7-18 12-26 15"
        wash="skin"
      >
        <Shade of="M546 148c14-5 26-12 35-19 6 2 13 2 18-2l2-6c-10 4-16 3-21 1-10 8-20 12-32 17z" />
      </Part>
      <Line of="M588 108c6-2 12-2 18 1m-16 6c5-1 10 0 15 3m-17 3c4-1 8 0 11 4" />
      <Part of="M552 121c10 4 16 9 16 15 0 10-8 18-20 18-14 2-26-2-32-10l10-7" wash="white">
        <Shade of="M516 144c6 8 18 12 32 10 4 0 8-2 11-4-16 2-32 0-40-12z" />
        <Lit of="M557 124c7 3 11 7 11 12 0 10-8 18-20 18 8-8 11-20 9-30z" />
      </Part>
    </g>
  );
}
