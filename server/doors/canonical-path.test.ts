import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

describe('the address of a page', () => {
  it.each([
    '/',
    '/about',
    '/contact/sent/CW-7K4M-9QRT',
    '/_astro/a.b-c.css',
    '/%E2%82%AC',
    '/a%2Fb',
    "/it's",
  ])('%s is clean', path => {
    expect(canonicalPath(path)).toEqual({ kind: 'canonical' });
  });

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/es/index.html', '/es'],
    ['//', '/'],
    ['//about', '/about'],
    ['//evil.example/', '/evil.example'],
    ['/about//', '/about'],
    ['/./about', '/about'],
    ['/x/../about', '/about'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/%2e%2e/%2e%2e/etc/passwd', '/etc/passwd'],
    ['/%61bout', '/about'],
    ['/%e2%82%ac', '/%E2%82%AC'],
    ['/.html', '/'],
  ])('%s has moved to %s', (from, to) => {
    expect(canonicalPath(from)).toEqual({ kind: 'moved', path: to });
  });

  it.each([
    '/%',
    '/%zz',
    '/%ff',
    '/%c3%28',
    '/%00',
    '/a%0d%0aLocation:x',
    '/\\evil.example',
    '/a b',
    '/é',
    '*',
    '',
    '/#x',
  ])('%j is malformed', path => {
    expect(canonicalPath(path)).toEqual({ kind: 'malformed' });
  });

  it('never leads to another site, and needs only one step', () => {
    for (const path of [
      '//evil.example',
      '///evil.example',
      '/.//evil.example',
      '/..//evil.example/',
      '/%2e//x',
    ]) {
      const moved = canonicalPath(path);
      if (moved.kind !== 'moved') throw new Error(`${path} should move`);
      expect(moved.path).toMatch(/^\/[^/]/);
      expect(canonicalPath(moved.path).kind).toBe('canonical');
    }
    const twice = canonicalPath('/a.html/b.html');
    expect(twice).toEqual({ kind: 'moved', path: '/a.html/b' });
  });
});
