import { Drawing } from '../../Drawing.tsx';
import { Line, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { House } from '../../things/House.tsx';
import { Shore, Waves } from '../../things/Land.tsx';
import { Lit, Part, Shade } from '../impact/street-tap/Part.tsx';
import { Head } from '../near/Head.tsx';

/** A boat brings water to a porch that stands in the flood. From near: she lifts a can out of it, and his hands close around it. */
export function DisasterResponse() {
  return (
    <Drawing photo="disaster-response" width={312} height={187} from={[28, 48]}>
      <path className="w-sky" d="M-10-10h420v300H-10z" />
      <Shore from={100} to={350} y={140} base={180} />
      <path className="w-sea" d="M-10 160h420v130H-10z" />
      <g className="far">
        <House x={224} y={172} width={76} flooded />
        <path className="w-sea" d="M140 160h150v14H140z" />
        <Waves x={130} y={168} width={240} />
      </g>
      <Shape of="M-10-10H50v300H-10z" wash="sand" line="inner" />
      <Shape of="M44-10h20v300H44z" wash="wood" line="inner" />
      <Pilot />
      <Crew />
      <Boat />
      <g className="skin-1">
        <FarArms />
      </g>
      <Can x={190} y={112} scale={4} wash="white" />
      <path className="w-sun" opacity="0.7" d="M213 127q6 2 6 8v62q0 6-6 7z" />
      <Hands />
    </Drawing>
  );
}

/** On the porch; his far arm reaches behind the can. */
function Pilot() {
  return (
    <g className="skin-3 hat-white">
      <Part
        of="M84 128c-22 6-42 22-46 50-2 30 2 60 6 90h100c6-40 10-76 0-106-8-20-24-30-40-34z"
        wash="slate"
      />
      <Part of="M82 128c-18 12-28 26-30 48 0 30 4 62 8 92h76c8-36 10-74 2-104-8-18-20-28-34-36z" wash="honey">
        <Shade of="M82 128c-18 12-28 26-30 48 0 30 4 62 8 92h30c-12-40-20-90-8-140z" />
        <Lit of="M118 138c10 8 16 16 20 26 8 30 6 68-2 104h-9c8-50 10-94-9-130z" />
      </Part>
      <Line of="M58 200q40 10 82 0M60 222q40 10 80 0M98 150v110" weight="inner" />
      <Shape of="M90 200h17v10H90zM90 222h17v10H90z" wash="slate" line="inner" />
      <Part of="M84 96v14c2 10 0 14-6 20 10 14 36 12 44-2-8-6-8-12-8-20v-14z" wash="skin" line="inner">
        <Shade of="M86 118c8 10 22 12 31 6l4 6c-8 10-30 12-40 2z" />
      </Part>
      <Head x={100} y={97} scale={0.8} turn={10} nose="broad">
        <Helmet />
      </Head>
    </g>
  );
}

/** Of rescuers: round, with a chin strap. */
function Helmet() {
  return (
    <>
      <Line of="M-18-4c2 16 12 34 22 42" weight="inner" />
      <Part
        of="M-29-2c-10-34 10-56 36-54 22 1 34 18 31 38-16-8-40-8-50 0-2 8-4 14-9 22-4 0-7-2-8-6z"
        wash="hat"
      >
        <path className="w-shade" d="M-29-2c-8-26 2-44 16-51-6 16-6 36 4 35-2 8-4 14-9 22-6 2-10-2-11-6z" />
      </Part>
      <Line of="M-8-34q4-10 14-10m8 10q0-8 8-10" />
    </>
  );
}

function Crew() {
  return (
    <g className="skin-1 hair-brown hat-honey">
      <Shape of="M316 108c14 4 22 22 16 50-2 4-6 4-7 0-2-16-8-30-17-36z" wash="hair" />
      <Part of="M282 164c-20 6-34 20-36 42-2 20 0 50 2 70h110v-90c-10-14-24-20-40-22z" wash="petrol" />
      <Part of="M280 166c-16 8-24 22-26 42 0 24 2 44 4 70h90c4-36 2-70-6-92-8-14-16-18-26-20z" wash="clay">
        <Shade of="M280 166c-16 8-24 22-26 42 0 24 2 44 4 70h30c-14-40-18-76-8-112z" />
      </Part>
      <Line of="M284 184v50M256 206q40 10 84 0" weight="inner" />
      <Part of="M282 132v14c2 10 0 14-6 20 10 14 36 12 46-2-8-6-11-12-11-16v-14z" wash="skin" line="inner">
        <Shade of="M284 154c8 8 20 9 30 2l4 8c-10 8-28 10-38 2z" />
      </Part>
      <Head x={296} y={129} scale={0.8} flip turn={-12} mouth="teeth" nose="button" brow="inner">
        <Helmet />
      </Head>
    </g>
  );
}

/** Its bow is at the porch. */
function Boat() {
  return (
    <>
      <Shape of="M142 206q18 16 60 14h160v60H176q-26-40-34-74z" wash="teal" />
      <Shape of="M138 194q18 20 62 18h162v11H200q-44 2-58-12z" wash="white" line="inner" />
      <Line of="M170 240h200" />
    </>
  );
}

/** Behind the can: his goes to the handle, hers below the base. */
function FarArms() {
  return (
    <>
      <Part of="M112 172c20-14 32-34 42-66l14 16c-6 24-20 46-40 60" wash="slate">
        <Shade of="M120 178c24-14 36-36 43-62l5 6c-6 24-20 46-40 60z" />
      </Part>
      <Part of="M276 204c-12 16-24 24-44 22l4-18c10 2 16-4 24-14" wash="petrol" />
      <Part
        of="M238 207c-10-1-18-4-28-4-14-2-32-2-42-1-5 1-5 6 0 7-2 4 0 7 5 7 4 6 14 8 24 8 14 2 26 4 38 3"
        wash="skin"
      />
    </>
  );
}

function Hands() {
  return (
    <>
      <g className="skin-3">
        <Part
          of="M155 107c8 0 16-2 22-6 3-3 9-2 11 2 3-4 8-3 10 0 4-3 8-1 9 3 5 0 6 4 4 8l-4 8c-2 3-6 3-8 0-2 4-6 4-9 1-3 3-7 3-9 0-5 2-9 2-13-1"
          wash="skin"
          line="inner"
        />
        <Line of="M188 103c-3 6-5 12-7 20m17-20c-4 6-6 12-8 19m17-16c-3 5-6 10-8 16" />
        <Part
          of="M138 160c8-2 14-6 18-10 3-6 4-12 8-15 4-2 7 1 6 5-1 6-2 10-4 13h18c7 0 8 8 1 9l2 1c6 1 5 8-1 9l-2 1c5 2 4 8-2 8l-4 1c4 2 3 7-3 7-12 2-24 2-34-4"
          wash="skin"
          line="inner"
        >
          <Shade of="M146 184c10 6 22 6 34 4 4-1 5-4 3-6-14 2-28-2-40-12z" />
        </Part>
        <Line of="M185 162h-18m18 10h-18m14 9h-13" />
        <Part of="M66 146c-22 12-26 40-12 56 26 10 66 4 92-12l-6-34c-16 6-34 8-46 8" wash="slate">
          <Shade of="M44 170c-4 12-2 24 10 32 26 10 66 4 92-12l-2-10c-36 14-86 20-97-10z" />
          <Line of="M62 172c6 6 14 8 22 8" />
        </Part>
      </g>
      <g className="skin-1">
        <Part
          of="M246 186c-6-6-12-9-18-10-2-6-4-12-8-14-4-1-6 2-5 5 0 4 1 7 1 9-8-2-14-2-19-1-5 2-4 7 0 8-4 2-3 8 1 8-3 3-1 7 4 7-2 3 1 6 5 6 10 2 24 2 34-4"
          wash="skin"
          line="inner"
        >
          <Shade of="M202 198c-2 3 1 6 5 6 10 2 24 2 34-4l3-10c-14 10-28 10-42 8z" />
        </Part>
        <Line of="M197 183h14m-13 8h14m-10 7h12" />
        <Part of="M326 184c10 14 8 40-14 46-26 4-52-10-72-26l8-22c16 8 26 14 38 14" wash="petrol">
          <Shade of="M328 188c8 14 4 36-16 42-26 4-52-10-72-26l3-8c28 18 80 36 85-8z" />
          <Line of="M310 204c-6 4-12 4-18 2" />
        </Part>
      </g>
    </>
  );
}
