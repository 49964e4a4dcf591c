import type { Person } from '../figure/person.ts';

/** The people of About. Nobody else on this page looks like them. */

/** Takes the calls of the night. */
export const dispatcher: Person = {
  face: 'round',
  nose: 'broad',
  skin: 4,
  hair: 'low',
  glasses: true,
  mouth: 'full',
  body: 'stout',
  clothes: { top: 'clay', sleeves: 'short', legs: 'slate' },
};

/** Feeds the bottling line. */
export const filler: Person = {
  face: 'heart',
  nose: 'button',
  skin: 2,
  hair: 'crop',
  hat: 'net',
  hatColor: 'shallow',
  mouth: 'small',
  body: 'woman',
  clothes: {
    top: 'clear',
    legs: 'petrol',
    shoes: 'white',
    gloves: true,
    over: [{ kind: 'apron', wash: 'white' }],
  },
};

/** Packs what comes off it. */
export const packer: Person = {
  face: 'long',
  nose: 'hook',
  skin: 1,
  hair: 'short',
  hairColor: 'white',
  hat: 'net',
  hatColor: 'shallow',
  old: true,
  mouth: 'small',
  body: 'old',
  clothes: {
    top: 'clear',
    legs: 'slate',
    shoes: 'white',
    gloves: true,
    over: [{ kind: 'apron', wash: 'white' }],
  },
};

/** Lifts what comes next. */
export const hauler: Person = {
  face: 'square',
  nose: 'wide',
  skin: 3,
  hair: 'crop',
  beard: 'stubble',
  hat: 'cap',
  hatColor: 'clay',
  body: 'medium',
  clothes: {
    top: 'apricot',
    sleeves: 'short',
    collar: 'apricot',
    legs: 'petrol',
    boots: true,
  },
};

/** Brings the next crate. */
export const bearer: Person = {
  face: 'oval',
  nose: 'straight',
  skin: 2,
  hair: 'ponytail',
  glasses: true,
  mouth: 'small',
  body: 'slim',
  clothes: {
    top: 'teal',
    legs: 'slate',
    boots: true,
    gloves: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Sets crates on the deck. */
export const lifter: Person = {
  face: 'long',
  nose: 'long',
  brow: 'thick',
  skin: 1,
  hair: 'short',
  hairColor: 'red',
  beard: 'full',
  body: 'broad',
  clothes: {
    top: 'petrol',
    sleeves: 'short',
    legs: 'slate',
    boots: true,
    gloves: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Takes them on the deck. */
export const stower: Person = {
  face: 'oval',
  nose: 'straight',
  skin: 3,
  hair: 'headscarf',
  hatColor: 'honey',
  mouth: 'full',
  body: 'woman',
  clothes: {
    top: 'teal',
    legs: 'slate',
    boots: true,
    gloves: true,
    over: [{ kind: 'vest', wash: 'clay' }],
  },
};

/** Makes the beds there. */
export const pupil: Person = {
  face: 'round',
  nose: 'button',
  skin: 1,
  hair: 'wave',
  hairColor: 'brown',
  mouth: 'small',
  body: 'youth',
  clothes: {
    top: 'clay',
    band: 'white',
    sleeves: 'short',
    legs: 'slate',
    shoes: 'white',
  },
};

/** Brings the water in. */
export const bringer: Person = {
  face: 'long',
  nose: 'broad',
  skin: 4,
  hair: 'flat',
  beard: 'stubble',
  brow: 'thick',
  body: 'tall',
  clothes: {
    top: 'white',
    sleeves: 'short',
    legs: 'petrol',
    boots: true,
    gloves: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};
