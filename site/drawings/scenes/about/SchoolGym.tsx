import { bringer, host, pupil } from '../../cast/about.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Cot } from '../../things/Cot.tsx';
import { Cast } from '../../things/Land.tsx';

/** The shelter in a school gym: three look at what runs from the tap. Beds are being made, and water comes in through the door. */
export function SchoolGym() {
  return (
    <Drawing photo="school-gym" width={462} height={302} from={[10, 25]}>
      <g className="far">
        <Gym />
        <Door />
        <Cot x={222} y={262} scale={1.4} />
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

/** High windows, and the hoop well above the door. */
function Gym() {
  return (
    <>
      <path className="w-room" d="M-10-10h540v220H-10z" />
      <path className="w-sand" d="M-10 156h540v54H-10z" />
      <Shape of={box(-10, 148, 540, 8)} wash="clear" line="none" />
      <path className="w-ground" d="M-10 210h540v140H-10z" />
      <Line of="M-10 210h540" weight="inner" />
      <Line of="M196 210l-50 120M268 210l24 120" weight="contour" />
      <g className="unlit">
        <Shape of={box(-10, 10, 188, 66)} wash="window" />
        <path className="w-glow" d="M-9 76Q70 34 177 26V76z" />
      </g>
      <Line of="M52 10v66M114 10v66M-10 44h188" weight="inner" />
      <Shape of={box(204, 10, 68, 30)} wash="white" />
      <Line of="M224 10v22h28V10" weight="inner" />
      <Line of="M225 42h26" weight="strap" />
      <Line of="M227 44l4 20h14l4-20M233 44l10 20M243 44l-10 20" />
    </>
  );
}

/** He has two blankets for the next cot, one arm beneath and one around them, and looks up at what she holds. */
function Maker() {
  return (
    <Figure
      who={pupil}
      x={286}
      y={334}
      scale={2.6}
      faces="left"
      look="up"
      frowns
      pose={{ turn: 'side', lean: -2, tilt: 12 }}
      far={{ at: [253, 209.5], hand: 'flat', turn: 6 }}
      near={{ at: [245, 184], turn: 6, holds: <Blankets /> }}
    />
  );
}

/** Folded three times; the edges are bound in satin. */
function Blankets() {
  return (
    <Place x={227} y={168}>
      <Shape of={box(1, 17, 46, 20)} wash="honey" line="inner" round={2.5} />
      <Shape of={box(0, 0, 46, 18)} wash="shallow" line="inner" round={2.5} />
      <path className="w-apricot" d="M2 13h42v4H2zM3 32h42v4H3z" />
      <Line of="M0 12h46M0 6h40M1 31h46M1 24h40" />
    </Place>
  );
}

/** Both wings stand open to the morning and the wet street. */
function Door() {
  return (
    <g className="unlit">
      <Shape of={box(306, 84, 96, 128)} wash="window" line="inner" />
      <path className="w-glow" d="M307 150Q350 120 401 112V212H307z" />
      <path className="w-hill" d="M307 172q10-6 22-4t20 1q10-7 22-3t30 0v46h-94z" />
      <path className="w-sea" d="M307 188h94v24h-94z" />
      <Line of="M307 188h94" weight="inner" />
      <Shape of="402,80 402,216 442,236 442,66" wash="teal" />
      <Shape of="409,92 409,134 434,132 434,85" wash="window" line="inner" />
      <Disc at={[434, 158]} radius={3} wash="honey" line="fine" />
      <Shape of={box(302, 78, 102, 7)} wash="sand" line="inner" />
    </g>
  );
}

function Sink() {
  return (
    <>
      <Shape of={box(12, 136, 100, 68)} wash="shallow" line="fine" />
      <Line of="M12 158h100M12 181h100M37 136v68M62 136v68M87 136v68" weight="hair" />
      <path className="w-muddy" d="M70 189h2.4l.5 16h-3.4z" />
      <Shape of="88,179 90,183 104,181,1.5 104,178,1.5" wash="steel" line="inner" />
      <Shape
        of="92,204 92,181,3 86,181 69,183,5 69,190 74,190 74,187,1 86,187 86,204"
        wash="steel"
        line="inner"
      />
      <Shape of={box(83, 200, 12, 4)} wash="steel" line="inner" round={1} />
      <Shape of="46,232 80,232 76,276,8 84,296 42,296 50,276,8" wash="white" />
      <Shape of="18,204 108,204 98,234,8 28,234,8" wash="white" />
      <Shape of="18,204 36,204 44,234 28,234,8" wash="hatch" line="none" />
    </>
  );
}

/** She has filled a glass, and looks through it. */
function Host() {
  return (
    <Figure
      who={host}
      x={200}
      y={352}
      scale={2.95}
      faces="left"
      look="up"
      frowns
      pose={{ lean: 3, tilt: 6, turn: 'side' }}
      near={{ at: [156, 201], turn: 6 }}
      far={{ at: [132, 140], turn: 76, holds: <Glass x={125} y={120} /> }}
    />
  );
}

/** Clear above the water and in its thick foot. */
function Glass({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y} turn={-4}>
      <Shape of="-13,-22 13,-22 10.5,22 -10.5,22" wash="shallow" line="inner" round={1.5} />
      <path className="w-muddy" d="M-12-11H12L10.3 18H-10.3z" />
      <Line of="M-12-11H12M-10.5 18h21M-6-2h.1M4 3h.1M7-5h.1" />
      <path className="w-white l3" d="M-13-22q0-3 13-3t13 3-13 3-13-3z" />
    </Place>
  );
}

/** Comes in with more bottled water, against his chest: one hand under the pack, one around it. */
function Bringer() {
  return (
    <Figure
      who={bringer}
      x={363}
      y={322}
      scale={2.35}
      faces="left"
      stance="stepping"
      pose={{
        hip: [0, 49.4],
        lean: -2,
        bow: -1.4,
        tilt: -13,
        turn: 'side',
        head: 'half',
        feet: { near: { at: [-10, 5], turn: -20 }, far: { at: [9, 3.5] } },
      }}
      far={{ at: [348, 188], hand: 'flat', turn: -2 }}
      near={{ at: [340, 168], turn: 10, holds: <BottlePack x={345} y={187} scale={2.35} /> }}
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
