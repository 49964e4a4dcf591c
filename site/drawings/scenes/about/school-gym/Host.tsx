import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { GlassHand } from '../../home/closing/GlassHand.tsx';
import { Fist } from '../../near/hands.tsx';
import { Lit, Part, Shade } from '../../near/Part.tsx';

/** Runs the shelter: she holds against the window what came from its tap. */
export function Host() {
  return (
    <g className="skin-3 hair-grey">
      <Fist x={157} y={225} scale={1.1} turn={-8} />
      <Part of="M216 182c-18 8-30 34-34 62 8 10 22 16 36 18" wash="petrol">
        <path className="w-teal" d="M216 182c-18 8-30 34-34 62l10 8c0-26 10-50 26-62z" />
      </Part>
      <Part
        of="M242 172c-18 5-34 12-40 26-8 30-8 90-6 136h144c6-50 8-102-4-132-8-14-30-26-54-30z"
        wash="petrol"
      >
        <Shade of="M300 177c18 5 30 14 36 25 12 30 10 82 4 132h-62c26-50 36-104 26-157z" />
        <path className="w-teal" d="M238 174c-16 5-30 11-36 24-8 30-8 90-6 136h12c-4-60 0-120 30-160z" />
      </Part>
      <Part of="M244 148c0 12-2 18-8 24 10 16 44 16 54 0-8-6-10-14-10-26z" wash="skin" line="inner">
        <Shade of="M244 156c10 10 24 10 36-4 0 8 3 15 10 20-4 6-11 10-19 11-12-2-22-8-28-15z" />
      </Part>
      <Place x={262} y={116} scale={1.16} flip turn={-2}>
        <Head />
      </Place>
      <Place x={476} y={-87} scale={0.8} flip>
        <Glass />
      </Place>
      <Arm />
      <Place x={476} y={-87} scale={0.8} flip>
        <GlassHand />
      </Place>
    </g>
  );
}

/** Faces right; the picture mirrors her. */
function Head() {
  return (
    <>
      <Part
        of="M-25-16c-3 18-2 30 5 40 6 9 13 15 22 16 8 1 14-3 18-10 5-8 7-15 7-23 2-3 2-7-1-11 1-8 1-16-2-24l-20-14z"
        wash="skin"
      >
        <Shade of="M-26 0c0 10 1 17 6 24 6 9 13 15 22 16 6 1 11-1 15-5-18 0-30-12-32-37z" />
        <circle className="w-blush" cx={-4} cy={13} r={12} />
        <Lit of="M24-24c3 8 4 16 2 22 3 4 3 8 1 11 0 8-2 15-7 22-2 3-4 4-6 5 6-11 7-20 5-28 2-10 4-20 5-35z" />
      </Part>
      <Shape of="M-22-6c-7-4-12 3-10 11 1 7 6 11 10 8 3-5 3-13 0-19z" wash="skin" line="inner" />
      <Shape
        of="M-8 1c3-7 13-8 16-1-4 4-12 5-16 1zM14-1c3-6 9-5 11 0-3 4-8 4-11 0z"
        wash="white"
        line="none"
      />
      <Shape
        of="M2-4c4-1 6 1 6 4-2 3-5 4-6 3-2-2-1-6 0-7zM20-5c3-1 5 2 4 4-1 2-3 3-4 2-1-2-1-5 0-6z"
        wash="ink"
        line="none"
      />
      <path className="w-white" d="M4-3h2v2h-2zM21-4h2v2h-2z" />
      <Line of="M-10 2c4-9 15-10 19-2m4 0c3-7 10-7 13 0" weight="inner" />
      <Line of="M-13-8c7-1 14-4 20-9m8 0c3 4 7 7 11 8" weight="outline" />
      <Line
        of="M-9 7c5 3 11 3 15-1m8 0c3 2 6 2 8 0m-35-6l-4-2m4 4l-4 2M-6-21c6-3 13-3 19 0m-16 4c3-2 6-3 9-3m6-1c3 1 6 2 8 4M1 11c-6 3-9 9-8 15m28 2c2-1 3-3 3-5"
        weight="hair"
      />
      <Line of="M15 1c4 4 8 8 7 11-2 3-7 3-10 0m-2-2c-2 2-2 4 0 6" />
      <path className="w-clay" opacity="0.4" d="M4 25c5-4 12-5 16-2 0 3-3 5-7 5-4 0-7-1-9-3z" />
      <Line of="M1 27c5-5 13-6 20-4m-14 8c3 1 6 0 8-1" />
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
      <Shape of="M340 240c12-7 54-7 66 0l-8 106c-12 4-38 4-50 0z" wash="white" line="none" />
      <Shape of="M342 262h62l-6 74c-12 4-38 4-50 0z" wash="muddy" line="none" />
      <path className="w-sun" opacity="0.6" d="M388 262h12l-6 75-10 2z" />
      <Shape of="M342 262c10-5 52-5 62 0-10 6-52 6-62 0z" wash="honey" line="fine" />
      <Line of="M354 280h.1M372 272h.1M366 292h.1M382 284h.1M376 300h.1" weight="outline" />
      <Line of="M406 240c-12-7-54-7-66 0 12 7 54 7 66 0l-8 106c-12 4-38 4-50 0l-8-106" weight="outline" />
    </>
  );
}

/** On our side: the elbow is before her. */
function Arm() {
  return (
    <>
      <Part
        of="M207 160c24 16 49 36 71 54l46 28c6 26 0 48-16 56-16 6-34-4-46-20-25-33-46-63-64-99"
        wash="skin"
      >
        <Shade of="M324 242c6 26 0 48-16 56-16 6-34-4-46-20-12-16-23-31-33-47 24 24 44 42 62 42 10-2 16-16 18-34z" />
        <Lit of="M210 162c23 15 46 34 68 52l6 4-8 4c-20-16-46-40-66-60z" />
      </Part>
      <Part of="M292 178c26 4 46 26 48 52 2 16 0 30-8 44-24 0-50-10-66-30 10-12 14-28 10-44" wash="petrol">
        <Shade of="M318 188c13 10 21 25 22 42 2 16 0 30-8 44-12 0-24-2-34-7 22-16 28-46 20-79z" />
      </Part>
    </>
  );
}

/** Comes from behind the lever of the tap, before which her fist closes. */
export function LeverArm() {
  return (
    <g className="skin-3">
      <Shape of="M194 232c-12-4-20-10-26-17h-22v17c14 4 28 14 50 24" wash="skin" />
    </g>
  );
}
