import { decodeHTML } from 'entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPage } from '../../page.ts';
import { Readings } from './Readings.tsx';

test('Each figure has its meaning and the way to its entry on the page of claims', () => {
  const page = readPage('/impact');
  const markup = decodeHTML(renderToStaticMarkup(<Readings page={page} />));
  const said = markup.replace(/<[^>]+>/g, '');
  for (const { id, value, impact, means } of page.copy.claims.figures) {
    expect(markup).toContain(value);
    expect(said).toContain(impact ?? means);
    expect(markup).toContain(`/claims#${id}`);
  }
});
