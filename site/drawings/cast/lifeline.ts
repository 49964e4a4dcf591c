import type { Person } from '../figure/person.ts';

/** The people of Home's Tactical Lifeline; of its planners one sees the hands. */

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
  clothes: { top: 'clay', legs: 'petrol' },
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

/** Fills a cup. */
export const fetcher: Person = {
  face: 'child',
  nose: 'button',
  skin: 3,
  hair: 'ponytail',
  mouth: 'full',
  body: 'child',
  clothes: { top: 'clay', sleeves: 'short', legs: 'slate', shoes: 'white' },
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
