// An unsent message ends after a day on whatever page the visitor is: the device may be shared, and the form may never be
// opened again. The page holds key and time, because to import them would cost each page one more file.
const { draftKey = '', draftHours } = document.body.dataset;
try {
  const draft: { savedAt?: number } | null = JSON.parse(localStorage.getItem(draftKey) ?? 'null');
  const age = Date.now() - (draft?.savedAt ?? 0);
  if (draft && age >= Number(draftHours) * 60 * 60 * 1000) localStorage.removeItem(draftKey);
} catch {
  // Storage is blocked, so there is no draft.
}
