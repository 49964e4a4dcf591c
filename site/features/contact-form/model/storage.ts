import { z } from 'zod/mini';

// What the browser keeps: the tab's own, and the device's for all tabs and later visits. Nothing here throws:
// storage may be blocked or full, and hold anything. After a day it ends (`browser/expire-stored.ts`).

export const draftKey = 'contact-draft';

export const receiptKey = 'contact-receipt';

type StorageArea = 'sessionStorage' | 'localStorage';

/** Reads what is kept as JSON; `undefined` for anything else. */
export function readStored<Kept>(
  area: StorageArea,
  key: string,
  schema: z.ZodMiniType<Kept>,
): Kept | undefined {
  try {
    return z.parse(schema, JSON.parse(globalThis[area].getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps it, or erases what was kept. Returns whether it is kept. `savedAt` in milliseconds since 1970. */
export function writeStored<Kept extends { savedAt: number }>(area: StorageArea, key: string, kept?: Kept) {
  try {
    if (kept) globalThis[area].setItem(key, JSON.stringify(kept));
    else globalThis[area].removeItem(key);
    return kept !== undefined;
  } catch {
    return false;
  }
}

const storedReceipt = z.object({
  reference: z.string(),
  /** The query of its address, which names what was added to it. */
  query: z.optional(z.string()),
  receivedAt: z.string(),
  savedAt: z.number(),
});

/** The receipt that was seen last, for a visitor who comes back. */
export type StoredReceipt = z.output<typeof storedReceipt>;

/** Without a time it has just been received: the browser has posted the message. */
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
