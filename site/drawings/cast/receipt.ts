import type { Person } from '../figure/person.ts';

/** In the yard, on the page after a message. */

/** Brings the message. */
export const messenger: Person = {
  face: 'round',
  nose: 'straight',
  skin: 3,
  hair: 'bun',
  hairColor: 'brown',
  brow: 'high',
  mouth: 'full',
  body: 'slim',
  clothes: {
    top: 'shallow',
    collar: 'white',
    legs: 'petrol',
    shoes: 'clay',
    over: [{ kind: 'lanyard', wash: 'honey' }],
  },
};

/** Is on his way into the cab. */
export const driver: Person = {
  face: 'full',
  nose: 'hook',
  brow: 'thick',
  skin: 1,
  hair: 'fringe',
  hairColor: 'white',
  beard: 'mustache',
  old: true,
  body: 'heavy',
  clothes: {
    top: 'clay',
    sleeves: 'short',
    collar: 'clay',
    legs: 'slate',
    boots: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};
