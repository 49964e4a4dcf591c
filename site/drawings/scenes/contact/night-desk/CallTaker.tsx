import { Brows, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Hand } from '../../close-up/hands.tsx';
import { Lit, Part, Shade } from '../../close-up/Part.tsx';

/** Who called is heard: she looks up at him, whose finger is on the place. */
export function CallTaker() {
  return (
    <g className="skin-3 hair-black">
      <Part of="M92 70c-18 14-24 54-18 82 2 12 14 14 20 6 10 2 16-6 14-14l10-50z" wash="hair">
        <Line of="M88 96c-8 20-8 38-6 56m18-50c-6 16-6 30-6 44" weight="pale" />
      </Part>
      <Part of="M104 156c-18 3-32 8-40 18-10 16-10 36-10 56h104c2-26 2-44-6-56-8-8-16-14-26-18z" wash="honey">
        <Lit of="M126 156c10 4 18 10 26 18 8 12 8 30 6 56h-10c2-34 0-56-22-74z" />
      </Part>
      <Part of="M102 136c2 10 0 16-4 22 8 14 32 14 38 0-6-4-8-10-9-18z" wash="skin" line="inner">
        <Shade of="M103 138c1 9-1 15-5 20 12 6 25 1 32-7-2-3-3-7-3-11z" />
      </Part>
      <Line of="M98 156l14 18 6-2m18-15l-10 16-8-1 6 50" />
      <Place x={118} y={112} turn={-7}>
        <Head />
      </Place>
    </g>
  );
}

function Head() {
  return (
    <>
      <Part
        of="M-24-16c-2 16-1 28 5 38 6 9 13 14 20 16 7 1 13-3 17-10 5-7 7-15 7-22 2-3 2-7-1-11 1-8 1-16-2-24l-22-14z"
        wash="skin"
      >
        <Shade of="M-25 0c0 9 2 16 6 22 6 9 13 14 20 16 6 1 11-2 15-6-16 0-30-10-33-32z" />
        <circle className="w-blush" cx={-3} cy={13} r={12} />
        <Lit of="M22-29c3 8 3 16 2 24 3 4 3 8 1 11 0 7-2 15-7 22-1 3-3 4-4 5 4-10 5-18 3-26 2-10 4-20 5-36z" />
      </Part>
      <Eyes view="half" look="ahead" />
      <Brows view="half" />
      <Nose view="half" shape="wide" />
      <Mouth view="half" expression="smile" kind="full" />
      <Part
        of="M-23 6c-14-20-10-50 16-54 24-5 42 10 37 29-8-7-17-11-25-12-12 4-20 12-22 22-1 6-3 10-6 15z"
        wash="hair"
      >
        <path className="w-honey" opacity="0.8" d="M2-49q15 1 21 8 7 8 7 22l-2-2q0-11-6-18-6-6-20-10z" />
      </Part>
      <Line of="M4-33c-6-4-12-4-18-1m6-10c8-2 14 0 18 8m-34 12c2-8 8-14 14-16" weight="pale" />
      <Shape of="M-22-4c-6-24 2-41 23-46l6 .5c-20 5-28 22-23 45.500z" wash="steel" line="inner" />
      <Shape of="M-27 1c0-11 15-11 15 0v11c0 11-15 11-15 0z" wash="slate" line="inner" />
      <Line of="M-16 0v13" weight="pale" />
      <Line of="M-19 20c5 10 17 12 31 8" weight="inner" />
      <Shape of="M10 27c0-3 10-5 10-2s-10 6-10 2z" wash="ink" />
    </>
  );
}

/** Both elbows on the desk: one hand writes, the other one keeps the page in its place. */
export function CallTakerArms() {
  return (
    <g className="skin-3">
      <Part
        of="M202 181c9-2 16-1 22 1l11 2c5 1 4 6-.500 5.500l-3-.5 8 1.500c5 1 4.500 6.500 0 6l-4.500-.5 7 1c5 1 4 6.500-.5 6l-7.500-1 2.500.5c4 1 3.500 6-1 5.500l-13-2 5 4c4 3 1 7-3 5.500-8-2-16-6-22-11"
        wash="skin"
        line="inner"
      >
        <Lit of="M202 181c9-2 16-1 22 1l11 2c4 1 4 3 3 4l-14-2c-7-2-14-2-22 0z" />
      </Part>
      <Line of="M232 189l-9-1.500M235 196.500l-12-2M234 203l-12-2.500M222 207q-4-1-6-4" />
      <Part of="M134 142c14 2 23 12 27 25 1 4 4 5 8 6l37 6-3 24-44 3c-14 0-22-6-24-13" wash="honey">
        <Shade of="M162 196l42-4-1 11-44 3z" />
        <Lit of="M134 142c14 2 23 12 27 25 1 4 4 5 8 6l37 6-1 5-36-6c-15-4-9-26-35-36z" />
      </Part>
      <Line of="M166 172c-5 2-8 5-10 9m42-3l-3 25" />
      <Shape of="M183 171l3-1.500 14 32 1 8-5-6z" wash="clay" line="fine" />
      <Hand x={150} y={201} shape="pinch" turn={-4} />
      <Part
        of="M106 143c-18 1-30 8-35 21-5 16-11 28-13 41 0 10 8 15 20 14l72-7-2-22-44-1c-3-9-2-17 2-25"
        wash="honey"
      >
        <Shade of="M84 151c-7 4-11 8-13 13-5 16-11 28-13 41 0 10 8 15 20 14l72-7-1-8c-19 4-43 8-63 4-14-6-12-34-2-57z" />
        <Lit of="M104 189l44 1 1 5c-9-2-29-1-43 2z" />
      </Part>
      <Line of="M104 189c-9 3-16 9-19 18m19-18c-6-2-12-1-16 2m53-1l2 22" />
    </g>
  );
}
