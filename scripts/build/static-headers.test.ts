import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedPolicy } from './static-headers.ts';

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

test('The shared policy allows what the pages contain and no other hash', () => {
  const [start, style, gone] = [hashOf('start()'), hashOf('p{}'), hashOf('gone()')];
  const policies = [
    `default-src 'none'; script-src 'self' ${gone}; style-src 'self' ${style}`,
    `default-src 'none'; script-src 'self' ${start}; style-src 'self'`,
  ];
  const pages = ['<style>p{}</style>', '<script type="module">start()</script>'];
  expect(sharedPolicy(policies, pages)).toBe(
    `default-src 'none'; script-src 'self' ${start}; style-src 'self' ${style}`,
  );
});
