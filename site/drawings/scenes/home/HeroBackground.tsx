import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { House } from '../../things/House.tsx';
import { Cumulus, Ripples, Shore } from '../../things/Land.tsx';
import { Palm } from '../../things/Palm.tsx';
import type { Moment } from './hero-motion.ts';

/** Weather leaves to the left, day comes from the right; between them the flooded street. */
export function HeroBackground({ moment: { rain, rainFall, palm, level } }: { moment: Moment }) {
  return (
    <>
      <Glow />
      <Sun />
      <Cumulus x={536} y={146} scale={0.8} />
      <Cumulus x={916} y={116} scale={0.7} />
      <Town />
      <Shore from={-40} to={1480} y={262} base={330} />
      <Rain strength={rain} fallen={rainFall} />
      <Cloud />
      <g className="far">
        <Place x={168} y={310} turn={palm}>
          <Palm x={0} y={0} scale={0.9} />
        </Place>
        <House x={24} y={318} width={180} />
        <Shape of="M78 176l32 34v12H46v-12z" wash="apricot" line="inner" />
        <Shape of="M72 199h12v20h-12zM72 204h12M72 209h12M72 214h12" wash="teal" line="fine" />
        <Shape
          of="M78 168l40 44-6 8q-2-8-8-7-1-8-8-7-1-8-8-7-2-7-10-8-8 1-10 8-7-1-8 7-7-1-8 7-6-1-8 7l-6-8z"
          wash="white"
          line="fine"
        />
        <House x={262} y={304} width={84} paint="calm" />
      </g>
      <Mud />
      <g transform={level > 0 ? `translate(0 ${(level * 0.6).toFixed(1)})` : undefined}>
        <path className="w-sea" d="M-40 306H1480V440H-40z" />
        <path className="w-hatch" d="M24 307h180l-12 10H30zM262 307h84l-8 6h-72z" />
        <Ripples at="20,330,40 250,318,50 370,312,50 -10,376,90 60,392,70" />
      </g>
    </>
  );
}

/** Across the bay: a low skyline, and the causeway that rises over the channel. */
function Town() {
  const d =
    'M572 264v-64h14v20h12v30h8v-52h14v34h10v-20h14v32h8v-44h12v24h10v28h14v12M740 262Q1120 130 1500 262v5Q1120 136 740 267z';
  return (
    <>
      <Shape of={d} wash="cloud" line="none" />
      <Line
        of={`${d}M950 212v50M980 206v56M1010 202v60M1040 199v63M1350 218v44M1390 228v34`}
        weight="contour"
      />
    </>
  );
}

/** On the walls, as high as the water stood. */
function Mud() {
  return (
    <path
      className="w-muddy"
      opacity="0.6"
      d="M24 286q46-4 92 0t88-2V316H24zM262 291q30-3 60 0t24-1V316H262z"
    />
  );
}

function Glow() {
  return <Shape of="M520 270Q700 166 960 142T1500 30V310H520z" wash="glow" line="none" />;
}

/** At night sky and glow cover it, and a smaller moon is there, without rings. */
function Sun() {
  return (
    <>
      <Disc at={[1334, 180]} radius={116} wash="sun" />
      <Disc at={[1334, 180]} radius={126} line="contour" />
      <Disc at={[1334, 180]} radius={136} line="contour" />
      <g className="lit">
        <Disc at={[1334, 180]} radius={138} wash="sky" />
        <Glow />
        <Disc at={[1360, 106]} radius={32} wash="sun" />
      </g>
    </>
  );
}

function Cloud() {
  return (
    <Place x={-60} y={88} scale={0.94}>
      <Shape
        of="M-60 26q10-30 54-26q26-34 84-14q40-30 96-2q52-20 82 14q60-8 78 26q64-2 86 30q-40 22-96 12q-60 20-118 2q-66 20-128-2q-70 16-138-6z"
        wash="cloud"
        line="none"
      />
      <Shape
        of="M-60 40q60 10 120 0t130 8t110-4t120 10q-40 22-96 12q-60 20-118 2q-66 20-128-2q-70 16-138-6z"
        wash="cloud-low"
        line="none"
      />
      <Line of="M26-10q30-22 66-10M190-8q36-12 62 6" weight="contour" />
    </Place>
  );
}

/** Falls along its slant: a tile is 52 high and leans by 14 degrees. */
function Rain({ strength, fallen }: { strength: number; fallen: number }) {
  const shift = `translate(${(-fallen * Math.tan((14 * Math.PI) / 180)).toFixed(2)} ${fallen.toFixed(2)})`;
  return (
    <>
      <pattern
        id="hero-rain"
        width="18"
        height="52"
        patternUnits="userSpaceOnUse"
        patternTransform={`${fallen ? shift : ''}skewX(-14)`}
      >
        <path className="l-contour" d="M4 4v20m9 6v18" />
      </pattern>
      <path
        fill="url(#hero-rain)"
        opacity={strength < 1 ? strength.toFixed(2) : undefined}
        d="M6 116H310L272 300H-30z"
      />
    </>
  );
}
