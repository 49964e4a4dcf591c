import type { Person } from '../figure/person.ts';

/** The crew on the pages for what went wrong. */

/** At the crossroad, on the page that is not there. */
export const scout: Person = {
  face: 'heart',
  nose: 'broad',
  skin: 3,
  hair: 'low',
  hat: 'cap',
  hatColor: 'honey',
  mouth: 'full',
  body: 'woman',
  clothes: {
    top: 'white',
    legs: 'slate',
    boots: true,
    over: [{ kind: 'vest', wash: 'apricot' }],
  },
};

/** Repairs the pump, on the page for errors. */
export const mechanic: Person = {
  face: 'full',
  nose: 'wide',
  skin: 4,
  hair: 'short',
  beard: 'full',
  glasses: true,
  body: 'broad',
  clothes: {
    top: 'honey',

    sleeves: 'short',
    legs: 'petrol',
    boots: true,
  },
};

/** Turns the antenna, on the page without a connection. */
export const signaller: Person = {
  face: 'oval',
  nose: 'hook',
  skin: 2,
  hair: 'ponytail',
  mouth: 'small',
  body: 'slim',
  clothes: {
    top: 'petrol',
    legs: 'slate',
    boots: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};
