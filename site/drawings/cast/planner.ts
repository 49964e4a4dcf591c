import type { Person } from '../figure/person.ts';

/** At the tank of a shelter, on the planner. */

/** Holds the rod and reads it. */
export const measurer: Person = {
  face: 'square',
  nose: 'wide',
  skin: 2,
  hair: 'ponytail',
  hairColor: 'black',
  brow: 'thick',
  mouth: 'small',
  body: 'woman',
  clothes: {
    top: 'honey',
    sleeves: 'short',
    legs: 'petrol',
    boots: true,
  },
};

/** Writes down how much there is. */
export const noter: Person = {
  face: 'old',
  nose: 'long',
  skin: 3,
  hair: 'receding',
  hairColor: 'grey',
  beard: 'full',
  glasses: true,
  old: true,
  body: 'tall',
  clothes: {
    top: 'white',
    detail: 'pocket',
    collar: 'white',
    legs: 'slate',
    shoes: 'clay',
  },
};
