import type { Person } from '../figure/person.ts';

/** The people of the three scenarios on Impact. Nobody of them is in two. */

/** Hands out water in the shelter. */
export const volunteer: Person = {
  face: 'round',
  nose: 'broad',
  skin: 4,
  hair: 'locs',
  body: 'stout',
  clothes: {
    top: 'apricot',
    sleeves: 'short',
    bottom: 'trousers',
    legs: 'slate',
    shoes: 'white',
    over: [{ kind: 'vest', wash: 'teal' }],
  },
};

/** Takes it to his family. */
export const father: Person = {
  face: 'long',
  nose: 'hook',
  brow: 'thick',
  skin: 2,
  hair: 'short',
  beard: 'stubble',
  body: 'tall',
  clothes: { top: 'clay', sleeves: 'short', bottom: 'trousers', legs: 'petrol', shoes: 'ink' },
};

/** Pours for her grandson. */
export const grandmother: Person = {
  face: 'old',
  nose: 'wide',
  skin: 3,
  hair: 'bun',
  hairColor: 'white',
  glasses: true,
  old: true,
  body: 'stout',
  clothes: { top: 'clear', bottom: 'trousers', legs: 'petrol', shoes: 'ink' },
};

/** Holds the cup. */
export const grandson: Person = {
  face: 'child',
  nose: 'button',
  skin: 3,
  hair: 'crop',
  body: 'child',
  clothes: { top: 'honey', sleeves: 'short', bottom: 'shorts', legs: 'slate', shoes: 'white' },
};
