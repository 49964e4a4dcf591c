import { Brows, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { HandAround } from '../../close-up/hands.tsx';
import { Lit, Part, Shade } from '../../close-up/Part.tsx';

/** The water falls into her cup. */
export function Girl() {
  return (
    <g className="skin-3 hair-black">
      <Shape
        of="M612 239c-1-5 5-6 9-3 12 6 26 8 40 4l65-20v24l-62 14c-18 4-36 2-46-8-5-4-7-8-6-11zM612 239q8 9 20 12"
        wash="skin"
        line="inner"
      />
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
      <Cup />
      <Part of="M660 240c34 8 66 29 104 34 20-2 30-20 32-38l-42 2c-30 0-60-5-90-17" wash="skin">
        <Shade of="M660 240c34 8 66 29 104 34 12-1 20-8 26-18-40 6-86-8-129-23z" />
      </Part>
      <HandAround x={665} y={227.5} scale={0.56} flip turn={6} />
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

/** Of glass: one sees how full it is. */
function Cup() {
  return (
    <>
      <Shape of="M615 203l5 38q16 5 33 0l5-38q-21 6-43 0z" wash="white" line="inner" />
      <path className="w-clear" d="M617 215q20 5 40 0l-4 26q-17 5-33 0z" />
      <path className="w-flow l3" d="M631 185h10q0 20 2 32-7 3-14 0 2-14 2-32z" />
      <path className="l-ripple" d="M636 188v24" />
      <Line of="M615 203q21-6 43 0" weight="inner" />
    </>
  );
}
