import type { ClaimsCopy } from '#content/schema/claims.ts';

type Promises = readonly ClaimsCopy['promises'][number]['id'][];

/** The solutions that have a planning sheet, with the promises that hold for it. */
export const sheets = {
  provision: ['response', 'delivery', 'deployment', 'support'],
  distribution: ['response', 'delivery', 'support'],
} as const satisfies Record<string, Promises>;

export type SheetName = keyof typeof sheets;

export const sheetNames: readonly SheetName[] = ['provision', 'distribution'];
