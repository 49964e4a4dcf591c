import { Drawing } from '../../Drawing.tsx';
import { Brows, Eyes, Mouth, Nose } from '../../figure/facial-features.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { House } from '../../things/House.tsx';
import { Shore, Waves } from '../../things/Land.tsx';
import { Head } from '../close-up/Head.tsx';
import { Fist, Hand } from '../close-up/hands.tsx';
import { Lit, Part, Shade } from '../close-up/Part.tsx';

/**
 * A boat, tied to a porch that stands in the flood, brings water. From near: she lifts a can out of it, and his hands
 * close around it.
 */
export function DisasterResponse() {
  return (
    <Drawing photo="disaster-response" width={312} height={187} from={[28, 48]}>
      <path className="w-sky" d="M-10-10h420v300H-10z" />
      <Shore from={130} to={350} y={140} base={180} />
      <path className="w-sea" d="M-10 160h420v130H-10z" />
      <g className="far">
        <House x={226} y={172} width={52} flooded />
        <path className="w-shade" d="M226 159h52v5h-52z" />
        <path className="w-sea" d="M218 176v-12q8-2 16 0t16 0 16 0 16 0 16 0v12z" />
        <path className="w-shade" d="M226 164h52l-2 9q-6 1-12 0t-12 0-12 0-12 0z" />
        <path className="l-ripple" d="M214 164q8-2 16 0t16 0 16 0 16 0 16 0M234 169h18" />
        <Waves x={130} y={182} width={240} />
      </g>
      <Shape of="M-10-10H50v300H-10z" wash="sand" line="inner" />
      <Shape of="M44-10h20v300H44z" wash="wood" line="inner" />
      <Neighbor />
      <Crew />
      <Boat />
      <FarArm />
      <Can x={190} y={112} scale={4} wash="white" />
      <path className="w-sun" opacity="0.7" d="M213 127q6 2 6 8v62q0 6-6 7z" />
      <Hands />
      <Mooring />
    </Drawing>
  );
}

/** On the porch, from the side: he looks at what comes. */
function Neighbor() {
  return (
    <g className="skin-3 hair-black">
      <Part of="M126 142c8 2 14-2 18-8 14-11 26-22 37-35l11 15c-6 24-18 46-32 60-12 6-24 2-34-8" wash="slate">
        <Shade of="M126 166c10 10 22 14 34 8 14-14 26-36 32-60l-4-5c-6 22-17 42-30 54-12 6-22 2-32-8z" />
      </Part>
      <Part of="M88 128c-22 6-42 20-46 48-2 30 2 60 6 90h96c6-40 8-76-2-106-8-18-22-28-36-32z" wash="slate" />
      <Part of="M92 102v12c0 10-4 15-10 20 10 12 34 12 42-2-7-6-7-12-6-20z" wash="skin" line="inner">
        <Shade of="M92 106c4 10 14 16 26 14l2 6c-12 8-22 4-29-2 1-6 1-12 1-18z" />
      </Part>
      <Vest />
      <Place x={108} y={92} scale={0.8} turn={10}>
        <NeighborHead />
      </Place>
    </g>
  );
}

/** Over the jacket: his arms come out of it. */
function Vest() {
  return (
    <>
      <Part
        of="M78 134c8 16 38 18 48 0 10 6 14 14 17 24 8 32 6 70 0 108H68c-4-36-8-76 0-104 0-12 4-22 10-28z"
        wash="honey"
      >
        <Shade of="M78 134c-6 6-10 16-10 28-8 28-4 68 0 104h24c-10-40-18-90-6-124z" />
        <Lit of="M134 140c4 5 7 11 9 18 8 32 6 70 0 108h-9c8-50 10-94 0-126z" />
      </Part>
      <Line of="M110 152v114" weight="inner" />
      <Straps x={110} y={156} />
      <Shape
        of="M80 125c-6 3-9 9-8 15 11 17 50 18 62 1 1-7-2-11-8-13 0 5-1 8-4 11-10 8-30 8-37-1q-4-6-5-13z"
        wash="honey"
        line="inner"
      />
    </>
  );
}

