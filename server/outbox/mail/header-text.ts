const graphemes = new Intl.Segmenter();

/**
 * A visitor's words for one line of a mail's head: no line break, no control or invisible formatting character (which
 * may turn the reading direction around), and not longer than so many characters as people count them.
 */
export function headerText(value: string, longest: number): string {
  const plain = value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...graphemes.segment(plain)].map(({ segment }) => segment);
  return characters.length <= longest
    ? plain
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
