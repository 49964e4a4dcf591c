import { expect, test } from 'vitest';
import { isPublicHost } from './hosts.ts';

test.each([
  ['www.safe-water.org', true],
  ['site.localhost', false],
  ['intranet', false],
  ['nas.local', false],
  ['www.example.org', false],
  ['site.test.', false],
  ['192.168.0.7', false],
  ['[::1]', false],
])('The host %s is public: %s', (host, isPublic) => {
  expect(isPublicHost(host)).toBe(isPublic);
});
