import { Brows, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Lit, Part, Shade } from '../../close-up/Part.tsx';

/** Thanks her who gives. */
export function Volunteer() {
  return (
    <Place x={14} y={0}>
      <g className="skin-1 hair-brown">
        <Part
          of="M318 172c-14 5-22 14-26 28-8 30-8 80-4 126h98c0-50 8-104 2-126-6-13-20-24-38-28z"
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
        <Part of="M284 254c0 22 1 44 3 64h22l-1-64z" wash="skin">
          <Shade of="M284 254c0 22 1 44 3 64h10c-4-20-4-42-3-64z" />
        </Part>
        <Part of="M306 184c-16 8-24 38-25 73 10 5 22 5 31 0 0-20 1-38 4-54" wash="teal">
          <Shade of="M306 184c-16 8-24 38-25 73 5 3 10 4 15 4-3-28 0-54 10-77z" />
        </Part>
      </g>
    </Place>
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
      <Place x={-1} y={0} scale={0.94}>
        <Eyes view="half" look="ahead" />
        <Brows view="half" />
        <Nose view="half" shape="button" />
        <Mouth view="half" expression="talk" />
      </Place>
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

/** Her elbow is before her, her palm open below the key: the thumb is on our side. */
export function VolunteerArm() {
  return (
    <Place x={14} y={0}>
      <g className="skin-1">
        <Part
          of="M258 291c28 8 58 14 85 14 16 1 27-7 33-20 4-9 7-18 8-27l-49-10c-1 8-3 13-6 18-24 3-46 4-70 3"
          wash="skin"
        >
          <Shade of="M258 291c28 8 58 14 85 14 16 1 27-7 33-20 4-9 7-18 8-27l-12 2c-4 19-14 30-32 30-28 0-58-1-82-2z" />
        </Part>
        <Line of="M329 266c5-1 9-3 12-6" />
        <Place x={262} y={280} scale={1.08} flip>
          <Shape
            of="M22-4c8-4 15-11 21-17 4-3 8 0 5 4-5 8-10 13-17 19zM28-1c11-4 19-10 28-16 5-2 8 2 5 6-8 8-17 13-28 17z"
            wash="skin"
            line="inner"
          />
          <path className="w-skin" d="M0-10l30 3 8 9-26 4z" />
          <Shape of="M26 3c14-3 26-8 38-14 5-1 7 4 4 7-11 8-22 12-35 14z" wash="skin" line="inner" />
          <Part
            of="M-2-10c8 6 15 11 25 11 12 0 23-3 34-8 6-1 8 5 4 8-10 8-22 12-36 14-8 2-15 0-21-5"
            wash="skin"
          >
            <Shade of="M4 10c6 5 13 7 21 5 14-2 26-6 36-14 2-1 2-4 1-5-20 12-40 13-58 11z" />
          </Part>
          <Part
            of="M-2-10c6-1 11-5 14-10 4-7 10-11 15-10s6 7 2 11c-5 5-8 10-9 15-3 7-9 9-15 7"
            wash="skin"
            line="inner"
          />
          <Line of="M29-24q-5 0-4 5m-13 6q4 1 5 5M49-4q2 2 2 5M55-8q3 1 3 4M51-12q2 2 3 5" weight="hair" />
        </Place>
        <Part of="M350 191c18-8 36 0 43 20 4 15 0 34-7 52-18 4-37 0-52-10 6-18 8-42 16-62" wash="teal">
          <Shade of="M342 220c-2 12-4 22-8 33 10 7 20 11 31 12-14-14-22-28-23-45z" />
          <path
            className="w-clear"
            opacity="0.7"
            d="M376 192c8 3 14 9 17 19 4 15 0 34-7 52l-12 1c10-28 12-52 2-72z"
          />
        </Part>
      </g>
    </Place>
  );
}
