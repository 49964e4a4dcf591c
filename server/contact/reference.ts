import { isReadableCode, readableAlphabet, readableCode } from '../keys.ts';

const groupLength = 4;
const codeLength = 2 * groupLength;

/**
 * Creates a reference such as `CW-7K4M-9QRT`: 35 random bits, unique because the store refuses a second one.
 *
 * @param prefix `referencePrefix` of content/organization.yaml
 */
export function makeReference(prefix: string): string {
  return format(prefix, readableCode(codeLength));
}

/**
 * Reads a reference as people write it: in any case, with or without prefix, hyphens and spaces. Whoever writes a prefix
 * means it: references from before a change of the prefix stay valid.
 */
export function parseReference(text: string, prefix: string): string | undefined {
  const bare = text.toUpperCase().replace(/[\s\-‐-―]+/g, '');
  const [written, code] = [bare.slice(0, -codeLength), bare.slice(-codeLength)];
  return isReadableCode(code, codeLength) && /^([A-Z]{2,4})?$/.test(written)
    ? format(written || prefix, code)
    : undefined;
}

/** A reference that nobody has, for help texts. */
export const sampleReference = (prefix: string): string => format(prefix, '7K4M9QRT');

/** Matches a reference with any prefix in a URL, to redact it. Ordinary words have vowels and do not match. */
export const anyReference = new RegExp(
  `\\b[a-z]{2,4}\\W*[${readableAlphabet}]{${groupLength}}\\W*[${readableAlphabet}]{${groupLength}}\\b`,
  'gi',
);

function format(prefix: string, code: string): string {
  return `${prefix}-${code.slice(0, groupLength)}-${code.slice(groupLength)}`;
}
