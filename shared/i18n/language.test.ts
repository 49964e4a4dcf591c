import { expect, test } from 'vitest';
import { languageFromPath, pathIn } from './language.ts';

test.each([
  ['en', '/planner?people=400', '/planner?people=400'],
  ['es', '/planner?people=400', '/es/planner?people=400'],
  ['es', '/', '/es'],
  ['es', '#form', '#form'],
  ['es', 'https://clearwell.example/', 'https://clearwell.example/'],
])('In %s, the address %s is %s', (language, path, address) => {
  expect(pathIn(language, path)).toBe(address);
});

test.each([
  ['/es/about', 'es'],
  ['/es?from=link', 'es'],
  ['/about', 'en'],
  ['/de/about', 'en'],
])('The page at %s is in %s', (path, language) => {
  expect(languageFromPath(path, ['en', 'es'])).toBe(language);
});
