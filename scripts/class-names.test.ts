import { expect, test } from 'vitest';
import { shortNames } from './class-names.ts';

test('classes are named by their file and a count, whatever order the files are found in', () => {
  for (const files of [
    ['site/b.module.css', 'site/a.module.css'],
    ['site/a.module.css', 'site/b.module.css'],
  ]) {
    const nameOf = shortNames(files);
    expect(nameOf('title', 'site/b.module.css')).toBe('_010');
    expect(nameOf('title', 'site/a.module.css')).toBe('_000');
    expect(nameOf('text', 'site/a.module.css')).toBe('_001');
    expect(nameOf('title', 'site/a.module.css')).toBe('_000');
  }
});

test('no two classes share a name, however many files and classes there are', () => {
  const files = Array.from({ length: 100 }, (_, index) => `site/${index}.module.css`);
  const nameOf = shortNames(files);
  const names = files.flatMap(file =>
    Array.from({ length: 100 }, (_, index) => nameOf(`class${index}`, file)),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('a style sheet that was not there when the files were counted is no silent mistake', () => {
  expect(() => shortNames([])('title', 'site/a.module.css')).toThrow('site/a.module.css');
});
