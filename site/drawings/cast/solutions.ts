import type { Person } from '../figure/person.ts';

/** The people of Solutions. Nobody else on this page looks like them. */

/** Runs the treatment unit. */
export const operator: Person = {
  face: 'oval',
  nose: 'straight',
  skin: 1,
  hair: 'low',
  hairColor: 'brown',
  hat: 'helmet',
  hatColor: 'white',
  mouth: 'small',
  body: 'woman',
  clothes: {
    top: 'teal',
    legs: 'slate',
    boots: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Tests the water of the tank. */
export const tester: Person = {
  face: 'long',
  nose: 'hook',
  skin: 3,
  hair: 'short',
  beard: 'goatee',
  glasses: true,
  body: 'slim',
  clothes: {
    top: 'white',
    collar: 'white',
    legs: 'petrol',
    gloves: true,
    over: [{ kind: 'vest', wash: 'clay' }],
  },
};

/** Fills a can at the unit's taps. */
export const neighbor: Person = {
  face: 'full',
  nose: 'broad',
  skin: 4,
  hair: 'locs',
  mouth: 'full',
  body: 'stout',
  clothes: { top: 'clay', sleeves: 'short', legs: 'slate', shoes: 'white' },
};

/** Has a drink at the taps. */
export const drinker: Person = {
  face: 'child',
  nose: 'button',
  skin: 4,
  hair: 'puff',
  mouth: 'small',
  body: 'child',
  clothes: { top: 'honey', sleeves: 'short', bottom: 'skirt', legs: 'petrol', shoes: 'white' },
};

/** Pushes the pallet truck. */
export const loader: Person = {
  face: 'full',
  nose: 'straight',
  skin: 2,
  hair: 'short',
  beard: 'stubble',
  hat: 'cap',
  hatColor: 'clay',
  body: 'heavy',
  clothes: {
    top: 'petrol',
    sleeves: 'short',
    legs: 'slate',
    boots: true,
    gloves: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Tightens the straps of the load. */
export const strapper: Person = {
  face: 'round',
  nose: 'broad',
  skin: 4,
  hair: 'bun',
  mouth: 'full',
  body: 'stout',
  clothes: {
    top: 'clear',
    legs: 'petrol',
    boots: true,
    gloves: true,
    over: [{ kind: 'vest', wash: 'clay' }],
  },
};

/** Counts the load. */
export const planner: Person = {
  face: 'long',
  nose: 'long',
  skin: 1,
  hair: 'low',
  hairColor: 'grey',
  glasses: true,
  old: true,
  mouth: 'small',
  body: 'slim',
  clothes: {
    top: 'white',
    collar: 'white',
    legs: 'slate',
    over: [{ kind: 'vest', wash: 'teal' }],
  },
};

/** Leads the convoy. */
export const convoyLead: Person = {
  face: 'long',
  nose: 'hook',
  brow: 'thick',
  skin: 2,
  hair: 'wave',
  hairColor: 'brown',
  beard: 'full',
  body: 'medium',
  clothes: {
    top: 'sand',
    legs: 'slate',
    boots: true,
    over: [{ kind: 'vest', wash: 'teal' }],
  },
};

/** Drives the first truck. */
export const driver: Person = {
  face: 'square',
  nose: 'broad',
  skin: 4,
  hair: 'crop',
  hat: 'cap',
  hatColor: 'petrol',
  body: 'heavy',
  clothes: {
    top: 'apricot',
    legs: 'petrol',
    boots: true,
  },
};

/** Speaks for the clinics. */
export const coordinator: Person = {
  face: 'heart',
  nose: 'straight',
  skin: 2,
  hair: 'headscarf',
  hatColor: 'shallow',
  mouth: 'full',
  body: 'woman',
  clothes: {
    top: 'clay',
    bottom: 'skirt',
    legs: 'slate',
    over: [{ kind: 'lanyard', wash: 'white' }],
  },
};

/** The head of the page: brings bottles. */
export const bringer: Person = {
  face: 'oval',
  nose: 'straight',
  skin: 1,
  hair: 'ponytail',
  hairColor: 'red',
  mouth: 'small',
  body: 'woman',
  clothes: {
    top: 'white',
    sleeves: 'short',
    legs: 'petrol',
    boots: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Takes them. */
export const elder: Person = {
  face: 'old',
  nose: 'broad',
  skin: 3,
  hair: 'fringe',
  hairColor: 'white',
  beard: 'full',
  glasses: true,
  old: true,
  body: 'old',
  clothes: { top: 'teal', detail: 'buttons', legs: 'slate' },
};

/** Couples the tanker to the tank. */
export const tankerDriver: Person = {
  face: 'square',
  nose: 'hook',
  skin: 2,
  hair: 'short',
  hat: 'cap',
  hatColor: 'clay',
  beard: 'mustache',
  body: 'broad',
  clothes: {
    top: 'petrol',
    legs: 'sand',
    shoes: 'wood',
    boots: true,
    gloves: true,
    over: [{ kind: 'vest', wash: 'honey' }],
  },
};

/** Runs the unit: looks at its water. */
export const runner: Person = {
  face: 'round',
  nose: 'wide',
  skin: 4,
  hair: 'low',
  hat: 'helmet',
  hatColor: 'white',
  mouth: 'full',
  body: 'woman',
  clothes: {
    top: 'clear',
    legs: 'petrol',
    boots: true,
    over: [{ kind: 'vest', wash: 'clay' }],
  },
};
