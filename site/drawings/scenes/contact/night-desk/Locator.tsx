import { Brows, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Hand, HandAround } from '../../close-up/hands.tsx';
import { Lit, Part, Shade } from '../../close-up/Part.tsx';

/** His finger is on the place of the call, and he looks whether she means that one. */
export function Locator() {
  return (
    <g className="skin-2 hair-black">
      <Part
        of="M278 146c-12 4-20 10-24 20-6 20-6 44-4 64h112c2-28 0-52-10-64-10-10-24-16-40-20z"
        wash="white"
      >
        <Shade of="M312 146c16 4 30 10 40 20 10 12 12 36 10 64h-52c20-24 24-56 2-84z" />
        <Lit of="M278 146c-12 4-20 10-24 20-6 20-6 44-4 64h8c-2-36 2-64 20-84z" />
      </Part>
      <Part of="M276 124c1 10 0 16-4 22 10 16 36 16 44 0-5-6-6-12-6-24z" wash="skin" line="inner">
        <Shade of="M276 126c10 10 22 8 34-4 0 12 1 18 6 24-4 6-10 10-16 11-10-4-20-14-24-31z" />
      </Part>
      <Part
        of="M270 140c4 12 12 18 22 18 12 0 20-6 26-18l10 8c-6 14-14 22-28 26l-10-12-10 10c-8-6-16-16-16-26z"
        wash="white"
        line="inner"
      >
        <Shade of="M318 140l10 8c-6 14-14 22-28 26l-10-12c14-2 22-10 28-22z" />
      </Part>
      <Line of="M290 162c-4 20-6 44-4 68" />
      <Place x={292} y={90} scale={1.05} flip turn={5}>
        <Head />
      </Place>
    </g>
  );
}

/** Faces right; the picture mirrors him. */
function Head() {
  return (
    <>
      <Part
        of="M-25-16c-2 16-1 28 3 36 4 10 12 17 22 19 9 1 16-2 20-9 4-8 6-16 6-24 2-3 2-7-1-10 1-9 1-16-2-25l-20-14z"
        wash="skin"
      >
        <Shade of="M-26 2c0 8 1 13 4 18 4 10 12 17 22 19 7 1 12-1 16-4-18 0-30-8-33-33z" />
        <circle className="w-blush" cx={-5} cy={13} r={12} />
        <Lit of="M23-29c3 8 3 16 2 25 3 3 3 7 1 10 0 8-2 16-6 24-1 2-3 4-5 5 6-11 6-20 4-28 2-10 3-20 4-36z" />
      </Part>
      <Shape of="M-22-6c-7-4-12 3-10 11 1 7 6 11 10 8 3-5 3-13 0-19z" wash="skin" line="inner" />
      <Line of="M-25-2c-4-2-5 3-3 6m-2 4l4 1" weight="hair" />
      <Eyes view="half" look="ahead" />
      <Brows view="half" />
      <Nose view="half" shape="straight" />
      <Mouth view="half" expression="rest" />
      <Shape of="M-3 20c3-6 12-8 17-4 4-3 10-2 13 2-4 4-9 5-13 4-5 2-12 2-17-2z" wash="hair" line="fine" />
      <Line of="M10 30q3 1 6-1" weight="hair" />
      <Part
        of="M-24 4c-10-20-6-42 16-48 20-6 38 2 40 18 0 4-2 7-5 8-10-6-22-6-32-2-6 4-8 10-9 14-2 4-5 8-10 10z"
        wash="hair"
      >
        <path
          className="w-honey"
          opacity="0.8"
          d="M2-47q13 0 19 4 10 5 11 17 0 4-4 7l-2-1q4-3 4-6-1-10-10-15-6-3-18-6z"
        />
      </Part>
      <Line of="M-18-28c8-9 20-12 28-10m-18 2c6-3 10-3 14-2" weight="pale" />
    </>
  );
}

/** The upper arm hangs before his chest; the forearm rises from the elbow behind the desk. */
export function LocatorHand() {
  return (
    <g className="skin-2">
      <Line of="M281 160q3 12 3 30" weight="inner" />
      <Hand x={252.5} y={164.5} shape="point" turn={-50} flip />
      <Part of="M240 169l24-9c7 12 13 24 18 38l-32 6c-5-12-8-24-10-35z" wash="white" line="inner">
        <Shade of="M264 160c7 12 13 24 18 38l-16 3c0-15-6-27-12-37z" />
      </Part>
      <Line of="M243 177l24-9" />
    </g>
  );
}

/** The other one is around his mug. */
export function LocatorArm() {
  return (
    <g className="skin-2">
      <Shape of="M262 164h39l-3 44c-8 5-25 5-33 0z" wash="clay" />
      <Shape of="M262 164c5-6 34-6 39 0-5 5-34 5-39 0z" wash="slate" line="inner" />
      <path className="w-sun" opacity="0.7" d="M263 169l6 1 3 40-7-2z" />
      <HandAround x={304} y={196} scale={0.66} flip />
      <Part
        of="M312 139c19 2 33 12 39 28 6 17 10 29 10 41 0 10-11 13-25 11l-34-7 4-27 20 2c-1-8-3-15-7-22"
        wash="white"
      >
        <Shade of="M336 149c7 4 12 10 15 18 6 17 10 29 10 41 0 10-11 13-25 11l-34-7 1-7c13 5 31 5 39-3 6-12 2-34-6-53z" />
      </Part>
      <Line of="M326 187c8 3 14 9 17 18m-17-18c6-1 10 0 14 3m-27-4l-4 26" />
    </g>
  );
}
