// What the device keeps ends after a day on whatever page the visitor is: it may be shared, and the form may
// never be opened again. The page holds names and time: to import them would cost each page one more file.
const { kept = '', keptHours } = document.body.dataset;
try {
  for (const area of [localStorage, sessionStorage]) {
    for (const key of kept.split(' ')) {
      const entry: { savedAt?: number } | null = JSON.parse(area.getItem(key) ?? 'null');
      // If it is from the future, the clock has been set right since.
      const age = Math.abs(Date.now() - (entry?.savedAt ?? 0));
      if (entry && age >= Number(keptHours) * 60 * 60 * 1000) area.removeItem(key);
    }
  }
} catch {
  // Storage is blocked, so nothing is kept.
}
