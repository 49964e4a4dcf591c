import { Brows, Ear, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Disc, Line, Shape } from '../../../shape/Shape.tsx';
import { Fist } from '../../close-up/hands.tsx';
import { Lit, Part, Shade } from '../../close-up/Part.tsx';

/** From behind, before the light: she opens the first tap. */
export function Fetcher() {
  return (
    <g className="skin-4 hair-black">
      <Part
        of="M280 110c-24 8-48 14-60 34-14 22-20 70-22 118h170c-2-28-4-52 0-72 8-14 12-26 10-38-8-18-32-32-60-40z"
        wash="petrol"
      >
        <Shade of="M280 110c-24 8-48 14-60 34-14 22-20 70-22 118h96c-30-40-40-100-14-152z" />
        <path
          className="w-teal"
          d="M326 115c22 9 42 21 52 37 2 12-2 24-10 38-4 20-2 44 0 72h-16c4-64 4-106-26-147z"
        />
        <Line of="M306 136c-8 40-6 80 4 124M238 156c-8 22-10 44-11 64" />
      </Part>
      <Part of="M282 92c2 10 0 16-6 22 10 14 44 16 54 2-8-6-10-12-10-22z" wash="skin" line="inner">
        <Shade of="M282 92c2 10 0 16-6 22 6 8 20 12 32 10-10-8-16-20-14-32z" />
      </Part>
      <Part
        of="M320 42c12 4 18 14 19 26 3 5 6 9 6 13-1 3-4 3-5 4 2 1 2 3 1 4 1 1 0 3-2 4 1 2 1 3 0 5-3 7-9 9-16 9-14 0-26-8-31-17z"
        wash="skin"
      >
        <Lit of="M330 48c6 5 9 12 9 20 3 5 6 9 6 13-1 3-4 3-5 4 2 1 2 3 1 4 1 1 0 3-2 4 1 2 1 3 0 5-3 7-9 9-16 9 7-5 9-11 8-20-1-5-3-7-3-13 1-12 1-17-1-26z" />
        <circle className="w-blush" cx={322} cy={89} r={8} />
      </Part>
      <g transform="translate(320 72) scale(.76 .8)">
        <Eyes view="side" look="down" />
        <Brows view="side" />
        <Nose view="side" shape="straight" />
        <Mouth view="side" expression="rest" kind="small" />
      </g>
      <Part of="M264 27c12-1 21 8 21 20 0 10-8 20-21 20s-21-9-21-20 9-20 21-20z" wash="hair">
        <path className="w-slate" d="M272 29c8 3 13 10 13 18 0 10-8 20-21 20 14-8 18-24 8-38z" />
      </Part>
      <Part
        of="M262 84c-8-30 8-52 36-54 22-1 36 12 34 30-9 2-15 6-17 13-1 6-1 10-3 14-3-2-4-4-6-6l-3 12c-2 7-5 12-10 14-16 2-27-6-31-23z"
        wash="hair"
      >
        <path className="w-slate" d="M314 34c12 4 19 13 18 26-3 1-5 3-6 5 0-12-4-22-12-31z" />
      </Part>
      <Line of="M268 66c5-14 14-24 26-30m-22 48c2-8 5-14 9-19m1 34c0-11 3-22 8-32" weight="pale" />
      <g transform="translate(327 81)">
        <Ear />
      </g>
      <Disc at={[302, 98]} radius={4.5} wash="honey" line="fine" />
      <Shape of="M264 55c16 10 42 10 67-2l-1 9c-22 12-54 13-68 3z" wash="honey" line="inner" />
      <Arm />
    </g>
  );
}

/** The elbow is below, the fingers over the lever, which lies along the spout: the tap is open. */
function Arm() {
  return (
    <>
      <Part
        of="M368 186c10 18 20 32 32 41 11 6 21 2 26-9 9-18 34-44 58-71l-21-10c-10 21-27 42-47 55-7-4-13-9-18-16"
        wash="skin"
      >
        <Shade of="M368 186c10 18 20 32 32 41 8 4 15 3 20-1-18-10-32-26-40-44zM463 137c-10 21-27 42-47 55l-3 12c22-14 44-38 57-64z" />
        <Lit of="M484 147c-24 27-49 53-58 71-3 7-8 11-13 12 11-26 42-58 62-87z" />
      </Part>
      <Shape of="M442 144l54-27q5 4 3 9l-53 28q-7-3-4-10z" wash="clay" line="inner" />
      <Disc at={[446.5, 148.5]} radius={2.7} wash="steel" line="fine" />
      <Fist x={473} y={134} scale={0.8} turn={-27} flip />
      <Part of="M342 126c22 2 40 14 48 28l16 24c-8 10-24 18-38 16-4-8-8-16-10-26" wash="petrol">
        <path className="w-teal" d="M350 127c18 4 34 15 40 27l16 24c-4 5-9 9-15 12-1-26-15-48-41-63z" />
      </Part>
    </>
  );
}
