import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Lit, Part, Shade } from '../../near/Part.tsx';

/** Laughs with the man; a hand on her heart. */
export function Woman() {
  return (
    <g className="skin-4 hair-black hat-apricot">
      <Part of="M702 104c-18 4-38 8-44 20-8 14-8 60-8 134h146c2-60 0-110-8-130-6-12-24-18-44-22z" wash="clay">
        <Shade of="M702 104c-18 4-38 8-44 20-8 14-8 60-8 134h40c-6-50-8-110 12-154z" />
        <Lit of="M748 107c18 4 34 10 40 21 8 20 10 70 8 130h-16c4-60 2-120-32-151z" />
      </Part>
      <Part of="M706 84c2 12 0 18-6 24 12 14 46 14 56-2-8-6-12-12-12-22z" wash="skin" line="inner">
        <Shade of="M744 92c-10 12-24 18-37 16l-1-12z" />
      </Part>
      <Place x={722} y={68} flip turn={-7}>
        <Head />
      </Place>
      <Part of="M768 113c26 7 56 21 72 38-8 8-18 10-28 9l-44-30" wash="clay">
        <Lit of="M780 117c22 8 46 20 60 34l-8 5c-12-16-30-28-52-39z" />
      </Part>
    </g>
  );
}

/** Faces right; the picture mirrors her. */
function Head() {
  return (
    <>
      <Part
        of="M-25-16c-3 18-1 28 4 36 5 9 14 16 23 18 8 2 15-2 20-9 5-8 7-16 7-24 2-3 2-7-1-11 1-8 1-16 0-24z"
        wash="skin"
      >
        <Shade of="M-21 20c5 9 14 16 23 18 8 2 15-2 20-9-14 4-30 2-43-9zM24-28c4 8 5 18 4 22 3 4 3 8 1 11 0 8-2 16-7 24-6-12-6-22-4-30 3-10 6-17 6-27z" />
        <circle className="w-blush" cx={-5} cy={13} r={12} />
      </Part>
      <Shape of="M-22-6c-7-4-12 3-10 11 1 7 6 11 10 8 3-5 3-13 0-19z" wash="skin" line="inner" />
      <Disc at={[-26, 20]} radius={5} wash="honey" line="fine" />
      <Shape
        of="M-9-1c4-6 12-7 17-1-5 3-12 4-17 1zM14-3c3-5 8-5 11 0-3 3-8 3-11 0z"
        wash="white"
        line="none"
      />
      <Shape
        of="M1-5c3-1 7 0 7 3-2 2-6 3-7 2-2-2-1-4 0-5zM19-6c3-1 5 1 5 3-1 1-4 2-5 1-1-1-1-3 0-4z"
        wash="ink"
        line="none"
      />
      <path className="w-white" d="M3-4h2v2h-2zM20-5h2v2h-2z" />
      <Line of="M-11 0c5-8 15-9 20-1m4-2c3-6 10-6 13 0m-36 0l-4-3" weight="inner" />
      <Line of="M-8 4c5 2 10 2 14 0m10-2c3 2 6 2 8 0" weight="hair" />
      <Line of="M-11-11c5-5 12-6 18-3m8-1c4-3 8-3 11 0" weight="outline" />
      <Line of="M15-1c3 4 7 7 7 10-1 4-7 4-10 2m-2-3c-2 2-2 4 0 5" />
      <Shape of="M-10 15c10 2 21 1 30-4 1 12-5 21-13 21-8 0-14-7-17-17z" wash="ink" line="inner" />
      <Shape of="M-8 16c9 1 18 0 26-4v4c-8 5-17 7-24 4z" wash="white" line="none" />
      <Shape of="M-2 27c4-4 11-5 16-2-2 4-4 7-7 7-4 0-7-2-9-5z" wash="clay" line="none" />
      <Line of="M-13 10c-3 3-3 6-1 10" />
      <Shape of="M-26-28c-10-10-24-6-24 4 0 8 12 12 22 6zm-2 8c-8 4-14 14-8 20 6 4 12-4 12-14z" wash="hat" />
      <Part of="M-28-4c-10-26 2-46 28-48 26-1 38 16 32 34-16-6-40-6-52 6-2 5-4 10-8 8z" wash="hat">
        <Shade of="M-28-4c-1-3-2-7-2-11 16-16 40-18 63-9l-1 6c-16-6-40-6-52 6-2 5-4 10-8 8z" />
        <path className="w-honey" opacity="0.7" d="M-28-4c-10-26 2-46 28-48-14 8-26 22-24 47-1 1-3 1-4 1z" />
      </Part>
      <Line of="M-29-14c8-18 34-28 60-14m-58 0c10-14 32-20 54-10m-46-2c10-6 24-8 36-2" />
    </>
  );
}

/** Her elbow is on the bar, her hand on her heart. */
export function WomanHand() {
  return (
    <g className="skin-4">
      <Part
        of="M664 136c10-3 20-10 28-17 3-6 6-13 12-16 4-1 6 2 4 5-1 2-2 3-3 5 5-3 12-4 14-1 1 3 0 4-1 5 4 1 4 5 1 7 2 3 0 6-3 6-3 4-8 5-14 4-12 10-25 20-41 23-12 2-20-2-21-10 0-6 2-9 3-13"
        wash="skin"
      >
        <Shade of="M640 146c6 4 16 4 26-1 16-7 28-15 36-17 6 2 10 2 14 2-3 4-8 5-14 4-12 10-25 20-41 23-12 2-20-2-21-11z" />
      </Part>
      <Line of="M718 117c-5 1-9 2-13 2m14 5c-5 0-9 1-12 1m-3-12c-3 3-6 5-9 6" />
      <Part of="M676 112c-20 4-32 12-36 24 6 7 16 10 27 8l12-18" wash="clay">
        <Shade of="M660 117c-11 4-18 11-20 19 6 7 16 10 27 8l4-6c-12-2-16-10-11-21z" />
      </Part>
    </g>
  );
}

/** Over the bar: her other hand is on the girl's shoulder. */
export function WomanArm() {
  return (
    <g className="skin-4">
      <Part
        of="M830 147c5 9 11 19 13 29 2 8-1 13-8 17-9 6-18 13-27 18-8 5-17 9-26 10-3 2-7 1-6-3-3 1-5-3-3-6-4 1-5-4 0-7-4 1-6-2-3-5 5-5 11-9 19-11 8-3 13-5 19-10 1-9-2-17-7-24"
        wash="skin"
      >
        <Lit of="M830 147c5 9 11 19 13 29 2 8-1 13-8 17-9 6-18 13-27 18 12-10 24-18 28-28 2-10-4-22-12-35z" />
      </Part>
      <Shape of="M808 134l-12 19c10 6 24 7 36-1-2-6-6-10-10-14" wash="clay" line="inner" />
      <Line of="M772 207c5-3 9-5 14-6m-14 12c5-3 9-4 14-5m-10 11c4-3 8-3 12-4m8-24c-5 2-8 5-10 9m22-15c6 0 10-2 13-6" />
    </g>
  );
}
