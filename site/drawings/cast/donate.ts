import type { Person } from '../figure/person.ts';

/** The people of Donate: two who give, one who fetches, one who takes it in. */

/** Lends a pickup with a tank. */
export const lender: Person = {
  face: 'full',
  nose: 'broad',
  skin: 3,
  hair: 'fringe',
  beard: 'full',
  hat: 'straw hat',
  hatColor: 'honey',
  body: 'heavy',
  clothes: {
    top: 'clay',
    detail: 'pocket',
    sleeves: 'short',
    legs: 'sand',
    boots: true,
  },
};

/** Holds the box open. */
export const helper: Person = {
  face: 'round',
  nose: 'straight',
  brow: 'high',
  skin: 1,
  hair: 'ponytail',
  hairColor: 'brown',
  mouth: 'small',
  body: 'woman',
  clothes: {
    top: 'teal',
    sleeves: 'short',
    legs: 'slate',
    boots: true,
    gloves: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Fetches water. */
export const fetcher: Person = {
  face: 'child',
  nose: 'wide',
  skin: 4,
  hair: 'flat',
  mouth: 'full',
  body: 'youth',
  clothes: {
    top: 'white',
    band: 'teal',
    sleeves: 'short',
    legs: 'clay',
    shoes: 'white',
  },
};

/** Puts bottles into it. */
export const giver: Person = {
  face: 'old',
  nose: 'button',
  skin: 2,
  hair: 'wave',
  hairColor: 'white',
  old: true,
  mouth: 'small',
  body: 'stout',
  clothes: { top: 'apricot', detail: 'buttons', bottom: 'skirt', legs: 'clay' },
};
