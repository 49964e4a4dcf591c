import { Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Lit, Part, Shade } from './Part.tsx';

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
      <Place x={492} y={75} turn={5}>
        <Head />
      </Place>
    </g>
  );
}

function Head() {
  return (
    <>
      <Part
        of="M-24-14c-2 10-2 18 0 24 2 10 8 18 16 25 6 5 14 6 20 2 8-6 13-16 15-27 2-2 2-6 0-9 2-14 1-25-5-31-14-10-38-6-46 16z"
        wash="skin"
      >
        <Shade of="M-24 10c2 10 8 18 16 25 6 5 14 6 20 2 5-4 9-9 11-15-9 6-17 7-22 4-9-5-15-12-19-22z" />
        <circle className="w-blush" cx={-6} cy={13} r={11} />
        <Lit of="M20-30c8 6 9 17 7 31 2 3 2 7 0 9-2 11-7 21-15 27 6-12 8-22 6-30 2-12 4-22 2-37z" />
      </Part>
      <Shape of="M-20-7c-8-5-13 2-11 10 1 8 6 12 11 9 3-4 3-14 0-19z" wash="skin" line="inner" />
      <Line of="M-22-3c-5-3-6 3-4 7m3-3c-3 1-2 4-1 6" weight="hair" />
      <Shape
        of="M-7-3c4-6 11-6 15-1-4 4-11 5-15 1zM15-5c3-4 7-4 10 0-2 4-7 4-10 0z"
        wash="white"
        line="none"
      />
      <Shape
        of="M2-7c3-1 6 0 6 3-1 3-3 4-5 3-3 0-4-4-1-6zM20-8c3 0 4 2 4 4-1 2-3 3-4 1-2-2-1-4 0-5z"
        wash="ink"
        line="none"
      />
      <path className="w-white" d="M4-6h2v2h-2zM21-7h2v2h-2z" />
      <Line of="M-9-2c4-7 14-8 18-2m5-1c3-5 9-5 11 0" weight="inner" />
      <Line of="M-7 2c4 2 9 2 13-1m9-2c3 2 6 2 9 0" weight="hair" />
      <Line of="M-11-14c5-5 13-6 19-3m7 0c4-3 8-3 10 0" weight="outline" />
      <Line of="M14-3c4 5 8 9 8 12-1 4-6 3-8 2m-3-4c-2 2-2 4 0 6" />
      <Shape of="M-4 17c8 4 18 4 25-2-1 7-5 12-11 12-6 1-11-4-14-10z" wash="white" line="inner" />
      <Line of="M-7 14c-2 2-2 4-1 6m-2-21l-5-2m26 36c-3 2-6 2-9 1" weight="hair" />
      <Part
        of="M-25 2c-9-25-2-46 22-50 19-3 36 5 34 19-1 5-5 7-9 5-13-4-27-3-35 3-3 6-3 12-6 18z"
        wash="hair"
      >
        <path className="w-honey" d="M10-48c14 1 23 9 21 19-1 5-5 7-9 5 6-6 4-18-12-24z" />
      </Part>
      <Line of="M-18-30c8-8 20-11 26-9m-18 0c6-3 11-3 15-2" weight="pale" />
    </>
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
