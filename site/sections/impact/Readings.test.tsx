import { decodeHTML } from 'entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readOrganization } from '#shared/content/load-content.ts';
import { readContent } from '../../../tests/support/content.ts';
import { Readings } from './Readings.tsx';

const { impact: page, claims } = readContent('en');

test('Each figure has its meaning and the way to its entry on the page of claims', () => {
  const markup = decodeHTML(
    renderToStaticMarkup(<Readings copy={page.readings} claims={claims} phone={readOrganization().phone} />),
  );
  const said = markup.replace(/<[^>]+>/g, '');
  for (const { id, value, impact, means } of claims.figures) {
    expect(markup).toContain(value);
    expect(said).toContain(impact ?? means);
    expect(markup).toContain(`/claims#${id}`);
  }
});
