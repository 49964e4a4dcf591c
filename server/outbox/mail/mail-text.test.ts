import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerText } from './mail-text.ts';

describe("a visitor's words in the head of a mail", () => {
  it('stay on one line and are never longer than allowed', () => {
    const segmenter = new Intl.Segmenter();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (value, longest) => {
        const text = headerText(value, longest);
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect([...segmenter.segment(text)].length).toBeLessThanOrEqual(longest);
      }),
    );
  });

  it('lose what turns the reading direction around', () => {
    expect(headerText('Relief\u202eknab ruoY', 60)).toBe('Relief knab ruoY');
  });

  it('are left as they are when they fit', () => {
    expect(headerText('Secours «Eau» – مياه', 60)).toBe('Secours «Eau» – مياه');
  });
});
