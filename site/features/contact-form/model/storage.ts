import { z } from 'zod/mini';

// What the browser keeps: the tab's own, and the device's for all tabs and later visits. Nothing here throws:
// storage may be blocked or full, and hold anything. After a day it ends (`browser/expire-kept.ts`).

export const draftKey = 'contact-draft';

export const receiptKey = 'contact-receipt';

type StorageArea = 'sessionStorage' | 'localStorage';

/** Reads what is kept as JSON; `undefined` for anything else. */
export function readStored<Kept>(
  area: StorageArea,
  key: string,
  schema: z.ZodMiniType<Kept>,
): Kept | undefined {
  return tryTo(() => z.parse(schema, JSON.parse(globalThis[area].getItem(key) ?? '')));
}

/** Returns whether it is kept. `savedAt` in milliseconds since 1970. */
export function writeStored<Kept extends { savedAt: number }>(area: StorageArea, key: string, kept: Kept) {
  const isWritten = tryTo(() => {
    globalThis[area].setItem(key, JSON.stringify(kept));
    return true;
  });
  return isWritten ?? false;
}

export function eraseStored(area: StorageArea, key: string): void {
  tryTo(() => globalThis[area].removeItem(key));
}

function tryTo<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
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
  eraseStored('localStorage', receiptKey);
}
