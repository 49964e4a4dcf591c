import type { Person } from '../figure/person.ts';

/** The people of "Who we work for". */

/** Runs a hotel's kitchen. */
export const cook: Person = {
  face: 'full',
  nose: 'broad',
  skin: 2,
  hair: 'low',
  hat: 'net',
  hatColor: 'white',
  body: 'stout',
  clothes: {
    top: 'teal',
    plain: true,
    legs: 'slate',
  },
};

export const nurse: Person = {
  face: 'oval',
  nose: 'wide',
  brow: 'thick',
  skin: 3,
  hair: 'flat',
  body: 'slim',
  clothes: {
    top: 'clear',
    sleeves: 'short',
    legs: 'clear',
    shoes: 'white',
    over: [{ kind: 'scrubs', wash: 'clear' }],
  },
};

export const patient: Person = {
  face: 'old',
  nose: 'straight',
  skin: 1,
  hair: 'bun',
  hairColor: 'grey',
  old: true,
  mouth: 'small',
  body: 'old',
  clothes: { top: 'honey', detail: 'buttons', legs: 'slate', shoes: 'clay' },
};

/** Works for the county's emergency management. */
export const officer: Person = {
  face: 'square',
  nose: 'hook',
  brow: 'flat',
  skin: 1,
  hair: 'receding',
  hairColor: 'grey',
  glasses: true,
  mouth: 'small',
  body: 'medium',
  clothes: {
    top: 'honey',
    legs: 'petrol',
    over: [{ kind: 'vest', wash: 'petrol' }],
  },
};

/** Takes the calls beside him. */
export const caller: Person = {
  face: 'heart',
  nose: 'wide',
  brow: 'high',
  mouth: 'full',
  skin: 4,
  hair: 'puff',
  body: 'woman',
  clothes: { top: 'clay', collar: 'white', legs: 'slate' },
};

/** Leads an aid organization's convoy. */
export const lead: Person = {
  face: 'round',
  nose: 'hook',
  brow: 'thick',
  skin: 2,
  hair: 'headscarf',
  hatColor: 'clay',
  body: 'woman',
  clothes: {
    top: 'teal',
    legs: 'slate',
    boots: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Keeps the keys and the meter readings of the neighborhood's tap. */
export const keeper: Person = {
  face: 'round',
  nose: 'broad',
  skin: 4,
  hair: 'curly',
  glasses: true,
  mouth: 'full',
  body: 'stout',
  clothes: {
    top: 'clay',

    sleeves: 'short',
    legs: 'petrol',
    shoes: 'sand',
  },
};

export const niece: Person = {
  face: 'child',
  nose: 'wide',
  brow: 'flat',
  skin: 3,
  hair: 'braids',
  mouth: 'small',
  body: 'youth',
  clothes: {
    top: 'honey',
    sleeves: 'short',
    legs: 'petrol',
    shoes: 'white',
  },
};
