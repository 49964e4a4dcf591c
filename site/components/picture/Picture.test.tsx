import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const render = (first: boolean) =>
  renderToStaticMarkup(<Picture name="story-clinic" alt="Model: a tanker" sizes="50vw" first={first} />);

test('A picture offers AVIF first, then WebP, then JPEG', () => {
  const html = render(false);
  expect([...html.matchAll(/type="([^"]+)"/g)].map(([, type]) => type)).toEqual(['image/avif', 'image/webp']);
  expect(html).toMatch(/<img[^>]*src="[^"]*800[^"]*\.jpg/);
  expect(html).toContain('width="800" height="600"');
  for (const width of [480, 800, 960]) expect(html.match(new RegExp(` ${width}w`, 'g'))).toHaveLength(2);
});

test('A picture loads lazily unless it is the first thing on a page', () => {
  expect(render(false)).toContain('loading="lazy"');
  expect(render(true)).not.toContain('loading=');
  expect(render(true).toLowerCase()).toContain('fetchpriority="high"');
});
