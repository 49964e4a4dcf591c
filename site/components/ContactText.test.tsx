import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactText } from './ContactText.tsx';

const organization = { email: 'help@water.example', phone: '+1 (305) 555-0142' };
const render = (text: string) => renderToStaticMarkup(<ContactText text={text} {...organization} />);

test('Every email address in a paragraph becomes a link', () => {
  expect(render('Write to help@water.example. Again: help@water.example')).toBe(
    'Write to <a href="mailto:help@water.example">help@water.example</a>. ' +
      'Again: <a href="mailto:help@water.example">help@water.example</a>',
  );
});

test('The phone number becomes a tel: link', () => {
  expect(render('Phone: +1 (305) 555-0142.')).toBe(
    'Phone: <a href="tel:+13055550142"><bdi class="nowrap" dir="ltr">+1 (305) 555-0142</bdi></a>.',
  );
});
