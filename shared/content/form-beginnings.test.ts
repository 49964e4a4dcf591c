import { expect, test } from 'vitest';
import { content } from '../../tests/support/content.ts';

test('Every link that asks for a beginning of a message names one that the form has', () => {
  const copy = content.languages.map(language => JSON.stringify(content.copyIn(language)));
  const asked = [...copy.join().matchAll(/\/contact\?about=(\w+)/g)].map(([, name]) => name);
  expect(asked).not.toEqual([]);
  expect(Object.keys(content.copyIn('en').contact.form.begin)).toEqual(expect.arrayContaining(asked));
});
