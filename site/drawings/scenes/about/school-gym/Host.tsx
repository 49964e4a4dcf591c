import { Brows, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Fist, HandAround } from '../../close-up/hands.tsx';
import { Lit, Part, Shade } from '../../close-up/Part.tsx';

/** Runs the shelter: she holds against the window what came from its tap. */
export function Host() {
  return (
    <g className="skin-3 hair-grey">
      <Part
        of="M242 172c-18 5-34 12-40 26-8 30-8 90-6 136h144c6-50 8-102-4-132-8-14-30-26-54-30z"
        wash="petrol"
      >
        <Shade of="M300 177c18 5 30 14 36 25 12 30 10 82 4 132h-62c26-50 36-104 26-157z" />
        <path className="w-teal" d="M197 270q-2 36-1 64h12q-2-32 0-64z" />
      </Part>
      <Part of="M244 148c0 12-2 18-8 24 10 16 44 16 54 0-8-6-10-14-10-26z" wash="skin" line="inner">
        <Shade of="M244 156c10 10 24 10 36-4 0 8 3 15 10 20-4 6-11 10-19 11-12-2-22-8-28-15z" />
      </Part>
      <Place x={262} y={116} scale={1.16} flip turn={-2}>
        <Head />
      </Place>
      <LeverArm />
      <Place x={484} y={-78} scale={0.8} flip>
        <Glass />
      </Place>
      <Arm />
      <HandAround x={213.6} y={182} scale={0.8} flip />
    </g>
  );
}

/** Faces right; the picture mirrors her. */
function Head() {
  return (
    <>
      <Part
        of="M-25-16c-3 18-2 30 5 40 6 9 13 15 22 16 8 1 14-3 18-10 5-8 7-15 7-23 0-4-1-7-1-11 0-8-1-16-3-24l-19-14z"
        wash="skin"
      >
        <Shade of="M-26 0c0 10 1 17 6 24 6 9 13 15 22 16 6 1 11-1 15-5-18 0-30-12-32-37z" />
        <circle className="w-blush" cx={-4} cy={13} r={12} />
        <Lit of="M24-24c2 8 2 16 2 22 0 4 1 7 1 11 0 8-2 15-7 22-2 3-4 4-6 5 6-11 7-20 5-28 2-10 4-20 5-35z" />
      </Part>
      <Shape of="M-22-6c-7-4-12 3-10 11 1 7 6 11 10 8 3-5 3-13 0-19z" wash="skin" line="inner" />
      <Eyes view="half" look="ahead" />
      <Brows view="half" worried />
      <Nose view="half" shape="long" />
      <Mouth view="half" expression="frown" />
      <Line
        of="M-29-1l-4-2m4 4l-4 2M-6-21c6-3 13-3 19 0m-16 4c3-2 6-3 9-3m6-1c3 1 6 2 8 4M-1 12c-6 3-8 8-8 13m15 8c3 1 6 0 8-1"
        weight="hair"
      />
      <Part
        of="M-22 14c-9 2-15-5-13-12-8-3-10-12-5-17-5-8-2-17 6-19 0-9 9-15 17-12 5-8 17-9 23-3 8-4 18 1 19 8 8 2 11 12 7 18-4 4-10 3-14-1-6 3-13 2-17-2-4 6-10 8-16 7-1 6-1 10-4 14 0 8-1 14-3 19z"
        wash="hair"
      >
        <Shade of="M-22 14c-9 2-15-5-13-12-8-3-10-12-5-17-5-8-2-17 6-19-2 18 4 40 12 48z" />
        <Lit of="M25-41c8 2 11 12 7 18-4 4-10 3-14-1 4-6 4-14-2-26 5 1 8 4 9 9z" />
      </Part>
      <Line of="M-31-20c-4-5-1-10 3-11m-2 24c-5-1-7-5-6-8m19-19c0-5 5-8 9-6m5 8c2-5 8-6 11-3" />
      <Disc at={[-25, 18]} radius={4.5} wash="teal" line="fine" />
    </>
  );
}

/** Brown up to here; the light falls through it. Where the hand takes it: 340 to 406 and 240 to 348. */
function Glass() {
  return (
    <>
      <path className="w-white" opacity="0.4" d="M340 240c12-7 54-7 66 0l-8 106c-12 4-38 4-50 0z" />
      <Shape of="M342 262h62l-6 74c-12 4-38 4-50 0z" wash="muddy" line="none" />
      <path className="w-sun" opacity="0.6" d="M388 262h12l-6 75-10 2z" />
      <Shape of="M342 262c10-5 52-5 62 0-10 6-52 6-62 0z" wash="honey" line="fine" />
      <Line of="M354 280h.1M372 272h.1M366 292h.1M382 284h.1M376 300h.1" weight="outline" />
      <Line of="M406 240c-12-7-54-7-66 0 12 7 54 7 66 0l-8 106c-12 4-38 4-50 0l-8-106" weight="outline" />
    </>
  );
}

/** On our side: the elbow comes towards us. */
function Arm() {
  return (
    <>
      <Part
        of="M217 170c13 15 28 28 41 43 8 9 15 19 21 28l39 21c-5 18-16 29-32 32-14 3-26-4-34-16-16-24-32-53-44-85"
        wash="skin"
      >
        <Shade of="M279 241l39 21c-5 18-16 29-32 32-5 1-9 1-13 0 17-9 23-22 21-33-10 0-20-8-30-22-12-19-28-38-44-55l-3-14c13 15 28 28 41 43 8 9 15 19 21 28z" />
        <Lit of="M252 278c-16-24-32-53-44-85l6-5c10 32 26 66 38 90z" />
      </Part>
      <Line of="M268 286q10 4 19-4" weight="hair" />
      <Part of="M304 181c20 4 36 13 42 31 4 22-8 44-22 60-20-8-38-20-53-34 11-12 19-26 22-42" wash="petrol">
        <Shade of="M324 186c12 6 19 14 22 26 4 22-8 44-22 60-9-4-17-8-25-13 23-15 33-43 25-73z" />
      </Part>
    </>
  );
}

/** The upper arm hangs, the forearm rises from the elbow to the lever. */
function LeverArm() {
  return (
    <>
      <Part of="M153 244c9 24 20 46 33 58 16 13 36 6 39-30l-35-10c-6-10-12-18-17-28" wash="skin">
        <Shade of="M184 300l2 2c16 13 36 6 39-30l-19-5c2 20-6 33-22 33z" />
        <Lit of="M153 244c7 18 14 34 23 46-5-17-11-33-16-49z" />
      </Part>
      <Part of="M232 177c-20 5-30 15-33 29-7 22-13 44-16 62 11 8 31 12 45 8 1-26 5-52 10-72" wash="petrol">
        <path className="w-teal" d="M226 179c-16 4-24 14-27 27-7 22-13 44-16 62l11 5c2-33 10-69 32-94z" />
      </Part>
      <Fist x={157} y={225} scale={1.1} turn={-8} />
    </>
  );
}
