// An unsent message ends after a day on whatever page the visitor is: the device may be shared, and the form may never be
// opened again. Key and time are those of site/browser/draft.ts; to import them would cost each page one more file.
try {
  const draft: { savedAt?: number } | null = JSON.parse(localStorage.getItem('contact-draft') ?? 'null');
  const age = Date.now() - (draft?.savedAt ?? 0);
  if (draft && age >= 24 * 60 * 60 * 1000) localStorage.removeItem('contact-draft');
} catch {
  // Storage is blocked, so there is no draft.
}
