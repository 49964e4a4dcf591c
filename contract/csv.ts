/*
 * Tables for spreadsheets: the export of messages and the published figures are written the same way.
 */

/** What makes a spreadsheet take a cell for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180). A cell that a spreadsheet would run as a formula is defused with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map(row => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
