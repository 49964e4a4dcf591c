import { bringer, host, pupil } from '../../cast/about.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { BottlePack } from '../../things/BottlePack.tsx';
import { Cot } from '../../things/Cot.tsx';
import { Cast } from '../../things/Land.tsx';

const floor = 262;
const ground = 318;
const scale = 2.15;

/** The shelter in a school gym: the tap runs brown, beds are being made, and water comes in through the door. */
export function SchoolGym() {
  return (
    <Drawing photo="school-gym" width={462} height={302} from={[10, 25]}>
      <g className="far">
        <Gym />
      </g>
      <Place x={-12} y={0}>
        <Beds />
      </Place>
      <Sink />
      <Place x={-9} y={0}>
        <Door />
      </Place>
      <Place x={-67} y={0}>
        <Delivery />
      </Place>
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

const maker: FigureProps = {
  who: pupil,
  x: 272,
  y: 298,
  scale,
  faces: 'left',
  stance: 'bending',
  pose: { hip: [2, 46], lean: 16, tilt: -14 },
  near: { at: [230, 224], turn: -14 },
  far: { at: [208, 214], turn: -14 },
};

/** Cots with folded blankets; before the near one he stands and spreads one by two corners. */
function Beds() {
  return (
    <>
      <Cot x={304} y={268} scale={1.34} />
      <Cot x={182} y={282} scale={1.6} />
      <Shape
        of="M197 218L220 230Q244 246 266 246H300L304 270H206Q206 240 197 218z"
        wash="shallow"
        line="inner"
      />
      <path className="w-petrol" d="M206.500 258H302v5H207z" />
      <Line of="M220 230Q230 248 232 270" />
      <Figure {...maker} />
    </>
  );
}

/** Both wings stand open to the morning and the wet street. */
function Door() {
  return (
    <g className="unlit far">
      <Shape of={box(404, 52, 126, floor - 50)} wash="window" line="inner" />
      <path className="w-glow" d="M405 150Q460 110 530 96V262H405z" />
      <path className="w-hill" d="M405 204q10-8 24-5t22 1q10-8 24-4t22 3q12-7 33-2v43H405z" />
      <path className="w-sea" d="M405 226h125v36H405z" />
      <Line of="M405 226h125" weight="inner" />
      <Line of="M414 238h30M470 246h40M430 254h24" weight="ripple" />
      <Shape of="404,46 404,270 368,286 368,34" wash="teal" />
      <Shape of="397,62 397,120 376,118 376,56" wash="window" line="inner" />
      <Disc at={[398, 188]} radius={3} wash="honey" line="fine" />
      <Shape of={box(400, 44, 130, 8)} wash="sand" line="inner" />
    </g>
  );
}

/** She looks through the glass that she has filled. */
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
      <Figure
        who={host}
        x={132}
        y={ground}
        scale={scale}
        faces="left"
        look="up"
        frowns
        pose={{ lean: 3, tilt: 2, turn: 'side', feet: { near: { at: [-5, 3.5] }, far: { at: [5, 3.5] } } }}
        near={{ at: [111, 196], turn: -6 }}
        far={{ at: [90, 160], turn: 80, holds: <Glass x={87} y={142} /> }}
      />
    </>
  );
}

function Glass({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="-9,-14 9,-14 7.5,12 -7.5,12" wash="muddy" line="inner" round={2} />
      <Line of="M-8.5-11H8.5M-4-4h.1M3 0h.1M-1 5h.1M4 7h.1M-5 8h.1M1-6h.1" weight="inner" />
    </Place>
  );
}

/** Bottled water: he sets one more pack on the pile. */
function Delivery() {
  return (
    <>
      <Cast x={354} y={312} width={74} />
      {[312, 274].map(foot => [374, 409].map(x => <BottlePack key={x} x={x} y={foot} scale={2.05} />))}
      <Figure
        who={bringer}
        x={472}
        y={ground + 4}
        scale={scale}
        faces="left"
        stance="stepping"
        smiles
        pose={{
          turn: 'side',
          lean: 8,
          tilt: -8,
          feet: { near: { at: [-11, 6.2], turn: -28 }, far: { at: [10, 3.5] } },
        }}
        near={{ at: [422, 226], turn: 0, holds: <BottlePack x={401} y={232} scale={2.05} /> }}
        far={{ at: [408, 231], turn: 0 }}
      />
    </>
  );
}
