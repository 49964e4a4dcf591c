import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each(['/', '/contact/sent/CW-7K4M-9QRT', '/_astro/a.b-c.css', '/%E2%82%AC', '/a%2Fb', "/it's"])(
  'The path %s is canonical',
  path => {
    expect(canonicalPath(path)).toBe(path);
  },
);

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['//about', '/about'],
  ['//evil.example/', '/evil.example'],
  ['/x/../about', '/about'],
  ['/%2e%2e/%2e%2e/etc/passwd', '/etc/passwd'],
  ['/%61bout', '/about'],
  ['/.html', '/'],
])('The path %s becomes %s', (from, to) => {
  expect(canonicalPath(from)).toBe(to);
});

test.each(['/%', '/%zz', '/%c3%28', '/%00', '/a%0d%0aLocation:x', '/\\evil.example', '/a b', '*', '/#x'])(
  'The path %j is malformed',
  path => {
    expect(canonicalPath(path)).toBeUndefined();
  },
);

test('A redirect never leads to another site and takes one step', () => {
  for (const path of [
    '//evil.example',
    '/..//evil.example/',
    '/%2e//x',
    '/index/index.html',
    '/a/index.html/index',
    '/about/.html',
    '/about/index/.html',
    '/a/...html',
    '/..html',
  ]) {
    const moved = canonicalPath(path) ?? '';
    expect(moved).toMatch(/^\/([^/]|$)/);
    expect(canonicalPath(moved)).toBe(moved);
  }
  expect(canonicalPath('/a.html/b.html')).toBe('/a.html/b');
});
