import type { Person } from '../figure/person.ts';

/** The people of Home's hero, from the flood to the sun. Nobody else on Home looks like them. */

/** The neighbor with the paddle. */
export const paddler: Person = {
  face: 'old',
  nose: 'wide',
  brow: 'thick',
  skin: 4,
  hair: 'fringe',
  hairColor: 'white',
  beard: 'full',
  hat: 'straw hat',
  hatColor: 'honey',
  old: true,
  body: 'old',
  clothes: {
    top: 'sand',
    plain: true,
    legs: 'slate',
    over: [{ kind: 'life vest', wash: 'clay' }],
  },
};

/** The boy in the boat. */
export const boy: Person = {
  face: 'child',
  nose: 'button',
  skin: 2,
  hair: 'wave',
  hairColor: 'brown',
  mouth: 'small',
  body: 'child',
  clothes: {
    top: 'clear',
    plain: true,
    sleeves: 'short',
    bottom: 'shorts',
    legs: 'clay',
    over: [{ kind: 'life vest', wash: 'honey' }],
  },
};

/** Takes the can in the boat. */
export const taker: Person = {
  face: 'heart',
  nose: 'button',
  brow: 'flat',
  skin: 2,
  hair: 'low',
  mouth: 'full',
  body: 'woman',
  clothes: {
    top: 'teal',
    plain: true,
    legs: 'sand',
    over: [{ kind: 'life vest', wash: 'clay' }],
  },
};

/** Hands the can down from the quay. */
export const giver: Person = {
  face: 'square',
  nose: 'broad',
  brow: 'thick',
  skin: 4,
  hair: 'curly',
  beard: 'goatee',
  body: 'broad',
  clothes: {
    top: 'petrol',
    plain: true,
    sleeves: 'short',
    legs: 'petrol',
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Drinks, in the wheelchair. */
export const drinker: Person = {
  face: 'oval',
  nose: 'long',
  skin: 1,
  hair: 'short',
  hairColor: 'grey',
  glasses: true,
  old: true,
  mouth: 'small',
  body: 'old',
  clothes: {
    top: 'clear',
    sleeves: 'short',
    collar: 'clear',
    legs: 'sand',
  },
};

/** At the taps; the closing band shows her from near, with her girl. */
export const opener: Person = {
  face: 'round',
  nose: 'wide',
  brow: 'high',
  mouth: 'full',
  skin: 4,
  hair: 'crop',
  hat: 'headwrap',
  hatColor: 'honey',
  body: 'stout',
  clothes: {
    top: 'white',
    sleeves: 'short',
    collar: 'clay',
    bottom: 'skirt',
    legs: 'apricot',
    shoes: 'sand',
  },
};

/** Her girl, whom the closing band shows from near, too. */
export const girl: Person = {
  face: 'child',
  nose: 'button',
  skin: 3,
  hair: 'puff',
  mouth: 'small',
  body: 'child',
  clothes: { top: 'honey', plain: true, sleeves: 'short', bottom: 'skirt', legs: 'sand' },
};

/** Opens the tanker's valve. */
export const coupler: Person = {
  face: 'full',
  nose: 'broad',
  brow: 'thick',
  skin: 4,
  hair: 'crop',
  beard: 'mustache',
  hat: 'helmet',
  hatColor: 'honey',
  body: 'heavy',
  clothes: {
    top: 'teal',
    plain: true,
    legs: 'sand',
    boots: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Drives the tanker and tests its water. */
export const driver: Person = {
  face: 'oval',
  nose: 'straight',
  brow: 'flat',
  skin: 1,
  hair: 'ponytail',
  hairColor: 'red',
  hat: 'cap',
  hatColor: 'petrol',
  mouth: 'small',
  body: 'woman',
  clothes: {
    top: 'petrol',
    plain: true,
    legs: 'slate',
    gloves: true,
    boots: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};
