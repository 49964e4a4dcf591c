import type { Person } from '../figure/person.ts';

/** The night shift on Contact. */

/** Takes the call. */
export const callTaker: Person = {
  face: 'heart',
  nose: 'broad',
  brow: 'high',
  skin: 3,
  hair: 'braids',
  mouth: 'full',
  body: 'woman',
  clothes: { top: 'honey', collar: 'honey', legs: 'slate' },
};

/** Looks for the place on the chart. */
export const locator: Person = {
  face: 'square',
  nose: 'hook',
  brow: 'high',
  skin: 2,
  hair: 'short',
  beard: 'mustache',
  body: 'stout',
  clothes: {
    top: 'white',
    plain: true,
    collar: 'white',
    legs: 'petrol',
  },
};
