import { Brows, Ear, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Fist } from '../../close-up/hands.tsx';
import { Lit, Part, Shade } from '../../close-up/Part.tsx';

/** Laughs with the man; a hand on the bar, an arm around the girl. */
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
      <FarArm />
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
      <Ear />
      <Disc at={[-26, 20]} radius={5} wash="honey" line="fine" />
      <Eyes view="half" look="ahead" />
      <Brows view="half" />
      <Nose view="half" shape="broad" />
      <Mouth view="half" expression="laugh" />
      <Shape of="M-26-28c-10-10-24-6-24 4 0 8 12 12 22 6zm-2 8c-8 4-14 14-8 20 6 4 12-4 12-14z" wash="hat" />
      <Part of="M-28-4c-10-26 2-46 28-48 26-1 38 16 32 34-16-6-40-6-52 6-2 5-4 10-8 8z" wash="hat">
        <Shade of="M-28-4c-1-3-2-7-2-11 16-16 40-18 63-9l-1 6c-16-6-40-6-52 6-2 5-4 10-8 8z" />
        <path className="w-honey" opacity="0.7" d="M-28-4c-10-26 2-46 28-48-14 8-26 22-24 47-1 1-3 1-4 1z" />
      </Part>
      <Line of="M-29-14c8-18 34-28 60-14m-58 0c10-14 32-20 54-10m-46-2c10-6 24-8 36-2" />
    </>
  );
}

/** Behind the bar: the forearm rises from the elbow to the hand on it. */
function FarArm() {
  return (
    <Part
      of="M680 107c-24 4-38 15-40 35-2 28-6 58-8 78-2 24 10 38 24 36 16-4 26-16 34-32 8-20 16-42 21-64l-19-13c-5 11-11 21-17 29 1-16 4-28 9-40 1-10-1-20-4-29"
      wash="clay"
    >
      <Shade of="M680 107c-24 4-38 15-40 35-2 28-6 58-8 78-2 24 10 38 24 36 8-3 16-8 21-14-17 2-27-10-26-28 1-34-1-74 19-102zm-5 69l-3 30c12-16 21-34 27-55l-7-4c-5 11-11 21-17 29z" />
    </Part>
  );
}

/** Her other one comes over the bar, from behind the girl's hair to the elbow. */
export function WomanArm() {
  return (
    <Part
      of="M744 104c18 0 30 5 40 13 11 9 22 18 34 27 15 13 30 21 42 32 12 12 8 30-10 37l-14-3c-14-12-30-22-42-32-12-10-22-18-34-26"
      wash="clay"
    >
      <Lit of="M752 104c14 1 23 6 32 13 11 9 22 18 34 27 15 13 30 21 42 32-8-1-15-2-22-6-26-18-54-46-86-66z" />
    </Part>
  );
}

/** One on the bar; and the forearm comes back from the elbow: the other is on the girl's shoulder. */
export function WomanHands() {
  return (
    <g className="skin-4">
      <Fist x={706} y={133.5} scale={0.9} turn={-9} flip />
      <Place x={98} y={-188} turn={14}>
        <Part
          of="M788 203c-10 0-20-4-30-8-6-2-10 2-6 6 4 3 8 5 9 8-9 0-19 2-26 4-6 2-5 7 0 7-7 1-7 8-1 7-5 2-3 7 3 6-3 3 1 7 7 5 14-3 28-8 46-13"
          wash="skin"
          line="inner"
        >
          <Shade of="M734 227c16-1 36-5 55-13l1 11c-18 5-32 10-46 13-6 2-10-2-7-5-6 1-8-4-3-6z" />
        </Part>
        <Line of="M735 220l15-3m-16 10l17-3m-14 9l14-4m10-20c6-1 10 1 13 4" />
      </Place>
      <Part of="M832 188c-5-3-8-2-11 0-5 4-9 7-14 9l5 27c14-2 24-5 34-10 16-4 24-18 19-31" wash="clay">
        <Shade of="M810 215c16-2 28-8 40-15 8-4 13-9 17-12 1 10-7 22-21 26-10 5-20 8-34 10z" />
      </Part>
    </g>
  );
}
