import type { Person } from '../figure/person.ts';

/** At a street tap on Questions and Answers. */

/** Compares the sample with the scale. */
export const neighbor: Person = {
  face: 'full',
  nose: 'broad',
  brow: 'high',
  skin: 4,
  hair: 'bun',
  hairColor: 'grey',
  old: true,
  mouth: 'full',
  body: 'stout',
  clothes: { top: 'clay', sleeves: 'short', bottom: 'skirt', legs: 'petrol', shoes: 'sand', gloves: true },
};

/** Shows which color means what. */
export const helper: Person = {
  face: 'long',
  nose: 'long',
  brow: 'thick',
  skin: 1,
  hair: 'curly',
  hairColor: 'red',
  beard: 'full',
  glasses: true,
  body: 'slim',
  clothes: {
    top: 'white',
    sleeves: 'short',
    legs: 'slate',
    boots: true,
    over: [{ kind: 'vest', wash: 'teal' }],
    gloves: true,
  },
};

/** Fills a bottle for the way to school. */
export const schoolgirl: Person = {
  face: 'child',
  nose: 'wide',
  skin: 3,
  hair: 'locs',
  mouth: 'full',
  body: 'youth',
  clothes: {
    top: 'shallow',
    sleeves: 'short',
    collar: 'white',
    legs: 'slate',
  },
};
