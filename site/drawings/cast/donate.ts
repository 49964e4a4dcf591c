import type { Person } from '../figure/person.ts';

/** The people of Donate who are far away; those from near are in scenes/donate/offer. */

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
