import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Card } from './cards.ts';

/** The words that stood on each picture when it was made, so that a test can tell when one has grown old. */
const madeFile = 'scripts/social-pictures/made.json';
const madeSchema = z.record(z.string(), z.object({ title: z.string(), reading: z.string().optional() }));

export type Made = Record<string, Card['words']>;

/** The words of each card by language and page, such as `en/about`. */
export function wordsOf(cards: readonly Card[]): Made {
  return Object.fromEntries(cards.map(({ language, page, words }) => [`${language}/${page}`, words]));
}

export function readMade(): z.infer<typeof madeSchema> {
  return madeSchema.parse(JSON.parse(readFileSync(madeFile, 'utf8')));
}

export function writeMade(made: Made): void {
  writeFileSync(madeFile, `${JSON.stringify(made, null, 2)}\n`);
}
