import type { ReactNode } from 'react';
import { Drawing } from '../../../Drawing.tsx';
import { Disc, Line, Place, Shape, type Wash } from '../../../shape/Shape.tsx';
import { Part } from '../../close-up/Part.tsx';

/**
 * Night, from above: a lantern lights a map on a table. A finger is on the main route, which is barred farther on;
 * another hand draws the backup, dashed; a third one holds the corner down. A narrow card shows the middle 229 units.
 */
export function Tactical() {
  return (
    <Drawing photo="tactical" width={334} height={149} from={[-27, 41]}>
      <path className="w-slate" d="M-60 0h500v230H-60z" />
      <Chart />
      <Radio />
      <Hand x={70} y={57} turn={25} skin={2} sleeve="teal" of={pointing}>
        <Folded />
        <Pencil />
      </Hand>
      <Hand x={58} y={153} turn={-22} skin={4} sleeve="clay" of={pointing}>
        <Folded />
      </Hand>
      <Hand x={280} y={156} turn={8} flip skin={1} sleeve="honey" of={spread}>
        <Shape of="M0 13c7 1 11 3 20 7c8 3 16 2 22 0l-6 4c-14 2-26-2-36-5z" wash="shade" line="none" />
        <Line of="M47-7q-5 1-8 3M47 2q-6 0-9 1M45 10q-5 0-8-1M31-18q2 2 3 6M57-19l2 5M62-9l0 6M59 4l-1 6M53 13l-3 5" />
        <Line
          of="M66-22q-4 0-3 4l4-1M74-9q-4 2 0 5M70 7q-3 2-1 5M59 19q-3 0-2 4M34-38q0 5 4 5"
          weight="hair"
        />
      </Hand>
      <Lantern />
    </Drawing>
  );
}

/**
 * A coast, a river, the main route with its barrier and, dashed, the backup. What the lantern does not reach lies in
 * shade.
 */
function Chart() {
  return (
    <>
      <path
        className="w-wood"
        opacity=".75"
        d="M38 20C60 60 20 100 44 140S70 190 60 230H290C316 200 270 176 296 140S320 70 280 20z"
      />
      <Shape of="M-2 66L250 34 256 178 14 206z" wash="shade" line="none" />
      <Shape of="M4 60L250 30 258 172 22 200z" wash="white" />
      <Shape of="M146 186C160 160 180 172 198 154S232 152 255 126L258 172z" wash="sea" line="inner" />
      <path className="w-shade" d="M4 60L52 54C66 74 24 100 46 140 60 160 52 180 64 195L22 200z" />
      <path
        className="w-sun"
        opacity=".45"
        d="M162 60c10-18 30-20 48-12 22 2 28 16 24 32 8 18-6 34-26 34-16 10-40 4-44-14-16-10-14-28-2-40z"
      />
      <Line of="M152 42Q140 72 156 92T150 134 164 169" weight="contour" />
      <Line of="M92 49L106 191M176 39L184 181M9 98L253 72" weight="hair" />
      <path className="l-flow" strokeDasharray="8 6" d="M44 108L70 84 118 74 154 97 171 119 228 126" />
      <Line of="M44 108L84 124 127 117 162 140 228 126" weight="strap" />
      <Disc at={[44, 108]} radius={6} wash="ink" />
      <Disc at={[228, 126]} radius={6} wash="ink" />
      <Place x={151} y={133} turn={-50}>
        <Shape of="M-14-4H14V4H-14z" wash="white" line="inner" />
        <path className="w-clay" d="M-12-4h6l4 8h-6zM1-4h6l4 8H5z" />
      </Place>
      <Shape of="M4 60L28 57 8 82z" wash="sand" line="inner" />
    </>
  );
}

/** A hand from above: from the wrist at the origin over the thumb and the fingers, which point along x. */
const pointing =
  'M0-13c8-1 13-5 19-9c5-4 12-6 18-6c5 0 6 6 2 9c-4 2-7 4-9 7c3-2 7-3 12-3c9 1 19 1 28 2c6 1 6 9 0 9c-8 1-16 1-24 1c5 1 7 4 6 8c-1 2-3 3-5 3c3 2 4 5 2 8c-1 2-4 3-6 2c1 3 0 6-4 7c-12 2-26-6-39-12z';
const spread =
  'M0-13c8-1 14-6 18-13c4-7 8-12 13-16c4-3 9 0 8 5c-1 6-4 11-5 16c3 2 6 2 9 1c8-2 15-4 22-5c5-1 7 6 2 8c-7 3-14 5-20 9c10-2 18-3 27-2c6 0 6 8 0 9c-9 2-18 3-27 3c8 1 16 3 23 6c5 2 3 9-3 8c-8-1-15-4-22-6c6 4 12 7 17 10c4 3 1 9-4 8c-9-2-15-5-23-6c-12 1-24-2-35-9z';

