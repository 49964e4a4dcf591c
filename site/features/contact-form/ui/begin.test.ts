import { expect, test } from 'vitest';
import { content } from '../../../../tests/support/content.ts';

test('The form has every beginning of a message that a link asks for', () => {
  const copy = content.languages.map(language => JSON.stringify(content.copyIn(language)));
  const asked = [...copy.join().matchAll(/\/contact\?about=(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(content.copyIn('en').contact.form.begin)).toEqual(expect.arrayContaining(asked));
});
