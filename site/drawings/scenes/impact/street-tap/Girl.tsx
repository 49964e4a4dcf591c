import { Brows, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Lit, Part, Shade } from '../../close-up/Part.tsx';

/** The water falls into her hands. */
export function Girl() {
  return (
    <g className="skin-3 hair-black">
      <Shape
        of="M611 213c-5-4-3-9 2-9-1-6 5-7 9-4 9 7 18 12 28 14 12 3 42 1 74-4l4 34-68-8-28-7c-10-2-17-8-21-16zM613 204q3 4 9 6"
        wash="skin"
      />
      <path className="w-shade" d="M650 222c30 4 56 2 76-2v24l-66-8z" />
      <Part of="M734 203c-12 3-18 11-21 23l-7 36h128c2-22-4-40-16-50-10-8-22-12-36-12" wash="honey">
        <Shade of="M734 203c-12 3-18 11-21 23l-7 36h46c-14-18-18-38-12-56z" />
        <Lit of="M782 200c14 0 26 4 36 12 12 10 18 28 16 50h-14c4-26-8-50-38-62z" />
      </Part>
      <Part of="M732 180c2 12 0 20-6 26 12 12 44 10 52-4-8-6-10-14-12-24z" wash="skin" line="inner">
        <Shade of="M733 190c8 4 20 2 28-6l6-6c0 10 2 18 6 24-16 4-32-2-40-12z" />
      </Part>
      <Place x={742} y={160} flip>
        <Head />
      </Place>
      <Water />
      <Part
        of="M754 238c-26 0-54-7-80-14-6-2-10-5-12-9-3-6-9-6-9-1 0 4 1 7 2 10-14 4-28 0-38-8-4-3-9-2-9 2-3 3-1 7 2 9-1 4 2 7 5 8 0 4 4 6 7 6 14 8 31 9 46 3 26 10 62 26 96 30 20-2 30-20 32-38"
        wash="skin"
      >
        <Shade of="M615 235c0 4 4 6 7 6 14 8 31 9 46 3 26 10 62 26 96 30 12-1 20-8 26-18-40 6-78-10-118-24-18 6-37 6-57 3z" />
      </Part>
      <Line of="M607 220c6 6 14 9 22 10m-19-3c6 4 12 7 18 8m-13 0c5 4 10 5 15 6m25-17c2 4 2 7 0 10" />
      <Part of="M780 203c-16 5-24 21-28 37 12 8 32 10 46 6 6-16 4-34-8-42" wash="honey">
        <Shade of="M768 210c-8 8-13 18-16 30 8 5 18 8 28 8-8-12-14-22-12-38z" />
      </Part>
    </g>
  );
}

/** Faces right; the picture mirrors her. */
function Head() {
  return (
    <>
      <Part of="M-24-43c14-6 26 8 22 22-2 16-20 24-34 16-16-8-18-32 0-42 4-2 9-1 12 4z" wash="hair">
        <path className="w-slate" d="M-36-47c-18 10-16 34 0 42-8-14-10-28 0-42z" />
      </Part>
      <Part
        of="M20-26c5 7 7 14 7 19 2 5 6 10 7 14 0 3-3 4-5 5 1 2 1 4 0 6l-2 3c1 1 1 3 0 4-2 1-1 3-2 5-2 4-8 5-13 4-10-1-20-6-26-14l-8-30z"
        wash="skin"
      >
        <Shade of="M25 30c-2 4-8 5-13 4-10-1-20-6-26-14l-2-12c10 15 25 22 41 22z" />
        <circle className="w-blush" cx={9} cy={11} r={11} />
      </Part>
      <Eyes view="side" look="down" />
      <Brows view="side" lift={3} />
      <Nose view="side" shape="button" />
      <Mouth view="side" expression="teeth" kind="small" />
      <Part
        of="M25-19c-4-18-24-26-42-19-20 7-26 30-20 48 3 8 9 13 16 13 4-6 4-14 7-22 6-9 18-14 36-16 4-1 4-3 3-4z"
        wash="hair"
      >
        <path className="w-slate" d="M-37 10c-6-18 0-41 20-48-10 10-18 28-14 57-3-2-5-5-6-9z" />
      </Part>
      <Line of="M-2-38c6 6 10 12 10 20m-22-16c8 6 12 14 12 22" weight="pale" />
      <Disc at={[-23, -30]} radius={5} wash="clay" line="fine" />
      <Shape of="M-12-2c6-5 12 0 11 7-1 8-6 12-10 9-3-4-4-12-1-16z" wash="skin" line="inner" />
      <Line of="M-9 1c4-2 6 2 3 5" weight="hair" />
    </>
  );
}

/** Both hands make a bowl for it. */
function Water() {
  return (
    <>
      <Shape
        of="M610 214c4-3 12-4 20-3 12 2 24 4 34 12-8 8-24 12-38 6-8-4-14-9-16-15z"
        wash="clear"
        line="inner"
      />
      <path className="w-flow l3" d="M630 185h12c0 13 1 20 4 27 2 6-20 6-18 0 2-8 2-15 2-27z" />
      <path className="l-ripple" d="M636 188v20m-23 9c4-4 20-4 28-1m-10 6c6 3 14 3 20 1" />
      <path
        className="w-flow l4"
        d="M654 208c4 0 5-3 3-5-3-1-4 2-3 5zm-48-7c-4 0-5-3-3-5 3-1 4 2 3 5zM618 250c3 4 2 7 0 7s-3-3 0-7zm14 3c2 3 2 5 0 5s-2-2 0-5z"
      />
    </>
  );
}
