import { callTaker, locator } from '../../cast/contact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, LevelMark, Line, Place, Shape } from '../../shape/Shape.tsx';

const desk = 194;
const scale = 2.4;

/** A call at night: she notes how many and how long, he marks the place on the chart. */
export function NightDesk() {
  return (
    <Drawing photo="night-desk" width={416} height={330} from={[40, -46]}>
      <path className="w-room" d="M-10-50h540v360H-10z" />
      <Lamp />
      <Night />
      <Disc at={[84, 64]} radius={19} wash="white" line="inner" />
      <Line of="M84 64l8 5M84 64l-4 12" weight="inner" />
      <Chart />
      <Figure
        who={locator}
        x={352}
        y={284}
        scale={scale}
        faces="left"
        look="ahead"
        pose={{ turn: 'side', head: 'half', lean: 3, tilt: -8 }}
        near={{ at: [318, 164], turn: 4, holds: <Mug x={304} y={174} /> }}
        far={{
          at: [303, 104],
          hand: 'pinch',
          turn: 14,
          holds: <Line of="M298 102l-78-9" weight="outline" />,
        }}
        shadow={false}
      />
      <Shape of="156,194 166,186 228,186 222,194" wash="white" line="inner" />
      <Shape of="62,148,6 74,144,6 84,214 68,214" wash="slate" line="inner" />
      <Figure
        who={callTaker}
        x={112}
        y={272}
        scale={scale}
        legs="hidden"
        stance="sitting"
        look="ahead"
        smiles
        pose={{ hip: [-2, 24], lean: 5, bow: 1.6, turn: 'half', tilt: 2 }}
        near={{
          at: [162, 184],
          hand: 'pinch',
          turn: -14,
          holds: <Line of="M172 188l16-20" weight="outline" />,
        }}
        far={{ at: [182, 187], hand: 'flat', turn: -4 }}
      />
      <Headset x={128} y={126} />
      <Desk />
    </Drawing>
  );
}

function Mug({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="-10,0 -10,-22 10,-22 10,0" wash="clay" line="inner" round={2} />
    </Place>
  );
}

/** Band, ear cup and microphone; the origin is the middle of the head. */
function Headset({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="-15,0 -16,-14,8 -3,-27,4 1,-24,4 -11,-13,8 -11,0" wash="steel" line="fine" />
      <Shape of={box(-17, -4, 10, 16)} wash="slate" line="inner" round={4} />
      <Line of="M-12 12Q-8 22 8 17" weight="inner" />
      <Shape of={box(8, 13, 7, 6)} wash="ink" line="fine" round={2} />
    </Place>
  );
}

/** Over the desk. */
function Lamp() {
  return (
    <>
      <Line of="M300-60V-8" weight="inner" />
      <Shape of="286,-8 314,-8 328,8 272,8" wash="honey" line="inner" round={2} />
    </>
  );
}

/** Lit windows above the water. */
function Night() {
  return (
    <>
      <Shape of={box(400, 30, 140, 104)} wash="petrol" />
      <path className="w-slate" d="M401 108h140v25H401z" />
      <Shape of="412,108 412,84 426,72 440,84 440,108" wash="ink" line="none" />
      <Shape of="452,108 452,90 490,90 490,108" wash="ink" line="none" />
      <Shape of={box(420, 88, 7, 9)} wash="honey" line="none" />
      <Shape of={box(460, 95, 6, 7)} wash="honey" line="none" />
      <Shape of={box(474, 95, 6, 7)} wash="honey" line="none" />
      <path className="w-honey" d="M418 113h11v2h-11zM421 119h8v2h-8zM458 113h22v2h-22zM464 120h12v2h-12z" />
      <Line of="M416 50h.1M442 42h.1M478 60h.1M504 46h.1M458 66h.1M512 74h.1" weight="ripple" />
      <Line of="M470 30v104M400 78h130" weight="inner" />
    </>
  );
}

/** The coast: sea with its contours, land, and places that have called. */
function Chart() {
  return (
    // The sea is in the east, as in Miami.
    <g transform="matrix(-1 0 0 1 500 0)">
      <Shape of={box(176, 28, 148, 122)} wash="shallow" />
      <Shape of="M262 29h61v120h-40q-26-16-8-36t-4-40-9-44z" wash="sand" line="fine" />
      <Line
        of="M244 29q-8 26 10 44t2 36 14 40M224 29q-10 28 8 46t0 38 14 36M204 29q-10 30 8 48t-2 38 12 34"
        weight="hair"
      />
      <LevelMark x={230} y={138} width={14} />
      <Line of="M220 139h20" weight="inner" />
      {[
        [296, 56],
        [306, 84],
        [290, 128],
      ].map(([x = 0, y = 0]) => (
        <Disc key={y} at={[x, y]} radius={3.5} wash="honey" line="fine" />
      ))}
      <Disc at={[284, 92]} radius={4.5} wash="clay" line="fine" />
    </g>
  );
}

function Desk() {
  return (
    <>
      <Line of="M402 160v-36" weight="inner" />
      <Shape of={box(394, 160, 52, 34)} wash="slate" line="inner" round={3} />
      <Line of="M402 170h18M402 176h18M402 182h18" weight="pale" />
      <Disc at={[434, 177]} radius={6} wash="honey" line="fine" />
      <Shape of="246,194 250,180 262,174 292,174 298,194" wash="slate" line="inner" round={2} />
      <Line of="M266 181h5m4 0h5m4 0h5M267 187h5m4 0h5m4 0h5" weight="pale" />
      <Shape of={box(-10, desk, 540, 10)} wash="wood" line="outline" />
      <path className="w-petrol" d={`M-10 ${desk + 10}h540v76H-10z`} />
      <path className="w-shade" d={`M-10 ${desk + 10}h540v8H-10z`} />
      <Line of="M130 212V280M260 212V280M390 212V280" weight="pale" />
      <Line of="M52 228h26M182 228h26M312 228h26M442 228h26" weight="ripple" />
      <path className="w-ground" d="M-10 280h540v40H-10z" />
      <Line of="M-10 280h540" weight="inner" />
    </>
  );
}
