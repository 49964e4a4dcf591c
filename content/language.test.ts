import { expect, test } from 'vitest';
import { pageLinks } from './language.ts';

test('The label of a link to a page that a language lacks is kept to the letter', () => {
  const { linkLabel } = pageLinks(() => false, new Map([['es', '{label} (en inglés)']]));
  expect(linkLabel('es', '/press', 'R$& D')).toBe('R$& D (en inglés)');
});
