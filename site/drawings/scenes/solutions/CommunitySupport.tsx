import { Drawing } from '../../Drawing.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Hill } from '../../things/Land.tsx';
import { Glasses, Head } from '../near/Head.tsx';
import { Fist, HandAround } from '../near/hands.tsx';
import { Part, Shade } from '../near/Part.tsx';

/** The pump works again: his fists are around its handle, and she holds a glass of its water against the light (India Mark II: the handle is opposite the spout). */
export function CommunitySupport() {
  return (
    <Drawing photo="community-support" width={310} height={186} from={[50, 70]}>
      <path className="w-sky" d="M-10-10h420v300H-10z" />
      <Disc at={[344, 108]} radius={58} wash="sun" />
      <Hill from={40} to={370} y={150} base={220} wash="hill" height={20} phase={0.6} contours={1} />
      <path className="w-ground" d="M-10 206h420v90H-10z" />
      <Mechanic />
      <Pump />
      <Fists />
      <Tester />
    </Drawing>
  );
}

/** He tells her how it went. */
function Mechanic() {
  return (
    <g className="skin-4 hair-black">
      <Part
        of="M184 90c-12 12-16 40-12 66 4 6 10 4 12-2 2 8 10 8 12 0 4 4 10 2 10-6l8-50z"
        wash="hair"
        line="inner"
      />
      <Line of="M178 116c-2 14-2 26 0 38m6-52c-4 18-3 34 0 46m6-44c-2 14-1 26 1 40" weight="pale" />
      <Part
        of="M188 154c-18 4-32 10-36 26-6 28-4 62-2 102h104c4-30 6-70 0-100-6-16-20-24-38-28z"
        wash="white"
      >
        <Shade of="M188 154c-18 4-32 10-36 26-6 28-4 62-2 102h34c-10-50-14-90 4-128z" />
      </Part>
      <Part of="M188 122v14c2 10 0 14-6 19 10 13 36 13 44-1-7-4-8-12-8-20v-12z" wash="skin" line="inner">
        <Shade of="M188 140c8 10 20 14 31 8l2 5c-8 11-30 12-36 0z" />
      </Part>
      <Line of="M183 158c11 14 32 13 42-1" weight="inner" />
      <Head
        x={205}
        y={117}
        scale={0.74}
        turn={-5}
        skull="long"
        nose="straight"
        mouth="talking"
        beard={
          <>
            <Shape of="M0 31c4 1 10 1 16-1 2 8 0 15-7 16-6-1-10-8-9-15z" wash="hair" line="fine" />
            <Shape of="M-4 17c2-5 10-6 14-5 5-1 9-1 12 1l-2 3c-8-1-16 0-24 1z" wash="hair" line="none" />
          </>
        }
      >
        <Part
          of="M-18-4c-8-6-11-20-7-32 6-14 24-18 38-12 8 4 10 11 9 20-6-4-14-6-22-5-8 2-11 6-12 14-1 6-3 11-6 15z"
          wash="hair"
        >
          <path className="w-slate" d="M8-50c12 2 15 12 14 22l-3-2c1-10-3-17-11-20z" />
        </Part>
      </Head>
    </g>
  );
}

/** Tank with spout, head and handle; a can catches what he pumps. */
function Pump() {
  return (
    <>
      <path className="w-flow" d="M69 190h5v36h-5z" />
      <Can x={85} y={205} scale={2.7} wash="white" open />
      <Part of="M94 160H79q-15 0-15 17v14h15v-14h15z" wash="teal" line="inner" />
      <Part of="M90 158h46v120H90z" wash="teal">
        <path className="w-shade" d="M90 158h13v120H90z" />
        <path className="w-shallow" opacity="0.6" d="M125 158h6v120h-6z" />
      </Part>
      <Shape of="M85 148h56v11H85z" wash="steel" line="inner" />
      <Disc at={[91, 153]} radius={2.4} wash="ink" />
      <Disc at={[135, 153]} radius={2.4} wash="ink" />
      <Part of="M92 148V94q0-10 10-10h18q12 4 14 18v46z" wash="petrol">
        <path className="w-shade" d="M92 148V94q0-10 10-10l4 64z" />
      </Part>
      <Place x={112} y={114} turn={36}>
        <Part of="M-12-8H180q8 0 8 7t-8 7H-12z" wash="slate" line="inner">
          <path className="w-steel" opacity="0.6" d="M8-6H180v3H8z" />
        </Part>
        <Disc at={[0, -1]} radius={8} wash="steel" line="inner" />
      </Place>
    </>
  );
}

