import { Brows, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Lit, Part, Shade } from '../../close-up/Part.tsx';

/** Keeps the shop: she hands over what it has. */
export function Giver() {
  return (
    <Place x={-30} y={0}>
      <g className="skin-2 hair-white">
        <Part
          of="M142 170c-26 5-52 10-64 26-14 20-20 70-22 130h150c4-50 4-102-6-128-6-14-22-22-36-26z"
          wash="white"
        >
          <Lit of="M166 173c14 4 26 11 32 24 7 20 9 70 6 124h-12c4-66 4-124-22-150z" />
        </Part>
        <Shape of="M126 215l60-3c8 34 8 74 6 114h-68c-4-40-4-80 2-111z" wash="petrol" line="inner" />
        <Line of="M128 215c0-16 3-30 8-42m48 39c0-14-4-26-12-37" weight="outline" />
        <Line of="M196 196c4 26 3 60-1 118" weight="inner" />
        <Part of="M138 148c2 12 0 20-6 26 10 14 38 14 48 0-6-5-9-10-10-20z" wash="skin" line="inner">
          <Shade of="M139 150c1 8 0 14-3 18 12 9 34 4 45-7-5-4-8-8-9-14z" />
        </Part>
        <Place x={158} y={126} scale={1.1} turn={3}>
          <Head />
        </Place>
      </g>
    </Place>
  );
}

function Head() {
  return (
    <>
      <Part
        of="M-25-16c-4 18-2 30 4 39 6 9 15 15 25 15 8 0 15-3 19-10 4-7 6-15 6-22 2-3 2-7-1-11 1-8 1-16-2-24l-20-12z"
        wash="skin"
      >
        <Shade of="M-26 2c0 9 2 15 5 21 6 9 15 15 25 15 6 0 11-2 15-5-16 1-28-8-33-29z" />
        <circle className="w-blush" cx={-4} cy={13} r={12} />
        <Lit of="M24-20c4 8 4 11 4 15 3 4 3 8 1 11 0 7-2 15-6 22-2 3-4 5-6 6 6-10 7-18 5-26 2-10 3-18 2-28z" />
      </Part>
      <Shape of="M-22-6c-7-4-12 3-10 11 1 7 6 11 10 8 3-5 3-13 0-19z" wash="skin" line="inner" />
      <Disc at={[-26, 18]} radius={4} wash="honey" line="fine" />
      <Eyes view="half" look="ahead" />
      <Brows view="half" lift={1} />
      <Nose view="half" shape="long" />
      <Mouth view="half" expression="smile" />
      <Line of="M-13-1l-4-2m4 4l-4 1M-9 11q-3 3-2 7m14 14c4 2 8 1 11-1" weight="hair" />
      <Part
        of="M-24 16c-8 2-15-2-15-10-7-5-8-13-3-19-5-14 3-27 15-29 8-13 29-15 40-6 13 0 21 13 17 28-9-9-21-10-30-4-8 4-14 10-15 18-2 4-6 4-8 8z"
        wash="hair"
      >
        <Shade of="M-24 16c-8 2-15-2-15-10-7-5-8-13-3-19-3-8-1-16 3-22 0 18 6 34 18 42z" />
        <Lit of="M13-48c13 0 21 13 17 28-3-3-6-5-9-6 2-8-1-16-8-22z" />
      </Part>
      <Line of="M-30-26c6-8 16-12 26-10M-32-8c0-6 4-12 10-14m12-20c8-4 18-3 24 3" weight="fine" />
    </>
  );
}

/** The arm on our side: thumb and forefinger hold the key by its ring. */
export function GiverArm() {
  return (
    <Place x={-30} y={0}>
      <g className="skin-2">
        <Line of="M258 229a7 7 0 1 0 .1 0z" weight="outline" />
        <Shape
          of="M258 239c7 0 10 4 9 9-1 4-3 6-6 7v14l-4 3-4-4 3-3-3-3 3-3v-4c-4-1-6-3-7-7-1-5 3-9 9-9zm0 4c-2 0-3 3 0 3s2-3 0-3z"
          wash="honey"
          line="inner"
        />
        <Place x={196} y={251} turn={-17}>
          <Part
            of="M-8-11c10-1 16-7 24-12 10-6 22-7 31-3 8 4 13 10 17 17 3 4-1 8-5 5-4-2-8-3-12-3 5 1 8 5 6 9-1 3-5 5-9 5 3 2 3 6 1 8-3 3-7 3-10 3 2 3 0 7-5 8-12 2-25-3-36-10"
            wash="skin"
          >
            <Shade of="M-6 16c11 7 24 12 36 10 5-1 7-5 5-8 3 0 7 0 10-3 2-2 2-6-1-8-10 8-26 9-36 5-6-3-10-4-15-4z" />
            <Lit of="M24-27c9-4 17-2 23 1 8 4 13 10 17 17-6-8-22-18-40-18z" />
          </Part>
          <Line of="M61-9c-6-6-14-9-22-8-5 1-8 5-14 6m22 4q-8-2-15 1m12 13q-10 1-17-1m8 12q-6 0-11-3" />
          <Line of="M33-9q3 3 2 7m-4 5q3 3 2 7M60-9q-2-5-6-5" weight="hair" />
        </Place>
        <Part
          of="M88 198c-20 10-28 40-26 66 2 24 12 44 36 44 38-4 74-20 106-44l-12-28c-19 11-38 20-58 26 0-16-4-34-12-48"
          wash="white"
        >
          <Shade of="M62 262c2 26 12 46 36 46 38-4 74-20 106-44l-4-9c-34 22-66 34-95 34-20 0-34-11-43-27z" />
        </Part>
        <Line of="M134 262c-4 2-7 5-9 9m57-29l12 28" />
      </g>
    </Place>
  );
}