/** Of a vest: two, each with a buckle. */
function Straps(at: { x: number; y: number }) {
  return (
    <Place {...at}>
      <path className="w-slate" d="M-29-2q30 7 60 0v4q-30 7-61 0zM-33 11q34 7 66 0v4q-32 7-67 0z" />
      <path className="w-ink" d="M-6-2H6v8H-6zm5 0v8h2v-8zM-6 11H6v8H-6zm5 0v8h2v-8z" fillRule="evenodd" />
    </Place>
  );
}

/** A broad man with a short beard and crow's feet: he looks at her. */
function NeighborHead() {
  return (
    <>
      <Part
        of="M16-38c8 6 12 16 10 27-1 3-1 4 0 6 3 5 8 8 8 12 0 3-3 5-8 6 0 2 2 2 2 5 0 2-1 3-2 4 2 1 3 2 1 4-4 2-3 4-3 7 0 8-6 12-15 12-14-2-26-9-31-20l-4-46z"
        wash="skin"
      >
        <circle className="w-blush" cx={9} cy={8} r={8} />
        <path
          className="w-hair"
          d="M-5-3c0 12 2 21 9 24 4 0 5-6 8-8 4-2 9-2 14 0l1 4-13 1c-1 7 3 11 10 12-1 1 0 2 0 3 0 8-6 12-15 12-14-2-26-9-31-20l-1-14z"
        />
      </Part>
      <Eyes view="side" look="ahead" />
      <Brows view="side" thick />
      <Nose view="side" shape="broad" />
      <Mouth view="side" expression="smile" />
      <Part
        of="M21-30c-6-16-25-22-39-18-17 5-25 21-21 36 1 9 7 17 17 19 1-5 1-10 0-15l12-3 2 10 3-1c-1-7 0-13 3-17 4-6 12-10 23-11z"
        wash="hair"
      >
        <path className="w-slate" d="M21-30c-6-14-20-21-34-19 12 4 20 11 22 21.5 4-1.5 8-2.5 12-2.5z" />
      </Part>
      <Shape of="M-19-6c6-5 12 0 11 7-1 8-6 12-10 9-3-4-4-12-1-16z" wash="skin" line="inner" />
      <Line of="M-16-3c4-2 6 2 3 5" weight="hair" />
    </>
  );
}

/** Of the rail: the boat is tied to it. */
function Mooring() {
  return (
    <>
      <Shape of="M20 212h98v9H20z" wash="wood" line="inner" />
      <Part of="M108 190q0-5 9-5t9 5v60h-18z" wash="wood" line="inner">
        <path className="w-shade" d="M108 190h6v60h-6z" />
      </Part>
      <Line of="M107 199q10 4 20 0m-20 4q10 4 20 0m-20 4q10 4 20 0" weight="strap" />
      <Line of="M127 205c10 16 24 18 36 14" weight="strap" />
      <Disc at={[164, 218]} radius={3.5} wash="steel" line="inner" />
    </>
  );
}

function Crew() {
  return (
    <g className="skin-1 hair-brown hat-honey">
      <Shape of="M312 108c16 2 26 18 24 46-1 6-6 8-8 2-2-16-8-28-18-34z" wash="hair" />
      <Part of="M284 166c-20 5-34 18-36 40-2 20 0 50 2 70h110v-92c-10-12-24-16-38-20z" wash="petrol" />
      <Part of="M285 134v14c1 9-1 13-6 18 9 12 35 12 45-2-8-5-11-10-11-16v-14z" wash="skin" line="inner">
        <Shade of="M286 152c8 8 18 8 27-2l2 6c-8 8-22 12-30 6z" />
      </Part>
      <Part
        of="M276 168c-10 10-16 20-17 40 0 24 2 44 4 70h66c6-34 8-66 4-90-2-10-4-18-7-23-12 16-40 16-50 3z"
        wash="clay"
      >
        <Shade of="M276 168c-10 10-16 20-17 40 0 24 2 44 4 70h24c-12-40-16-68-6-104z" />
      </Part>
      <Line of="M294 180v48" weight="inner" />
      <Straps x={294} y={184} />
      <Shape
        of="M281 158c-7 3-9 8-8 14 11 13 46 14 55-1 1-7-1-11-6-14 0 5-1 8-3 10-9 7-27 7-34 0q-3-4-4-9z"
        wash="clay"
        line="inner"
      />
      <Head x={297} y={128} scale={0.8} flip turn={-4} skull="heart" nose="wide">
        <Helmet />
      </Head>
    </g>
  );
}