/** Both around the handle; his elbows are out. */
function Fists() {
  return (
    <g className="skin-4">
      <Part of="M143 204c-3 12-4 24-3 34 2 8 9 10 16 5 16-14 30-32 37-55l-8-13c-8 8-14 16-20 26" wash="skin">
        <Shade of="M143 204c-3 12-4 24-3 34 2 8 9 10 16 5 16-14 30-32 37-55l-3-4c-12 22-25 40-35 46-6-2-6-14-4-28z" />
      </Part>
      <Part of="M170 160c-20 6-28 22-30 46 8 8 18 10 29 5 3-12 6-20 12-30" wash="white">
        <Shade of="M170 160c-20 6-28 22-30 46 4 4 8 6 13 7-4-20 2-38 17-53z" />
        <Line of="M141 202c8 8 18 10 29 5" weight="hair" />
      </Part>
      <Part of="M230 206c6 12 10 22 14 30 4 6 12 6 15 0 3-10 4-22 3-34" wash="skin">
        <Shade of="M230 206c6 12 10 22 14 30 4 6 12 6 15 0l1-6c-12 2-18-14-22-26z" />
      </Part>
      <Part of="M240 166c14 4 24 18 26 40-6 8-15 11-27 8-4-10-6-18-6-28" wash="white">
        <Line of="M238 210c12 3 21 0 28-8" weight="hair" />
      </Part>
      <Fist x={195} y={175} scale={0.8} turn={36} flip />
      <Fist x={232} y={202} scale={0.8} turn={36} />
    </g>
  );
}

/** She looks at the glass, and writes down what she sees. */
function Tester() {
  return (
    <g className="skin-3 hair-black">
      <Part
        of="M284 106c-10 12-8 30 2 40 6 8 14 10 20 6h26c10 3 20-3 22-12 8-10 10-24 4-36-2-20-18-30-36-30-22 0-38 14-38 32z"
        wash="hair"
      >
        <path
          className="w-slate"
          d="M340 78c12 5 17 14 18 26 6 12 4 26-4 36-1 6-5 10-10 12 4-4 7-9 7-15 6-9 6-20 1-31-1-11-4-20-12-28z"
        />
      </Part>
      <Part of="M294 160c-16 5-26 14-28 30-4 28 0 60 2 90h118V188c-12-16-30-24-50-29z" wash="honey">
        <Shade of="M294 160c-16 5-26 14-28 30-4 28 0 60 2 90h30c-10-40-16-82-4-120z" />
        <path className="w-petrol" d="M266 226q60 12 120 0v20q-60 12-119 0z" />
      </Part>
      <Part of="M297 128v16c2 9 0 12-5 16 8 13 38 13 48-2-9-5-11-10-11-18v-12z" wash="skin" line="inner">
        <Shade of="M298 148c8 8 20 8 31-2l2 6c-10 12-28 14-35 7z" />
      </Part>
      <Head x={309} y={122} scale={0.74} flip turn={-6} skull="heart" nose="button" mouth="intent">
        <path
          className="w-hair"
          strokeWidth={0}
          d="M-22 2c-10-8-10-30 0-42 12-20 38-22 48-6 3 8 2 16-2 24-6-8-14-11-24-10-10 2-16 8-18 16 0 8-2 13-4 18z"
        />
        <Line of="M24-24c-6-7-13-10-22-9-10 2-16 8-18 16 0 8-2 13-4 18" weight="inner" />
        <Glasses />
        <Disc at={[-27, 15]} radius={5} wash="clay" line="fine" />
      </Head>
      <Part of="M290 170c-8 10-10 22-10 36 8 6 20 7 30 2 4-8 5-16 4-24" wash="honey">
        <Shade of="M280 206c8 6 20 7 30 2l2-8c-14 2-24-8-22-24-7 8-10 18-10 30z" />
        <Line of="M280 201c8 6 21 7 32 2" weight="hair" />
      </Part>
      <Part of="M284 208c-2 6-4 10-8 14 12 6 22 0 28-13" wash="skin" line="inner" />
      <Part of="M274 140c-3 20-6 42-8 60-1 12 2 21 9 23 9 3 16-2 18-13 3-18 2-40-5-72" wash="skin">
        <Shade of="M274 140c-3 20-6 42-8 60-1 12 2 21 9 23 6 2 11 0 14-4-16 0-16-14-14-30 2-18 4-34 4-49z" />
      </Part>
      <Place x={2} y={12}>
        <Glass />
      </Place>
      <g className="gloves">
        <HandAround x={273} y={127} scale={0.46} flip turn={6} wash="hand" />
        <Part of="M275 119c7 6 12 13 14 21-4 5-9 7-15 7-1-6-3-10-7-14" wash="hand" line="inner">
          <Shade of="M267 133c4 4 6 8 7 14l5-1c-1-7-4-13-8-18z" />
        </Part>
        <Line of="M273 142q9 0 14-7" weight="hair" />
      </g>
      <Clipboard />
    </g>
  );
}

/** Its clip is above. */
function Clipboard() {
  return (
    <>
      <Place x={338} y={226} turn={10}>
        <Shape of="M-24-28h48v76h-48z" wash="wood" line="inner" />
        <path className="w-white" d="M-20-22h40v70h-40z" />
        <Shape of="M-9-32H9v8H-9z" wash="steel" line="inner" />
        <Line of="M-14-12h28m-28 8h28m-28 8h20m-20 8h26" weight="hair" />
      </Place>
      <g className="gloves">
        <Fist x={312} y={236} scale={0.74} turn={-80} wash="hand" />
      </g>
    </>
  );
}

/** The light of the sky is in it. */
function Glass() {
  return (
    <>
      <path className="w-white" d="M241 68h28l-5 54h-18z" />
      <path className="w-clear" d="M242 80q13 5 26 0l-4 42h-18z" />
      <path className="w-sun" opacity="0.7" d="M261 72h4l-4 48h-4z" />
      <Line of="M241 68h28l-5 54h-18zM242 80q13 5 26 0" weight="inner" />
    </>
  );
}
