/** NFC makes a text shorter by this factor at most (UAX 15). */
const maxShortening = 4;

/** No living language puts more than a few marks on a letter; sorting many of them takes quadratic time. */
const excessiveMarks = /(\p{M}{30})\p{M}+/gu;

/** Every character that ends a line (UAX 14: CR, LF, NL, BK): text pasted from a document may have any. */
const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Characters that draw nothing, among them fillers that count as letters. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What a field may hold. */
export interface TextRules {
  /** That of the field's input; `multiline` keeps line breaks. */
  type: 'text' | 'tel' | 'email' | 'multiline';
  /** In characters as people count them (code points), after cleaning. */
  limit: number;
}

/**
 * Returns a text as trimmed NFC without control characters; one in which nothing can be seen becomes empty.
 * Characters that join letters or turn the direction of writing stay, except in a phone number and an email
 * address: people copy them along.
 */
export function cleanText(value: string, { type, limit }: TextRules): string {
  const trimmed = value.trim();
  // A text that is too long whatever is removed will be refused: normalizing it would only take time.
  if (trimmed.length > maxShortening * limit) return trimmed;
  // Browsers from before 2023 lack `toWellFormed`. There the text stays as it is until the server, which has
  // it, parses the message again (server/contact/submit-contact-form.ts).
  const wellFormed = (trimmed.toWellFormed?.() ?? trimmed).replace(excessiveMarks, '$1').normalize('NFC');
  const lines = wellFormed.replace(lineBreaks, '\n');
  const kept = type === 'multiline' ? lines : lines.replace(/[\n\t]+/g, ' ');
  const isText = type === 'multiline' || type === 'text';
  const seen = isText ? kept : kept.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: drops control characters
  const clean = seen.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '').trim();
  return clean.replace(invisible, '') === '' ? '' : clean;
}

/** A phone number or email address as the server stores it. */
export const readContact = (text: string): string => cleanText(text, { type: 'email', limit: 254 });
