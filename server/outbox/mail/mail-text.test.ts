import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headerText } from './mail-text.ts';

test('A header text stays on one line and within its maximum length', () => {
  const segmenter = new Intl.Segmenter();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (value, longest) => {
      const text = headerText(value, longest);
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect([...segmenter.segment(text)].length).toBeLessThanOrEqual(longest);
    }),
  );
});

test('A header text cannot be an encoded word', () => {
  expect(headerText('=?utf-8?Q?=E2=80=AE_URGENT?=', 60)).toBe('= ?utf-8?Q?=E2=80=AE_URGENT?=');
});

test('A header text is cut between characters as people see them', () => {
  expect(headerText(`xxx🇭🇹${'y'.repeat(140)}`, 5)).toBe('xxx🇭🇹…');
});
