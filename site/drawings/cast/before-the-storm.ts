import type { Person } from '../figure/person.ts';

/** The family of Before the Storm, and its neighbor. */

/** Fills what there is. */
export const filling: Person = {
  face: 'oval',
  nose: 'straight',
  skin: 2,
  hair: 'low',
  hairColor: 'brown',
  mouth: 'full',
  body: 'woman',
  clothes: { top: 'clear', sleeves: 'short', legs: 'petrol', shoes: 'sand' },
};

/** Writes the date on a label. */
export const writer: Person = {
  face: 'child',
  nose: 'button',
  skin: 2,
  hair: 'puff',
  hairColor: 'brown',
  mouth: 'small',
  body: 'child',
  clothes: { top: 'honey', sleeves: 'short', bottom: 'shorts', legs: 'slate', shoes: 'white' },
};

/** Closes the shutter. */
export const shutterMan: Person = {
  face: 'square',
  nose: 'broad',
  brow: 'thick',
  skin: 3,
  hair: 'crop',
  hat: 'cap',
  hatColor: 'teal',
  body: 'medium',
  clothes: { top: 'clay', sleeves: 'short', legs: 'slate' },
};

/** The older neighbor, who brings water from next door. */
export const nextDoor: Person = {
  face: 'long',
  nose: 'wide',
  skin: 4,
  hair: 'receding',
  hairColor: 'white',
  glasses: true,
  old: true,
  mouth: 'small',
  body: 'old',
  clothes: {
    top: 'teal',
    collar: 'white',
    legs: 'slate',
  },
};