interface HandProps {
  x: number;
  y: number;
  turn: number;
  flip?: boolean;
  skin: 1 | 2 | 3 | 4;
  sleeve: Wash;
  of: string;
  /** What is seen on its back. */
  children: ReactNode;
}

/** Its shadow leads away from the lantern. */
function Hand({ x, y, turn, flip = false, skin, sleeve, of, children }: HandProps) {
  return (
    <g className={`skin-${skin}`}>
      <Place x={x < 200 ? x - 4 : x + 4} y={y + 6} turn={turn} flip={flip}>
        <Shape of={of} wash="shade" line="none" />
      </Place>
      <Place x={x} y={y} turn={turn} flip={flip}>
        <Shape of={of} wash="skin" />
        {children}
        <Shape of="M3-13c2 9 2 17 0 26L-18 16V-16z" wash="skin" line="none" />
        <Line of="M3-13L-18-16M3 13L-18 16" weight="outline" />
        <Shape of="M-14-18q4 18 0 36L-150 30V-28z" wash={sleeve} />
        <Shape of="M-12 5q0 8-2 13L-150 30V6z" wash="shade" line="none" />
        <Line of="M-23-18q4 18 0 37" />
      </Place>
    </g>
  );
}

/** Three fingers folded under the knuckles, and the nails. */
function Folded() {
  return (
    <>
      <Shape
        of="M46 0c5 1 7 4 6 8-1 2-3 3-5 3 3 2 4 5 2 8-1 2-4 3-6 2 1 3 0 6-4 7-12 2-26-6-39-12c14 3 30 3 38-1 2-4 4-8 8-12z"
        wash="shade"
        line="none"
      />
      <Line of="M46 0q-8 0-12-2M47 11q-8-1-13 0M43 21q-6-2-10 0M30-12q-6 3-10 9" />
      <Line
        of="M40-26q-5 0-5 3M38 3q3 3 2 7M36 13q3 3 1 6M73-9q-7-1-7 2t7 2M52-11q2 3 1 8M60-10q1 3 0 7"
        weight="hair"
      />
    </>
  );
}

/** On the forefinger, below the thumb. */
function Pencil() {
  return (
    <>
      <Shape of="M-2-43L83-9 93 1 80-2-5-36z" wash="honey" line="inner" />
      <path className="w-ink" d="M88-4l6 6-8-2z" />
      <Part of="M12-12c6-6 12-11 20-14 8-3 15-2 18 1 3 4 0 8-4 9-6 1-10 4-14 9" wash="skin" />
      <Line of="M50-22q-6-2-6 2" weight="hair" />
    </>
  );
}

/** It stands, seen from above at an angle: foot, glass between wires, cap, and the handle with its grip. */
function Lantern() {
  return (
    <Place x={197} y={88}>
      <Line of="M-13-15C-17-44 17-44 13-15" weight="outline" />
      <path className="w-shade" d="M16 8q14 4 8 13-12 8-28 4z" />
      <Shape of="M-17 8a17 8 0 0 1 34 0v8a17 8 0 0 1-34 0z" wash="slate" />
      <Shape of="M-12-14h24l2 22a14 6 0 0 1-28 0z" wash="sun" line="inner" />
      <path className="w-honey" d="M0-8c5 6 6 15 0 18-6-3-5-12 0-18z" />
      <Line of="M-5-10l-1 23M5-10l1 23" />
      <Shape of="M-15-18a15 7 0 0 1 30 0v4a15 7 0 0 1-30 0z" wash="petrol" />
      <Line of="M-15-18a15 7 0 0 0 30 0" />
      <Shape of="M-6-20v-6a6 3 0 0 1 12 0v6a6 3 0 0 1-12 0z" wash="slate" line="inner" />
      <Shape of="M-7-39h14v5H-7z" wash="wood" line="inner" />
    </Place>
  );
}

/** It lies beside the lantern, where narrow cards show it. */
function Radio() {
  return (
    <Place x={240} y={76} turn={5} scale={0.75}>
      <Shape of="-14,-24 14,-24 14,44 -14,44" wash="petrol" round={5} />
      <Line of="M-8-24v-20" weight="outline" />
      <Line of="M-8-14H8M-8-8H8M-8-2H8" weight="pale" />
      <Shape of="-8,6 8,6 8,18 -8,18" wash="clear" line="fine" />
      <Disc at={[7, -27]} radius={4} wash="honey" line="fine" />
    </Place>
  );
}
