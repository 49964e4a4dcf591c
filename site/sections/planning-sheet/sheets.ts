import type { ClaimsCopy } from '#content/schema/claims.ts';

interface Sheet {
  /** Places of the methods in the comparison: 0 bottled water, 1 bulk tanker, 2 treatment on site. */
  methods: readonly number[];
  /** The promises that hold for it. */
  promises: readonly ClaimsCopy['promises'][number]['id'][];
}

/** Every solution that has a planning sheet; its name is the last part of the sheet's address. */
export const sheets = {
  provision: { methods: [0, 1, 2], promises: ['response', 'delivery', 'deployment', 'support'] },
  purification: { methods: [2], promises: ['response', 'deployment', 'support'] },
  distribution: { methods: [0, 1], promises: ['response', 'delivery', 'support'] },
  technology: { methods: [], promises: ['response', 'support'] },
} as const satisfies Record<string, Sheet>;

export type SheetName = keyof typeof sheets;

export const sheetNames = Object.keys(sheets).filter((name): name is SheetName => name in sheets);
