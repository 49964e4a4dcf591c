import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noon } from '../../tests/support/sample-messages.ts';
import { deriveKey } from '../base/keys.ts';
import { readLink, signLink, type TeamLink, teamLinkUrls } from './team-link-token.ts';

const linkKey = deriveKey('a secret of the test, 32 characters or more', 'links');
const link: TeamLink = {
  reference: 'CW-7K4M-9QRT',
  action: 'answered',
  expiresAt: new Date('2026-12-21T12:00:00.000Z'),
};

test('A link works for 30 days', () => {
  const { answered } = teamLinkUrls(link.reference, noon, { siteUrl: new URL('https://a.example'), linkKey });
  const token = answered.split('/').pop() ?? '';
  expect(readLink(token, linkKey, new Date('2026-12-21T11:59:59.999Z')).kind).toBe('valid');
  expect(readLink(token, linkKey, new Date('2026-12-21T12:00:00.000Z')).kind).toBe('expired');
});

test.each([
  ['another secret, of 32 characters or more', 'links'],
  ['a secret of the test, 32 characters or more', 'clients'],
] as const)('A token signed with %s for %s is forged, even if it has expired', (secret, purpose) => {
  const other = deriveKey(secret, purpose);
  expect(readLink(signLink(link, other), linkKey, noon).kind).toBe('forged');
  expect(readLink(signLink({ ...link, expiresAt: new Date(0) }, other), linkKey, noon).kind).toBe('forged');
});

test('A token with one changed character is forged', () => {
  const token = signLink(link, linkKey);
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
      fc.pre(token[at] !== character);
      const changed = token.slice(0, at) + character + token.slice(at + 1);
      expect(readLink(changed, linkKey, noon).kind).toBe('forged');
    }),
    { numRuns: 2000 },
  );
});

test('Any other text is a forged token', () => {
  fc.assert(fc.property(fc.string(), text => readLink(text, linkKey, noon).kind === 'forged'));
  const signatureOfNothing = createHmac('sha256', linkKey).update('').digest('hex').slice(0, 32);
  for (const text of ['', '-', signatureOfNothing, `-${signatureOfNothing}`, `${signLink(link, linkKey)}\n`])
    expect(readLink(text, linkKey, noon).kind).toBe('forged');
});
