import type { draftKey, receiptKey } from '../model/storage.ts';

// Removes what the contact form has stored more than a day ago. Runs on every page, because the device may be
// shared and the form may never be opened again. Only types are imported: anything else would cost each page one
// more file.
const keys: [typeof draftKey, typeof receiptKey] = ['contact-draft', 'contact-receipt'];
const maxAgeMs = 24 * 60 * 60 * 1000;
for (const key of keys) {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const { savedAt = 0 } = JSON.parse(globalThis[name].getItem(key) ?? '{}');
      // If it is from the future, the clock has been set right since.
      if (Math.abs(Date.now() - savedAt) >= maxAgeMs) globalThis[name].removeItem(key);
    } catch {
      // Storage is blocked, or this entry is not ours.
    }
  }
}
