import type { Person } from '../figure/person.ts';

/** The people of the three scenarios on Impact. Nobody of them is in two. */

/** Hands out water in the shelter. */
export const volunteer: Person = {
  face: 'round',
  nose: 'broad',
  skin: 4,
  hair: 'low',
  mouth: 'full',
  body: 'stout',
  clothes: {
    top: 'apricot',
    sleeves: 'short',
    legs: 'cloud-low',
    shoes: 'white',
    over: [{ kind: 'vest', wash: 'clear' }],
  },
};

/** Takes it to his family. */
export const father: Person = {
  face: 'long',
  nose: 'hook',
  brow: 'thick',
  skin: 2,
  hair: 'wave',
  body: 'tall',
  clothes: {
    top: 'sun',
    sleeves: 'short',
    legs: 'raw-deep',
  },
};

/** Lowers the intake into the flood. */
export const hoseman: Person = {
  face: 'square',
  nose: 'straight',
  skin: 1,
  hair: 'short',
  hairColor: 'red',
  beard: 'full',
  hat: 'cap',
  hatColor: 'petrol',
  body: 'broad',
  clothes: {
    top: 'teal',
    sleeves: 'short',
    legs: 'slate',
    boots: true,
    shoes: 'petrol',
    gloves: true,
    over: [{ kind: 'life vest', wash: 'clay' }],
  },
};

/** Keeps the boat in its place. */
export const fisher: Person = {
  face: 'old',
  nose: 'straight',
  skin: 3,
  hair: 'fringe',
  hairColor: 'white',
  beard: 'full',
  old: true,
  mouth: 'small',
  body: 'old',
  clothes: {
    top: 'white',
    legs: 'petrol',
    over: [{ kind: 'life vest', wash: 'teal' }],
  },
};

/** Holds the intake's line. */
export const seamstress: Person = {
  face: 'round',
  nose: 'broad',
  skin: 4,
  hair: 'braids',
  mouth: 'full',
  body: 'stout',
  clothes: {
    top: 'shallow',
    sleeves: 'short',
    legs: 'slate',
    over: [{ kind: 'life vest', wash: 'honey' }],
  },
};

/** Compares the water before and after treatment. */
export const analyst: Person = {
  face: 'heart',
  nose: 'button',
  brow: 'high',
  skin: 2,
  hair: 'headscarf',
  hatColor: 'apricot',
  mouth: 'full',
  body: 'woman',
  clothes: {
    top: 'petrol',
    legs: 'slate',
    boots: true,
    shoes: 'honey',
    gloves: true,
    over: [{ kind: 'life vest', wash: 'honey' }],
  },
};

/** Plans the supply of the clinics. */
export const logistician: Person = {
  face: 'oval',
  nose: 'wide',
  skin: 4,
  hair: 'puff',
  mouth: 'full',
  body: 'woman',
  clothes: {
    top: 'white',
    legs: 'slate',
    over: [{ kind: 'vest', wash: 'teal' }],
  },
};

/** Times the deliveries with those who control access. */
export const coordinator: Person = {
  face: 'square',
  nose: 'hook',
  brow: 'thick',
  skin: 2,
  hair: 'curly',
  beard: 'stubble',
  body: 'medium',
  clothes: {
    top: 'sand',
    detail: 'pocket',
    collar: 'sand',
    plain: true,
    legs: 'petrol',
  },
};

/** Draws the second route. */
export const routePlanner: Person = {
  face: 'square',
  nose: 'straight',
  skin: 1,
  hair: 'short',
  hairColor: 'grey',
  beard: 'mustache',
  glasses: true,
  old: true,
  body: 'heavy',
  clothes: { top: 'clay', collar: 'white', legs: 'slate' },
};

/** The head of the page, where those at the taps are drawn from near: lifts a full bucket. */
export const gardener: Person = {
  face: 'old',
  nose: 'broad',
  skin: 4,
  hair: 'crop',
  hairColor: 'white',
  hat: 'straw hat',
  hatColor: 'honey',
  old: true,
  body: 'old',
  clothes: { top: 'white', sleeves: 'short', legs: 'petrol' },
};

/** Waits in line. */
export const walker: Person = {
  face: 'oval',
  nose: 'broad',
  skin: 3,
  hair: 'headscarf',
  hatColor: 'clay',
  mouth: 'full',
  body: 'woman',
  clothes: { top: 'sun', bottom: 'skirt', legs: 'raw-deep', shoes: 'white' },
};

/** Next in line, with a can. */
export const scholar: Person = {
  face: 'child',
  nose: 'broad',
  skin: 3,
  hair: 'short',
  mouth: 'small',
  body: 'youth',
  clothes: {
    top: 'white',
    band: 'teal',
    sleeves: 'short',
    bottom: 'shorts',
    legs: 'raw',
    shoes: 'white',
  },
};
