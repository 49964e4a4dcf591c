import type { Person } from '../figure/person.ts';

/** The people of Home's Tactical Lifeline. */

/** Runs a shelter. */
export const host: Person = {
  face: 'round',
  nose: 'broad',
  mouth: 'full',
  skin: 4,
  hair: 'wave',
  hairColor: 'grey',
  old: true,
  body: 'stout',
  clothes: { top: 'apricot', legs: 'petrol' },
};

export const driver: Person = {
  face: 'square',
  nose: 'hook',
  brow: 'thick',
  skin: 2,
  hair: 'short',
  beard: 'mustache',
  hat: 'cap',
  hatColor: 'clay',
  body: 'broad',
  clothes: {
    top: 'honey',
    sleeves: 'short',
    legs: 'slate',
    boots: true,
  },
};

/** Looks after pump and strainer. */
export const operator: Person = {
  face: 'long',
  nose: 'long',
  skin: 3,
  hair: 'crop',
  hat: 'helmet',
  hatColor: 'white',
  beard: 'stubble',
  body: 'slim',
  clothes: {
    top: 'petrol',
    legs: 'petrol',
    boots: true,
    gloves: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Fetches water. */
export const fetcher: Person = {
  face: 'round',
  nose: 'wide',
  skin: 3,
  hair: 'ponytail',
  mouth: 'full',
  body: 'woman',
  clothes: { top: 'clay', sleeves: 'short', legs: 'slate', shoes: 'white' },
};

/** Plans the way of a convoy. */
export const planner: Person = {
  face: 'heart',
  nose: 'long',
  brow: 'flat',
  skin: 1,
  hair: 'low',
  hairColor: 'brown',
  mouth: 'small',
  body: 'woman',
  clothes: {
    top: 'honey',
    legs: 'slate',
    boots: true,
  },
};

/** Leads its first car. */
export const escort: Person = {
  face: 'full',
  nose: 'broad',
  brow: 'thick',
  skin: 4,
  hair: 'crop',
  beard: 'full',
  hat: 'cap',
  hatColor: 'honey',
  body: 'tall',
  clothes: {
    top: 'clay',
    collar: 'skin',
    sleeves: 'short',
    legs: 'slate',
    boots: true,
  },
};

/** Carries for the hall. */
export const helper: Person = {
  face: 'oval',
  nose: 'straight',
  skin: 1,
  hair: 'short',
  hairColor: 'red',
  body: 'tall',
  clothes: { top: 'teal', sleeves: 'short', legs: 'petrol', shoes: 'clay' },
};
