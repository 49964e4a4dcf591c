import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DatedText } from './WrittenDate.tsx';

const render = (copy: string, language: string) =>
  renderToStaticMarkup(<DatedText copy={copy} date="2026-11-01" language={language} />);

test('The date is written as the language writes dates, and is the same day in every time zone', () => {
  expect(render('Last updated: {date}', 'en')).toBe(
    'Last updated: <time dateTime="2026-11-01">November 1, 2026</time>',
  );
  expect(render('Actualizado el {date}.', 'es')).toBe(
    'Actualizado el <time dateTime="2026-11-01">1 de noviembre de 2026</time>.',
  );
});
