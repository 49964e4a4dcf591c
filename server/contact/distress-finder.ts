/**
 * Scripts that write words without spaces between them, or join small words to the next one: there a word is found
 * anywhere in the text.
 */
const joined = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}\p{sc=Arab}]/u;

/**
 * Returns a function that finds words of distress in a text, in all languages at once: people write in their own,
 * whatever the page's. Matches whole words; ignores case, accents and whatever separates two words.
 */
export function distressFinder(words: readonly string[]): (text: string) => boolean {
  const anywhere = words.filter(word => joined.test(word)).map(word => fold(word).trim());
  const whole = words.filter(word => !joined.test(word)).map(fold);
  // There are hundreds of words: only those whose first word is in the text are searched for.
  const byFirstWord = Map.groupBy(whole, word => word.split(' ')[1] ?? '');
  return text => {
    const folded = fold(text);
    const isIn = (word: string) => folded.includes(word);
    const first = new Set(folded.split(' '));
    if ([...first].some(word => byFirstWord.get(word)?.some(isIn))) return true;
    return joined.test(folded) && anywhere.some(isIn);
  };
}

/** Accents of Latin, Greek and Cyrillic letters and vowel signs of Arabic, which people leave out in a hurry. */
const accents = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670]/g;

/** Returns the words of a text in plain letters, each with one space before and after it. */
function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(/ı/g, 'i')
    .replace(/\p{Cf}/gu, '');
  return ` ${plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;
}