/**
 * For water: a round shell without a brim, cut out over the ear, with holes that drain it, and a strap that forks
 * around the ear.
 */
function Helmet() {
  return (
    <>
      <Shape of="M-12-15h4l-3 32q4 9 14 15l-1 4q-13-6-17-16L-29 4l4-3 9 10z" wash="slate" line="fine" />
      <Shape of="M-2 30l10 3-1 5-10-3z" wash="ink" line="none" />
      <Part
        of="M33-18c-13-5-30-5-43 1l-1 5c-7-4-13-1-14 6l-1 10c-5 1-9-1-11-5-8-34 6-57 37-57 24 0 36 16 36 37 0 3-1 4-3 3z"
        wash="hat"
      >
        <path className="w-shade" d="M33-18c4-24-8-40-33-40 14 7 22 20 22 37z" />
      </Part>
      <Line of="M36-25c-15-6-36-6-48 1-10-1-18 4-20 14" weight="inner" />
      <path
        className="w-ink"
        d="M-12-47q6-5 12-5l1 4q-6 0-10 5zM-24-36q3-5 7-7l2 4q-4 2-5 6zM-14-33q6-4 13-4v4q-6 0-10 3zM9-51q6 1 10 5l-3 3q-4-3-8-4zM9-37q7 1 12 4l-2 3q-5-3-10-3z"
      />
    </>
  );
}

/** Its bow is at the porch. */
function Boat() {
  return (
    <>
      <Shape of="M146 206q18 16 60 14h160v60H180q-26-40-34-74z" wash="teal" />
      <Shape of="M142 194q18 20 62 18h162v11H204q-44 2-58-12z" wash="white" line="inner" />
      <Line of="M174 240h200" />
    </>
  );
}

/** Behind the can, to below its base. */
function FarArm() {
  return (
    <g className="skin-1">
      <Part
        of="M230 209c-8-4-15-5-22-5h-27c-6 0-6 5-1 6 6 1 11 1 16 1 8 5 20 10 30 10z"
        wash="skin"
        line="inner"
      />
      <Part of="M262 206c-10 8-20 10-34 4q-6 6-4 14c16 6 34 4 46-6" wash="petrol" />
    </g>
  );
}

/** One of his is on the handle, the other on the face of the can, hers below and before it. */
function Hands() {
  return (
    <>
      <g className="skin-3">
        <Fist x={194} y={111} scale={0.76} turn={-4} />
        <Hand x={152} y={172} shape="flat" scale={0.46} turn={-14} />
        <Part
          of="M84 144c-13 4-20 16-22 32-1 10-3 20-4 28-1 5 2 9 8 9 32-2 66-14 92-31l-7-22c-18 9-36 15-54 17 2-10 1-20-2-28"
          wash="slate"
        >
          <Shade of="M58 204c-1 5 2 9 8 9 32-2 66-14 92-31l-3-9c-26 16-58 26-84 26-4-8-2-30 7-48-10 4-15 13-16 25-1 10-3 20-4 28z" />
          <Line of="M97 177c-7 1-12 5-15 11m13-3c-8-1-15 2-21 8" />
        </Part>
      </g>
      <g className="skin-1">
        <Hand x={230} y={197} shape="flat" scale={0.42} turn={-12} flip />
        <Part
          of="M325 163c8 5 12 13 12 27 0 14-2 28-6 42-2 7-6 9-13 8-32-5-62-14-90-28l7-20c24 7 46 14 70 17-2-10-2-28 2-38"
          wash="petrol"
        >
          <Shade of="M228 212c28 14 58 23 90 28 7 1 11-1 13-8 4-14 6-28 6-42l-4-10c0 20-4 36-10 46-4 5-10 5-18 3-26-4-50-12-74-24z" />
          <Line of="M305 209c7 1 12 5 15 11m-15-17c8 0 14 3 18 9" />
        </Part>
      </g>
    </>
  );
}
