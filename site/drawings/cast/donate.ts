import type { Person } from '../figure/person.ts';

/** The people of Donate: two who give, two who take it in. */

/** Lends a pump. */
export const lender: Person = {
  face: 'full',
  nose: 'broad',
  skin: 3,
  hair: 'fringe',
  beard: 'full',
  hat: 'straw hat',
  hatColor: 'honey',
  body: 'heavy',
  clothes: { top: 'clay', sleeves: 'short', bottom: 'trousers', legs: 'petrol', shoes: 'ink', boots: true },
};

/** Carries it with him. */
export const helper: Person = {
  face: 'heart',
  nose: 'straight',
  brow: 'high',
  skin: 1,
  hair: 'ponytail',
  hairColor: 'brown',
  body: 'woman',
  clothes: {
    top: 'teal',
    sleeves: 'short',
    bottom: 'trousers',
    legs: 'slate',
    shoes: 'ink',
    boots: true,
    gloves: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Writes down what comes in. */
export const clerk: Person = {
  face: 'long',
  nose: 'wide',
  skin: 4,
  hair: 'crop',
  glasses: true,
  body: 'slim',
  clothes: {
    top: 'white',
    collar: 'white',
    bottom: 'trousers',
    legs: 'petrol',
    shoes: 'ink',
    over: [{ kind: 'vest', wash: 'teal' }],
  },
};

/** Signs for what she gives. */
export const giver: Person = {
  face: 'old',
  nose: 'button',
  skin: 2,
  hair: 'wave',
  hairColor: 'white',
  old: true,
  body: 'stout',
  clothes: { top: 'apricot', bottom: 'skirt', legs: 'clay', shoes: 'ink' },
};
