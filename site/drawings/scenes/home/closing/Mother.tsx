import { Brows, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Disc, LevelMark, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { HandAround } from '../../close-up/hands.tsx';

/** The woman at the hero's taps: she fills a glass, and sees her girl drink. */
export function Mother({ level = 264, flow }: Partial<GlassProps>) {
  return (
    <g className="skin-4 hair-black hat-honey">
      <LeverArm />
      <Place x={44} y={0}>
        <Blouse />
      </Place>
      <Glass level={level} flow={flow} />
      <NearArm />
      <Place x={44} y={0}>
        <Neck />
        <Head />
      </Place>
    </g>
  );
}

/** Seen from the palm: the fingers come over the lever towards us, and the thumb closes before them. */
function LeverArm() {
  return (
    <>
      <Shape
        of="M274 290c12 8 22 13 30 14 8 0 14-6 18-16 14-32 30-66 44-95 16-5 25-14 26-28 1-8 0-15-2-21-3-7-11-6-12-1-1-9-5-13-9-13-4 0-6 3-6 7 0-8-4-11-8-11-5 0-7 4-7 9-2-5-6-7-9-4-4 4-4 19-3 35-8 6-9 18-2 29-8 17-16 33-24 47-6 10-12 16-20 14z"
        wash="skin"
      />
      <Shape
        of="M334 195c-10 21-18 37-24 47-6 10-12 16-20 14l-8 16c18 4 32-10 40-26l25-50c19-2 35-10 43-24-12 8-24 10-36 8l-13 12z"
        wash="shade"
        line="none"
      />
      <Shape of="M240 244c26-6 48 6 62 24l-21 33-41-1z" wash="white" />
      <Line of="M296 264l-20 32" weight="hair" />
      <Line of="M348 135c1 10 1 19 0 25-1 6-10 6-11 0m26-23c1 11 1 21 0 26-1 6-13 6-14 0m29-20c1 9 1 17 0 22-1 6-13 5-14-2m27 0c-1 7-11 8-12 1" />
      <Shape
        of="M336 167c2-1 4-1 6-1 8 1 16 1 24-1 9-2 13 7 6 11-8 3-16 2-21 6-4 3-6 6-10 9"
        wash="skin"
        line="inner"
      />
      <Line
        of="M365 169c5-3 9 1 6 4m-22-5c3 2 4 6 3 9m-12-15c-1-6 6-6 5 0m8 3c-1-6 6-6 6 0m9 1c-1-6 6-6 6 0m8-1c-1-5 5-5 5 0"
        weight="hair"
      />
    </>
  );
}

function Blouse() {
  return (
    <>
      <Shape
        of="M170 222c-24 6-38 22-42 46-6 38-12 82-12 132h122c2-50 6-84 2-112-4-26-16-48-34-58z"
        wash="white"
      />
      <Shape
        of="M158 225c-16 9-27 27-30 43-6 38-12 82-12 132h30c-6-50-6-90 0-120z"
        wash="shade"
        line="none"
      />
      <Line of="M208 262c6 38 6 78 4 128m10-140c6 50 4 100 2 140" />
      <Disc at={[219, 290]} radius={2} wash="clay" line="fine" />
    </>
  );
}

function Neck() {
  return (
    <>
      <Shape of="M168 176c2 20 2 36-6 50 14 16 40 20 54 10-6-10-8-20-6-32z" wash="skin" />
      <Shape of="M169 190c15 16 29 21 40 20-1 8 1 14 2 18-19 0-35-12-42-26z" wash="shade" line="none" />
      <Shape of="M160 220c12 18 40 26 58 14l8 12c-4 10-14 18-22 16l-8-14c-18 2-34-6-42-20z" wash="clay" />
    </>
  );
}

function Head() {
  return (
    <>
      <Shape of="M146 112c-6 24 0 52 12 62 10-2 14-14 14-34l14-40z" wash="hair" line="inner" />
      <Shape
        of="M222 96c7 10 6 20 4 28 2 10 10 21 13 29 2 7-3 9-9 8 0 2 0 3 1 5 4 3 4 7 0 10 4 2 3 6 0 8-3 3-4 6-4 9 1 12-7 18-19 17-18-3-36-13-42-29-6-16-6-52 6-82z"
        wash="skin"
      />
      <Shape
        of="M227 193c1 12-7 18-19 17-18-3-36-13-42-29-3-8-4-18-4-30 8 24 28 48 65 41z"
        wash="shade"
        line="none"
      />
      <circle className="w-blush" cx={206} cy={164} r={20} />
      <Shape of="M176 142c-8-8-16-2-14 10 1 10 6 20 12 18 4-4 6-16 2-28z" wash="skin" line="inner" />
      <Line of="M172 146c-6-2-6 6-4 10m6-4c-4 2-4 8-2 12" weight="hair" />
      <Disc at={[171, 177]} radius={6.5} wash="teal" line="fine" />
      <Place x={186.5} y={137} scale={1.75}>
        <Eyes view="side" look="ahead" />
      </Place>
      <Place x={183.5} y={137} scale={1.75}>
        <Brows view="side" />
        <Nose view="side" shape="wide" />
        <Mouth view="side" expression="smile" kind="full" />
      </Place>
      <Headwrap />
    </>
  );
}

function Headwrap() {
  return (
    <>
      <Shape
        of="M144 122c-12-30-4-70 32-84 36-12 70 6 70 38 0 14-6 24-18 28-22-8-50 2-62 24-8 2-18 2-22-6z"
        wash="hat"
      />
      <Line of="M146 116c14-30 50-46 90-26m-96 2c16-26 52-40 98-26m-90 2c18-18 48-28 80-22" />
      <Shape
        of="M147 126c13-34 53-50 97-38-3 10-8 14-16 16-22-8-50 2-62 24-8 2-15 2-19-2z"
        wash="shade"
        line="none"
      />
      <Shape of="M226 48c6-18 26-22 34-12 8 10-2 24-16 26z" wash="hat" />
      <Shape of="M222 52c-10-14-2-28 12-26 12 4 12 22 6 34z" wash="hat" />
      <Line of="M236 54c6-8 14-14 20-14m-24 10c-2-8-2-14 2-18" />
    </>
  );
}

interface GlassProps {
  /** Where its water ends. */
  level: number;
  /** A film moves the water that runs by this many units. */
  flow?: number | undefined;
}

/** Under the tap, 340 to 406 and 240 to 348. */
function Glass({ level, flow }: GlassProps) {
  const narrower = Math.round((level - 240) * 0.16) / 2;
  const [left, right] = [340 + narrower, 406 - narrower];
  const width = right - left;
  return (
    <>
      <Shape of="M340 240c12-7 54-7 66 0l-8 106c-12 4-38 4-50 0z" wash="shallow" line="none" />
      <path
        className="w-flow l3"
        d={`M367 224h14C379 234 380 248 380 ${level}h-12C369 248 369 234 367 224z`}
      />
      {flow !== undefined && (
        <path className="pipe-flow" strokeDashoffset={-flow} d={`M374 226V${level - 2}`} />
      )}
      <Shape of={`M${left} ${level}H${right}L399 336C386 340 360 340 347 336z`} wash="clear" line="none" />
      <Shape
        of={`M${left} ${level}c8.5-5 ${width - 8.5}-5 ${width} 0-8.5 5-${width - 8.5} 5-${width} 0z`}
        wash="shallow"
        line="fine"
      />
      <Shape of="M406 240c-12-7-54-7-66 0 12 7 54 7 66 0l-8 106c-12 4-38 4-50 0l-8-106" wash="none" />
      {flow !== undefined && <LevelMark x={391} y={level - 1} width={15} />}
    </>
  );
}

/** The elbow is below the frame: the forearm comes up to the glass. */
function NearArm() {
  return (
    <>
      <Shape
        of="M257 308c4 20 3 34-2 50 30-12 56-26 78-47l20 4v22l-9 1c-20 31-43 55-77 77h-67c-6-28-8-58-9-88z"
        wash="skin"
      />
      <Shape
        of="M191 327c2 30 3 60 9 88h67c34-22 57-46 77-77-34 18-70 44-104 54-26-8-46-32-50-66z"
        wash="shade"
        line="none"
      />
      <HandAround x={338} y={325} scale={1} />
      <Place x={44} y={0}>
        <Shape
          of="M158 232c-20 8-24 36-20 66l8 31c22 3 48-3 70-16 0-23-6-45-16-63-10-14-26-20-42-18z"
          wash="white"
          line="none"
        />
        <Shape
          of="M158 232c-20 8-24 36-20 66l8 31c8 2 16 2 22 1-12-16-20-40-18-68 2-12 4-20 8-30z"
          wash="shade"
          line="none"
        />
        {/* The sleeve is one piece with the blouse: no line over the shoulder. */}
        <Line of="M142 268c-5 10-6 20-4 30l8 31c22 3 48-3 70-16 1-17-2-33-8-49" weight="outline" />
        <Line of="M160 262c2 12 8 20 18 24" />
      </Place>
    </>
  );
}
