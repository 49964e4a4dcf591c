import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Flood } from './scenes/impact/Flood.tsx';
import { Shelter } from './scenes/impact/Shelter.tsx';

// vitest.config.ts has one photograph: `shelter`.
test("An owner's photograph takes the place of its drawing, in two widths and with its size, and of no other", () => {
  const shown = renderToStaticMarkup(<Shelter />);
  expect(shown).toContain('srcSet="/pictures/shelter-400.webp 400w, /pictures/shelter-800.webp 800w"');
  expect(shown).toMatch(/<img [^>]*sizes="[^"]+" width="800" height="600" alt=""/);
  expect(shown).not.toContain('<svg');
  expect(renderToStaticMarkup(<Flood />)).not.toContain('<img');
});
