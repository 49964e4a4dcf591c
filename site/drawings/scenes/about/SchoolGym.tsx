import { bringer, host, pupil } from '../../cast/about.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Cot } from '../../things/Cot.tsx';
import { Cast } from '../../things/Land.tsx';

const floor = 262;

/** The shelter in a school gym: three look at what runs from the tap. Beds are being made, and water comes in through the door. */
export function SchoolGym() {
  return (
    <Drawing photo="school-gym" width={462} height={302} from={[10, 25]}>
      <g className="far">
        <Gym />
        <Door />
        <Cot x={224} y={284} scale={1.5} />
      </g>
      <Bringer />
      <Maker />
      <Place x={-4} y={-54} scale={1.4}>
        <Sink />
      </Place>
      <Host />
      <Packs />
    </Drawing>
  );
}

function Gym() {
  return (
    <>
      <path className="w-room" d="M-10-10h540v280H-10z" />
      <Shape of={box(-10, 176, 540, 10)} wash="clear" line="none" />
      <path className="w-sand" d="M-10 186h540v76H-10z" />
      <path className="w-ground" d="M-10 262h540v90H-10z" />
      <Line of="M-10 262h540" weight="inner" />
      <Line of="M170 262L120 340M300 262l20 78" weight="contour" />
      <g className="unlit">
        <Shape of={box(30, 24, 132, 88)} wash="window" />
        <path className="w-glow" d="M31 88Q90 58 161 44V111H31z" />
      </g>
      <Line of="M74 24v88M118 24v88M30 68h132" weight="inner" />
      <Shape of={box(228, 14, 74, 48)} wash="white" />
      <Line of="M252 54V34h26v20" weight="inner" />
      <Line of="M250 62h30" weight="strap" />
      <Line of="M252 64l4 24h18l4-24M258 64l12 24M272 64l-12 24" />
    </>
  );
}

/** He has two blankets for the next cot, on his forearms. */
function Maker() {
  return (
    <Figure
      who={pupil}
      x={268}
      y={334}
      scale={2.6}
      faces="left"
      look="ahead"
      pose={{ lean: 0, tilt: -2, shoulders: 0, hands: { near: [0, 0], far: [6, 58] } }}
      near={{ at: [254, 214], hand: 'flat', turn: 10, holds: <Blankets /> }}
    />
  );
}

/** Folded twice: the fold is in front. */
function Blankets() {
  return (
    <>
      <Shape of="M281 194H244a9.5 9.5 0 0 0 0 19H281z" wash="honey" line="inner" />
      <Shape of="M280 175H247a9.5 9.5 0 0 0 0 19H280z" wash="shallow" line="inner" />
      <path className="w-clay" d="M254 176h8v17h-8zM258 195h8v17h-8z" />
      <Line of="M280 184.5H246M281 203.5H243" />
    </>
  );
}

/** Both wings stand open to the morning and the wet street. */
function Door() {
  return (
    <g className="unlit">
      <Shape of={box(304, 52, 114, floor - 50)} wash="window" line="inner" />
      <path className="w-glow" d="M305 150Q360 110 417 98V262H305z" />
      <path className="w-hill" d="M305 204q10-8 24-5t22 1q10-8 24-4t42 0v46H305z" />
      <path className="w-sea" d="M305 226h112v36H305z" />
      <Line of="M305 226h112" weight="inner" />
      <Line of="M388 238h24M320 246h30M392 254h16" weight="ripple" />
      <Shape of="418,46 418,270 452,286 452,34" wash="teal" />
      <Shape of="425,62 425,120 445,118 445,56" wash="window" line="inner" />
      <Disc at={[444, 148]} radius={3} wash="honey" line="fine" />
      <Shape of={box(300, 44, 122, 8)} wash="sand" line="inner" />
    </g>
  );
}

function Sink() {
  return (
    <>
      <Shape of={box(12, 136, 100, 68)} wash="shallow" line="fine" />
      <Line of="M12 158h100M12 181h100M37 136v68M62 136v68M87 136v68" weight="hair" />
      <path className="w-muddy" d="M52.5 180h3l.5 25h-4z" />
      <Shape
        of="85,204 85,168,10 51,168,8 51,181 56,181 56,173,4 80,173,5 80,204"
        wash="steel"
        line="inner"
      />
      <Shape of={box(75, 198, 15, 6)} wash="steel" line="inner" round={1} />
      <Shape of="81,197 81,192 103,194 103,198" wash="steel" line="inner" round={2} />
      <Shape of="46,232 80,232 76,276,8 84,296 42,296 50,276,8" wash="white" />
      <Shape of="46,234 56,234 58,276,8 54,295 43,295 50,276,8" wash="hatch" line="none" />
      <Shape of="18,204 108,204 98,234,8 28,234,8" wash="white" />
      <Shape of="18,204 36,204 44,234 28,234,8" wash="hatch" line="none" />
    </>
  );
}

/** She looks through the glass that she has filled. */
function Host() {
  return (
    <Figure
      who={host}
      x={200}
      y={352}
      scale={2.95}
      faces="left"
      look="ahead"
      frowns
      pose={{ lean: 4, tilt: 2, turn: 'side' }}
      near={{ at: [152, 220], turn: -6 }}
      far={{ at: [132, 150], turn: 80, holds: <Glass x={127} y={124} /> }}
    />
  );
}

function Glass({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y} scale={1.5}>
      <Shape of="-9,-14 9,-14 7.5,12 -7.5,12" wash="muddy" line="inner" round={2} />
      <Line of="M-8.5-11H8.5M-4-4h.1M3 0h.1M-1 5h.1M4 7h.1M-5 8h.1M1-6h.1" weight="inner" />
    </Place>
  );
}

/** Comes in with more bottled water. */
function Bringer() {
  return (
    <Figure
      who={bringer}
      x={356}
      y={322}
      scale={2.35}
      faces="left"
      stance="stepping"
      look="ahead"
      pose={{
        hip: [0, 49.4],
        lean: -1,
        tilt: -2,
        turn: 'side',
        head: 'half',
        feet: { near: { at: [-10, 5], turn: -20 }, far: { at: [9, 3.5] } },
      }}
      near={{ at: [354, 188], hand: 'flat', turn: 4, holds: <BottlePack x={334} y={187} scale={2.35} /> }}
      far={{ at: [340, 192], hand: 'flat', turn: 4 }}
    />
  );
}

/** What he has brought before, along the wall. */
function Packs() {
  return (
    <>
      <Cast x={426} y={316} width={60} />
      {[320, 270, 220].map(foot => (
        <BottlePack key={foot} x={452} y={foot} scale={2.8} />
      ))}
    </>
  );
}
