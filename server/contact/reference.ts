import { readableAlphabet, readableCode } from '../base/keys.ts';

const group = `[${readableAlphabet}]{4}`;

/** Creates a reference such as `CW-7K4M-9QRT`. It has 35 random bits, and the store refuses a duplicate. */
export function newReference(prefix: string): string {
  return `${prefix}-${readableCode(4)}-${readableCode(4)}`;
}

const bareReference = new RegExp(`^([A-Z]{2,4})?(${group})(${group})$`);

/**
 * Reads a reference as people write it: in any case, with or without prefix, hyphens and spaces. Whoever
 * writes a prefix means it: references from before a change of the prefix stay valid.
 */
export function parseReference(text: string, prefix: string): string | undefined {
  const found = bareReference.exec(text.toUpperCase().replace(/[\s\-‐-―]+/g, ''));
  return found ? `${found[1] ?? prefix}-${found[2]}-${found[3]}` : undefined;
}
