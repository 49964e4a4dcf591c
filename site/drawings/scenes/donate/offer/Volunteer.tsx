import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Lit, Part, Shade } from '../../near/Part.tsx';

/** Laughs with her who gives, and takes it. */
export function Volunteer() {
  return (
    <g className="skin-1 hair-brown">
      <Part
        of="M318 172c-14 5-22 14-26 28-8 30-8 80-4 126h122c2-56-2-104-14-126-8-14-28-24-46-28z"
        wash="teal"
      >
        <Shade of="M318 172c-14 5-22 14-26 28-8 30-8 80-4 126h40c-12-50-20-100-10-154z" />
      </Part>
      <Part of="M352 174l24 9c8 40 8 90 6 143h-78c-8-44-8-80 2-110 8 6 36 2 46-42z" wash="honey">
        <Lit of="M362 178l14 5c8 40 8 90 6 143h-12c4-60 2-108-8-148z" />
        <Shade of="M304 326c-8-44-8-80 2-110 4 2 8 2 12 2-4 36-2 72 6 108z" />
      </Part>
      <Shape of="M302 268c28 6 54 6 80 2v14c-28 5-54 4-80-2z" wash="white" line="inner" />
      <Part of="M322 150c0 10-2 18-8 24 8 14 34 14 44-2-6-6-8-12-8-22z" wash="skin" line="inner">
        <Shade of="M322 154c8 10 18 14 28 6l2 6c-8 10-24 14-36 6 4-6 6-10 6-18z" />
      </Part>
      <Place x={334} y={124} scale={1.1} flip>
        <Head />
      </Place>
    </g>
  );
}

/** Faces right; the picture mirrors her. */
function Head() {
  return (
    <>
      <Part of="M-18-38c-16-12-36-2-38 18-2 22 8 36-2 56 20-4 30-22 29-40 0-10 4-14 12-16z" wash="hair">
        <Lit of="M-40-40c-12 4-17 12-16 24-1 18 8 32-2 52 5-1 10-3 14-7 4-18-6-28-6-44-1-12 4-20 10-25z" />
      </Part>
      <Disc at={[-24, -28]} radius={6} wash="teal" line="inner" />
      <Part
        of="M-24-16c-2 16 0 29 5 38 6 9 15 15 23 16 8 1 14-3 18-10 4-7 6-15 6-23 2-3 2-7-1-10 1-8 1-16 0-22l-28-18z"
        wash="skin"
      >
        <Shade of="M-19 22c6 9 15 15 23 16 8 1 14-3 18-10-12 5-28 4-41-6zM24-26c4 8 5 16 3 21 3 3 3 7 1 10 0 8-2 16-6 23-5-11-5-21-3-29 3-10 5-16 5-25z" />
        <circle className="w-blush" cx={-4} cy={13} r={13} />
      </Part>
      <Shape of="M-21-6c-7-4-12 3-10 11 1 7 6 11 10 8 3-5 3-13 0-19z" wash="skin" line="inner" />
      <Shape
        of="M-8-1c4-5 12-5 16 0-4 4-12 4-16 0zM14-2c3-4 8-4 11 0-3 3-8 3-11 0z"
        wash="white"
        line="none"
      />
      <Shape
        of="M1-1a2.8 3.2 0 1 1 5.6 0 2.8 3.2 0 1 1-5.6 0zM18-2a2.5 3 0 1 1 5 0 2.5 3 0 1 1-5 0z"
        wash="ink"
        line="none"
      />
      <Line of="M-10 0c5-7 14-7 19-1m4-1c3-4 9-4 13 0m-36 2l-4-2" weight="inner" />
      <Line of="M-11-11c4-6 12-8 19-5m7 0c4-3 8-2 11 1" />
      <Line of="M15-2c2 4 7 7 6 10-1 3-5 3-8 2m-2-3c-2 2-2 4 0 5" />
      <Shape of="M-4 18c7 1 15 0 21-4 0 7-4 12-9 12-6 0-10-3-12-8z" wash="ink" line="inner" />
      <Shape of="M-3 18.5c7 1 13 0 19-4v4c-5 3-12 4-17 3z" wash="white" line="none" />
      <Line of="M-9 13c-2 3-2 5 0 8m8-15c4 2 8 2 11 0" weight="hair" />
      <Part
        of="M-24 10c-14-24-8-52 18-58 26-6 44 8 38 29-7-3-13-7-16-13-9 9-22 17-31 19-1 9-5 16-9 23z"
        wash="hair"
      >
        <Lit of="M-24 10c-14-24-8-52 18-58-14 10-20 28-14 48l-1 5z" />
      </Part>
      <Line of="M12-31c-4-6-12-10-20-10m2 18c-8 4-14 4-18 4m22 0c-7 6-12 8-18 9" weight="pale" />
    </>
  );
}

/** Her hand is on the front of the box, the thumb up; the last fingers close around its lower edge. The elbow is at our side. */
export function VolunteerArm() {
  return (
    <>
      <Part
        of="M344 302c13 3 26 3 38-1 14-7 18-25 12-51l-40-4c2 8 2 16 0 24-3-.5-6-1.5-10-2.5-7-2-12-4-18-7.5-3-7-7-14-12-20-4-5-11-3-10 3 1 6 4 11 5 17-10-2-22-3-32-2-6 0-7 8 0 9h8c-7-1-14 0-19 1-6 1-5 9 1 9h16c-5 0-9 0-12 1-5 1-5 8 1 8h14c-4 0-6 0-8 1-4 2-3 7 2 7 10 1 22 1 32-1 12 2 22 6 32 9"
        wash="skin"
      >
        <Shade of="M280 294c10 1 22 1 32-1 12 2 22 6 32 9 13 3 26 3 38-1 5-3 9-8 11-15-17 7-35 7-51 3-14-3-24-5-38-3-8 1-14 0-20 0-6 0-8 6-4 8z" />
        <Lit of="M326 260c-3-7-7-14-12-20 3 8 3 15 6 22 7 4 15 6 24 5.5-7-2-12-4-18-7.5z" />
      </Part>
      <Line of="M285 267c8 0 14 1 19 3m-21 7c8 0 14 1 19 2m-16 7c7-1 10-1 14 1m9-27c1 4 3 7 6 9" />
      <Part of="M354 190c18-6 36 4 42 26 4 14 4 28 2 42-16 8-34 6-50-2 4-18 4-32 0-46" wash="teal">
        <Shade of="M348 210c4 14 4 28 0 46l18 6c4-22 2-40-6-56z" />
        <path
          className="w-clear"
          opacity="0.7"
          d="M376 190c10 4 17 13 20 26 4 14 4 28 2 42-4 2-8 3-12 4 4-30 2-54-10-72z"
        />
      </Part>
    </>
  );
}
