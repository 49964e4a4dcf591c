import { expect, test } from 'vitest';
import { loggedPath } from './access-log.ts';

test.each([
  ['/about?name=Ada', '/about'],
  ['/_astro/desk.b4f.css', '/_astro/desk.b4f.css'],
  ['/a%2Fb', '/a…'],
  ['/_astro/hero-1280x720.b4f1d2c3.avif', '/_astro/hero-1280x720.b4f1d2c3.avif'],
  ['/es/jane.doe@example.org/x', '/es/…/x'],
  ['/contact/+1(305)555-0142', '/contact/…'],
])('The path of %j is logged as %j', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

test.each([
  '/contact/sent/CW-7K4M-9QRT',
  '/es/contact/sent/CW-7K4M-9QRT?answer=call',
  '/contact/%73ent/CW-7K4M-9QRT',
  '/contact/sent%2FCW-7K4M-9QRT',
  '/contact/sent//CW%2D7K4M%2d9QRT',
  '/contact/SENT/cw7k4m9qrt',
  '/show/cw%207k4m%209qrt',
  '/show/asr-7k4m-9qrt',
  '/desk/a-CW-7K4M-9QRT-ti8m4g-9f86d081884c7d659a2feaa0c55ad015',
  '/%64esk/a-CW-7K4M-9QRT-ti8m4g-9f86d081884c7d659a2feaa0c55ad015/',
  '//desk//a-CW-7K4M-9QRT-ti8m4g-9f86d081884c7d659a2feaa0c55ad015.html',
])('The logged path of %s leads to no message', url => {
  expect(loggedPath(url)).not.toMatch(/7k4m|9qrt|9f86d0/i);
});

test('A long path is cut in the log', () => {
  expect(loggedPath(`/${'x'.repeat(9000)}`)).toHaveLength(200);
});
