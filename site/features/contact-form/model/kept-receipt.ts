import { z } from 'zod/mini';
import { browserStores, isOver, readStore, writeStore } from './storage.ts';

const storedReceipt = z.object({ reference: z.string(), savedAt: z.number() });

/** The receipt that was seen last, for a visitor who comes back. `savedAt` in milliseconds since 1970. */
export type KeptReceipt = z.infer<typeof storedReceipt>;

/** Its name in the storage. */
export const receiptKey = 'contact-receipt';

export function keepReceipt(reference: string): void {
  writeStore(browserStores().device, receiptKey, { reference, savedAt: Date.now() });
}

export function loadReceipt(): KeptReceipt | undefined {
  const receipt = z.safeParse(storedReceipt, readStore(browserStores().device, receiptKey)).data;
  return receipt && !isOver(receipt.savedAt) ? receipt : undefined;
}

export function eraseReceipt(): void {
  writeStore(browserStores().device, receiptKey, undefined);
}
