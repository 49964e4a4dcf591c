import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { User } from './User.tsx';

test('A user is shown by a picture, or by the first letter of the name', () => {
  expect(renderToStaticMarkup(<User name="Ana Souza" avatar="/ana.avif" />)).toContain('src="/ana.avif"');
  expect(renderToStaticMarkup(<User name="élodie" />)).toContain('>É</span>');
});
