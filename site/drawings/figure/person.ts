import type { Wash } from '../shape/Shape.tsx';
import type { FaceShape, NoseShape } from './faces.ts';
import type { HairStyle } from './hair.ts';

/** Half widths and lengths in units of the figure (an adult is 100 tall). */
export interface Body {
  chest: number;
  waist: number;
  hip: number;
  /** How far the belly stands out. */
  belly: number;
  /** Half the distance of the shoulders. */
  shoulder: number;
  /** Factor of arms and legs. */
  limb: number;
  neck: number;
  torso: number;
  /** Factor of the head. */
  head: number;
  /** Height against an adult of medium height. */
  stature: number;
}

const medium: Body = {
  chest: 8.3,
  waist: 7,
  hip: 7.9,
  belly: 0,
  shoulder: 6.4,
  limb: 1,
  neck: 7.4,
  torso: 29.5,
  head: 1.14,
  stature: 1,
};

/** Who differs from whom in the body. */
export const bodies = {
  medium,
  slim: { ...medium, chest: 7.3, waist: 6.1, hip: 7, shoulder: 5.8, limb: 0.9, neck: 6.6, stature: 1.03 },
  tall: { ...medium, chest: 8.2, waist: 6.8, limb: 0.97, torso: 30.5, head: 1.1, stature: 1.06 },
  broad: { ...medium, chest: 9.9, waist: 8.4, hip: 8.8, shoulder: 8, limb: 1.14, neck: 8.8, head: 1.12 },
  heavy: {
    ...medium,
    chest: 10,
    waist: 10,
    hip: 10,
    belly: 3.4,
    shoulder: 7.6,
    limb: 1.14,
    neck: 9,
    stature: 0.98,
  },
  woman: { ...medium, chest: 7.7, waist: 5.9, hip: 8.4, shoulder: 5.5, limb: 0.92, neck: 6.2, stature: 0.96 },
  stout: {
    ...medium,
    chest: 9.2,
    waist: 8.2,
    hip: 10,
    belly: 1.6,
    shoulder: 6.4,
    limb: 1.06,
    neck: 6.8,
    stature: 0.94,
  },
  old: {
    ...medium,
    chest: 7.8,
    waist: 7.2,
    belly: 1.4,
    shoulder: 5.8,
    limb: 0.9,
    neck: 6.6,
    torso: 28.5,
    stature: 0.94,
  },
  child: {
    ...medium,
    chest: 7.4,
    waist: 6.8,
    hip: 7.4,
    shoulder: 5.6,
    limb: 0.94,
    neck: 5.6,
    torso: 27,
    head: 1.44,
    stature: 0.72,
  },
  youth: {
    ...medium,
    chest: 7.2,
    waist: 6.2,
    hip: 7.2,
    shoulder: 5.8,
    limb: 0.88,
    neck: 6,
    torso: 28,
    head: 1.22,
    stature: 0.88,
  },
} satisfies Record<string, Body>;

export interface Clothes {
  top: Wash;
  sleeves?: 'long' | 'short';
  collar?: Wash;
  /** A stripe across the chest. */
  band?: Wash;
  detail?: 'buttons' | 'pocket';
  /** Without shade: what lies before it is hatched. */
  plain?: boolean;
  /** Trousers without it. */
  bottom?: 'shorts' | 'skirt';
  legs: Wash;
  /** Ink without it. */
  shoes?: Wash;
  boots?: boolean;
  /** What is worn over it. */
  over?: readonly Garment[];
  gloves?: boolean;
}

export interface Garment {
  kind: 'vest' | 'life vest' | 'apron' | 'scrubs' | 'lanyard';
  wash: Wash;
}

export interface Person {
  face: FaceShape;
  nose: NoseShape;
  /** 1 light to 4 dark. */
  skin: 1 | 2 | 3 | 4;
  hair: HairStyle;
  hairColor?: 'black' | 'brown' | 'grey' | 'white' | 'red';
  hat?: 'cap' | 'helmet' | 'straw hat' | 'headwrap' | 'net';
  hatColor?: 'white' | 'honey' | 'clay' | 'teal' | 'petrol' | 'apricot' | 'shallow';
  beard?: 'full' | 'goatee' | 'mustache' | 'stubble';
  brow?: 'thick' | 'high' | 'flat';
  /** Wide, unless it is small or has full lips. */
  mouth?: 'small' | 'full';
  glasses?: boolean;
  /** Lines of a face past sixty. */
  old?: boolean;
  body: keyof typeof bodies;
  clothes: Clothes;
}
