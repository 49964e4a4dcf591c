import { z } from 'zod/mini';

// What the browser stores: in `sessionStorage` for one tab, in `localStorage` for all tabs and later visits. Nothing
// here throws, because storage may be blocked or full, or hold anything. `browser/expire-stored.ts` removes what is
// older than a day.

export const draftKey = 'contact-draft';

export const receiptKey = 'contact-receipt';

type StorageArea = 'sessionStorage' | 'localStorage';

/** Reads what is stored as JSON; `undefined` if that does not fit the schema. */
export function readStored<Stored>(
  area: StorageArea,
  key: string,
  schema: z.ZodMiniType<Stored>,
): Stored | undefined {
  try {
    return z.parse(schema, JSON.parse(globalThis[area].getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Stores a value, or without one removes what is stored. Returns whether it is stored. `savedAt` is in
 * milliseconds since 1970.
 */
export function writeStored(
  area: StorageArea,
  key: string,
  value?: { savedAt: number; [name: string]: unknown },
): boolean {
  try {
    if (value) globalThis[area].setItem(key, JSON.stringify(value));
    else globalThis[area].removeItem(key);
    return value !== undefined;
  } catch {
    return false;
  }
}

const storedReceipt = z.object({
  reference: z.string(),
  /** The query of its address, which names its addition. */
  query: z.optional(z.string()),
  receivedAt: z.string(),
  savedAt: z.number(),
});

/** The receipt that was shown last, for a visitor who comes back. */
export type StoredReceipt = z.output<typeof storedReceipt>;

/** Without `receivedAt`, the browser has just posted the message. */
export function saveReceipt(receipt: Pick<StoredReceipt, 'reference'> & Partial<StoredReceipt>): void {
  const { reference, query, receivedAt = new Date().toISOString(), savedAt = Date.now() } = receipt;
  writeStored('localStorage', receiptKey, { reference, query, receivedAt, savedAt });
}

export function loadReceipt(): StoredReceipt | undefined {
  return readStored('localStorage', receiptKey, storedReceipt);
}

export function eraseReceipt(): void {
  writeStored('localStorage', receiptKey);
}
