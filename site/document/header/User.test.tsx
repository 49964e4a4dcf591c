import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { User } from './User.tsx';

test('A user with a picture is shown by the picture and the name', () => {
  const markup = renderToStaticMarkup(<User name="Ana Souza" avatar="/ana.avif" />);
  expect(markup).toContain('src="/ana.avif"');
  expect(markup).toContain('Ana Souza');
});

test('A user without a picture is shown by the first letter of the name', () => {
  const markup = renderToStaticMarkup(<User name="ana souza" />);
  expect(markup).not.toContain('<img');
  expect(markup).toContain('>A</span>');
});

test('An accent stays with its letter', () => {
  expect(renderToStaticMarkup(<User name={'e\u0301lodie'} />)).toContain('>E\u0301</span>');
});
