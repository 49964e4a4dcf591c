import { z } from 'zod/mini';
import { eraseKept, readKept, writeKept } from './storage.ts';

const storedReceipt = z.object({ reference: z.string(), savedAt: z.number() });

/** The receipt that was seen last, for a visitor who comes back. `savedAt` in milliseconds since 1970. */
export type KeptReceipt = z.infer<typeof storedReceipt>;

/** Its name in the storage. */
export const receiptKey = 'contact-receipt';

/** Keeps the receipt, if the answer had one. */
export function keepReceipt(receipt: { reference: string } | undefined): void {
  if (!receipt) return;
  writeKept('localStorage', receiptKey, { reference: receipt.reference, savedAt: Date.now() });
}

export function loadReceipt(): KeptReceipt | undefined {
  return readKept('localStorage', receiptKey, storedReceipt);
}

export function eraseReceipt(): void {
  eraseKept('localStorage', receiptKey);
}
