import { Drawing } from '../../Drawing.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Hill } from '../../things/Land.tsx';
import { Head } from '../close-up/Head.tsx';
import { Fist, HandAround } from '../close-up/hands.tsx';
import { Part, Shade } from '../close-up/Part.tsx';

/**
 * The pump works again: he moves its handle, and she catches the first water for her test. The handle turns about the
 * pin on the cap, and its short end lifts the rod; what is spilled runs off the platform in a drain.
 */
export function CommunitySupport() {
  return (
    <Drawing photo="community-support" width={310} height={186} from={[50, 70]}>
      <path className="w-sky" d="M-10-10h420v300H-10z" />
      <Disc at={[72, 106]} radius={52} wash="sun" />
      <Hill from={40} to={370} y={150} base={220} wash="hill" height={20} phase={0.6} contours={1} />
      <path className="w-ground" d="M-10 206h420v90H-10z" />
      <Place x={449} y={36} scale={0.62} flip>
        <Mechanic />
      </Place>
      <Place x={12} y={0}>
        <Pump />
      </Place>
      <Place x={449} y={36} scale={0.62} flip>
        <Arms />
      </Place>
      <Place x={283} y={37} scale={0.62} flip>
        <Tester />
      </Place>
    </Drawing>
  );
}

/** He tells her how it went. */
function Mechanic() {
  return (
    <g className="skin-4 hair-black">
      <Part
        of="M174 75c-15 15-20 51-15 84 5 8 13 5 15-3 3 10 13 10 15 0 5 5 13 3 13-8l10-64z"
        wash="hair"
        line="inner"
      />
      <Line of="M166 108c-3 18-3 33 0 49m8-67c-5 23-4 44 0 59m8-56c-3 18-1 33 1 51" weight="pale" />
      <Part
        of="M188 154c-20 4-32 10-36 28-2 40 0 90 4 190h104c4-60 4-130-2-192-4-16-24-22-42-26z"
        wash="white"
      >
        <Shade of="M188 154c-20 4-32 10-36 28-2 40 0 90 4 190h26c-10-80-14-160 4-218z" />
        <path className="w-slate" d="M154 328q54 12 107 0v60H156z" />
      </Part>
      <Part of="M188 122v14c2 10 0 14-6 19 10 13 36 13 44-1-7-4-8-12-8-20v-12z" wash="skin" line="inner">
        <Shade of="M188 140c8 10 20 14 31 8l2 5c-8 11-30 12-36 0z" />
      </Part>
      <Line of="M183 158c11 14 32 13 42-1" weight="inner" />
      <Head
        x={205}
        y={107}
        scale={0.94}
        turn={-5}
        skull="long"
        nose="straight"
        mouth="talk"
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

/** On its platform: cylinder with spout, the rod out of its cap, the pin on its bracket, the handle. */
function Pump() {
  return (
    <>
      <Part of="M96 256l16-10h136l20 10v30H96z" wash="steel" line="inner">
        <path className="w-shade" d="M96 256h172v30H96z" />
      </Part>
      <Line of="M96 256h172" />
      <path className="w-clear" d="M128 249h18l-8 7v24h-12v-24z" />
      <Line of="M128 249h18l-8 7v24m-12 0v-24z" />
      <Place x={452} y={0} flip>
        <Can x={226} y={198} scale={2.3} wash="white" open />
      </Place>
      <Part of="M170 147h-24q-10 0-10 10v6h15v-6h19z" wash="teal" line="inner" />
      <Part of="M166 144h28v106h-28z" wash="teal">
        <path className="w-shade" d="M185 144h9v106h-9z" />
        <path className="w-shallow" opacity="0.6" d="M170 144h4v106h-4z" />
      </Part>
      <Shape of="M159 246h42v6h-42zM162 138h36v7h-36z" wash="petrol" line="inner" />
      <Line of="M180 138V117" weight="outline" />
      <Shape of="M177 116h6v22h-6z" wash="steel" line="inner" />
      <Shape of="M188 138l4-16h9l-3 16z" wash="petrol" line="inner" />
      <Shape of="M174 110l5-3 91 61q4 3 2 7t-7 2L174 119z" wash="slate" line="inner" />
      <Disc at={[180, 115]} radius={3} wash="steel" line="fine" />
      <Disc at={[196, 126]} radius={4} wash="steel" line="inner" />
    </>
  );
}

/** Both reach to the handle; his elbows are low. */
function Arms() {
  return (
    <g className="skin-4">
      <Part
        of="M234 228c0 20 4 38 11 48 6 9 18 8 25-2 12-16 24-32 34-50l-16-13c-8 12-16 22-22 31-3-6-4-12-4-18"
        wash="skin"
      >
        <Shade of="M234 228c0 20 4 38 11 48 6 9 18 8 25-2l6-9c-16 8-26-8-24-36z" />
      </Part>
      <Part of="M238 168c16 2 23 12 25 30l3 34c-12 7-23 7-35 1l-4-33" wash="white">
        <Line of="M231 228c12 6 23 6 34-1" weight="hair" />
      </Part>
      <Part
        of="M166 247c5 12 12 24 21 32 8 7 18 7 28 3 23-9 45-21 63-37l-11-23c-20 12-38 20-58 26-4-6-7-14-9-24"
        wash="skin"
      >
        <Shade of="M166 247c5 12 12 24 21 32 8 7 18 7 28 3 23-9 45-21 63-37l-4-8c-24 16-46 24-62 26-14-2-24-12-29-24z" />
      </Part>
      <Part of="M164 164c14 4 22 14 27 30l12 30c-10 14-22 22-37 27q-18-22-18-56 0-22 16-31" wash="white">
        <Shade of="M164 164q-16 9-16 31 0 34 18 56l10-4c-14-22-22-50-12-83z" />
        <Line of="M162 246c15-5 27-14 38-28" weight="hair" />
      </Part>
      <Fist x={302} y={213} scale={0.95} turn={-28} />
      <Fist x={277} y={227} scale={0.95} turn={-28} />
    </g>
  );
}

/** She holds the glass below the spout, and looks into it. */
function Tester() {
  return (
    <g className="skin-3 hair-black">
      <Part
        of="M279 94c-11.5 13.5-9 34 2.5 45.5 7 9 16 11.5 23 7h29.5c11.5 3.5 23-3.5 25-13.5 9-11.5 11.5-27.5 4.5-41-2.5-23-20.5-34-41-34-25 0-43.5 16-43.5 36.5z"
        wash="hair"
      >
        <path
          className="w-slate"
          d="M342.5 62c13.5 5.5 19.5 16 20.5 29.5 7 13.5 4.5 29.5-4.5 41-1 7-5.5 11.5-11.5 13.5 4.5-4.5 8-10.5 8-17 7-10.5 7-23 1-35.5-1-12.5-4.5-23-13.5-32z"
        />
      </Part>
      <Part of="M294 160c-16 5-26 14-28 30-4 40 0 110 2 170h118V188c-12-16-30-24-50-29z" wash="honey">
        <Shade of="M288 162c-13 5-20 15-22 28-4 40 0 110 2 170h24c-10-70-16-140-4-198z" />
        <path className="w-petrol" d="M266 310q60 12 120 0v60H268z" />
      </Part>
      <Part of="M297 128v16c2 9 0 12-5 16 8 13 38 13 48-2-9-5-11-10-11-18v-12z" wash="skin" line="inner">
        <Shade of="M298 148c8 8 20 8 31-2l2 6c-10 12-28 14-35 7z" />
      </Part>
      <Head x={309} y={114} scale={0.92} flip turn={-6} skull="heart" nose="button" look="closed" glasses>
        <path
          className="w-hair"
          strokeWidth={0}
          d="M-22 2c-10-8-10-30 0-42 12-20 38-22 48-6 3 8 2 16-2 24-6-8-14-11-24-10-10 2-16 8-18 16 0 8-2 13-4 18z"
        />
        <Line of="M24-22c-6-8-14-11-24-10-10 2-16 8-18 16 0 8-2 13-4 18" weight="inner" />
        <Disc at={[-27, 15]} radius={5} wash="clay" line="fine" />
      </Head>
      <Line of="M364 216c-6 40-6 90-2 150" weight="inner" />
      <Part of="M234 244c13 4 26 7 37 4l-1-10 39 2c3 16-2 36-14 44-20 2-46-8-64-23" wash="skin">
        <Shade of="M309 240c3 16-2 36-14 44-20 2-46-8-64-23l2-5c22 8 42 14 56 10 10-4 14-14 14-24z" />
      </Part>
      <Part of="M290 160c-22 5-26 20-25 32l5 46c12 8 27 10 41 4l-8-52" wash="honey">
        <Shade of="M290 160c-22 5-26 20-25 32l5 46c5 3 10 5 15 6-8-18-16-50 5-84z" />
        <Line of="M269 233c12 8 27 10 41 4" weight="hair" />
      </Part>
      <Glass />
      <HandAround x={234.5} y={252} scale={0.56} flip turn={8} />
    </g>
  );
}

/** The water runs into it. */
function Glass() {
  return (
    <>
      <path className="w-white" d="M188 214h34l-4 54h-26z" />
      <path className="w-clear" d="M189 234q16 5 32 0l-3 34h-26z" />
      <path className="w-flow" d="M200 202h9l-1 34h-6z" />
      <Line of="M188 214h34l-4 54h-26zM189 234q16 5 32 0" weight="inner" />
    </>
  );
}
