import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const render = (first: boolean) =>
  renderToStaticMarkup(<Picture name="story-clinic" alt="Model: a tanker" sizes="50vw" first={first} />);

test('a browser finds AVIF first, then WebP, then a JPEG that all can show', () => {
  const html = render(false);
  expect([...html.matchAll(/type="([^"]+)"/g)].map(([, type]) => type)).toEqual(['image/avif', 'image/webp']);
  expect(html).toMatch(/<img[^>]*src="[^"]*800[^"]*\.jpg/);
  for (const width of [480, 800, 960]) expect(html.match(new RegExp(` ${width}w`, 'g'))).toHaveLength(2);
});

test('its room is known before it arrives, without a style in the markup', () => {
  const html = render(false);
  expect(html).toContain('width="800" height="600"');
  expect(html).not.toContain('style=');
});

test('a picture loads when it comes near; only the first thing on a page is fetched at once', () => {
  expect(render(false)).toContain('loading="lazy"');
  expect(render(true)).not.toContain('loading=');
  expect(render(true).toLowerCase()).toContain('fetchpriority="high"');
});
