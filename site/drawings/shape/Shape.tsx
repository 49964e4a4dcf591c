import type { ReactNode } from 'react';
import { type Point, points } from './geometry.ts';
import { polygon, polyline } from './path.ts';

/** A color by its role. drawing.css gives the value, in light and dark mode. */
export type Wash =
  | 'ink'
  | 'white'
  | 'paper'
  | 'sand'
  | 'wood'
  | 'steel'
  | 'slate'
  | 'shade'
  | 'underside'
  | 'teal'
  | 'petrol'
  | 'clear'
  | 'shallow'
  | 'apricot'
  | 'honey'
  | 'clay'
  | 'skin'
  | 'hand'
  | 'lips'
  | 'hair'
  | 'hat'
  | 'wall'
  | 'roof'
  | 'door'
  | 'palm'
  | 'sky'
  | 'glow'
  | 'sun'
  | 'cloud'
  | 'cloud-low'
  | 'hill'
  | 'hill-far'
  | 'sea'
  | 'muddy'
  | 'raw'
  | 'raw-deep'
  | 'filtered'
  | 'flow'
  | 'ground'
  | 'window'
  | 'room'
  | 'hatch'
  | 'rain'
  | 'none';

/** Outline of a thing 2.1 px, line inside it 1.7, fine line 1.25, hairline 0.8: on the screen, at every size. */
export type LineWeight = 'outline' | 'inner' | 'fine' | 'hair';

/** A line that is not ink: contours of the chart, ripples on water, a pale line on a dark ground. */
type LineColor = 'contour' | 'index' | 'ripple' | 'pale' | 'flow' | 'leader' | 'strap';

const lineClass = { outline: 'l1', inner: 'l2', fine: 'l3', hair: 'l4' };

interface ShapeProps {
  /** Corners, also as `x,y x,y,round`, or the `d` of a path. */
  of: readonly Point[] | string;
  wash: Wash;
  line?: LineWeight | 'none';
  /** Radius of corners that have none of their own. */
  round?: number;
  /** Needs no half units. */
  large?: boolean;
  /** The wash lies 1 px to the lower left of the line, so that a bare sliver is the lit edge. For large things. */
  loose?: boolean;
}

/** A closed shape: a wash, and a line around it. */
export function Shape({ of, wash, line = 'outline', round = 0, loose = false, large = loose }: ShapeProps) {
  const d = pathOf(of, corners => polygon(corners, round, large ? 1 : 0.5));
  if (line === 'none') return <path className={`w-${wash}${loose ? ' loose' : ''}`} d={d} />;
  if (!loose) return <path className={`w-${wash} ${lineClass[line]}`} d={d} />;
  return (
    <>
      <path className={`w-${wash} loose`} d={d} />
      <path className={lineClass[line]} d={d} />
    </>
  );
}

function pathOf(of: readonly Point[] | string, draw: (corners: readonly Point[]) => string): string {
  if (typeof of !== 'string') return draw(of);
  return of.startsWith('M') ? of : draw(points(of));
}

interface LineProps {
  of: readonly Point[] | string;
  weight?: LineWeight | LineColor;
  round?: number;
}

export function Line({ of, weight = 'fine', round = 0 }: LineProps) {
  const d = pathOf(of, corners => polyline(corners, round));
  return <path className={weight in lineClass ? lineClass[weight as LineWeight] : `l-${weight}`} d={d} />;
}

interface DiscProps {
  at: Point;
  radius: number;
  wash?: Wash;
  line?: LineWeight | LineColor | 'none';
}

export function Disc({ at: [x, y], radius, wash, line = 'none' }: DiscProps) {
  const stroke = line in lineClass ? lineClass[line as LineWeight] : line === 'none' ? '' : `l-${line}`;
  return (
    <circle className={[wash && `w-${wash}`, stroke].filter(Boolean).join(' ')} cx={x} cy={y} r={radius} />
  );
}

interface PlaceProps {
  x: number;
  y: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** Mirrors what faces right; the light stays where it is. */
  flip?: boolean;
  children: ReactNode;
}

/** Puts a thing, drawn around its own origin, into a scene. */
export function Place({ x, y, scale = 1, turn = 0, flip = false, children }: PlaceProps) {
  return (
    <g className={flip ? 'flip' : undefined} transform={placing({ x, y, scale, turn, flip })}>
      {children}
    </g>
  );
}

export function placing({ x, y, scale = 1, turn = 0, flip = false }: Omit<PlaceProps, 'children'>): string {
  const size = flip ? `scale(${-short(scale)} ${short(scale)})` : scale === 1 ? '' : `scale(${short(scale)})`;
  return `translate(${short(x)} ${short(y)})${size}${turn ? `rotate(${short(turn)})` : ''}`;
}

/** The level mark, a triangle that stands on the water: its tip is at `x`, `y`. */
export function LevelMark({ x, y, width = 16 }: { x: number; y: number; width?: number }) {
  const top = y - width * 0.72;
  return (
    <path
      className="w-mark"
      d={polygon([
        [x - width / 2, top],
        [x + width / 2, top],
        [x, y],
      ])}
    />
  );
}

interface DigitsProps {
  x: number;
  y: number;
  size: number;
  /** `mark` on what is dark at night. */
  wash?: 'ink' | 'mark';
  children: string;
}

/** Digits or a unit, centered on `x`. Never mirrored. The only text in a drawing. */
export function Digits({ x, y, size, wash = 'ink', children }: DigitsProps) {
  return (
    <text className={`digits w-${wash}`} x={short(x)} y={short(y)} fontSize={short(size)} textAnchor="middle">
      {children}
    </text>
  );
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}
