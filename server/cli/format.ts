import { errorMessage } from '../base/errors.ts';

/** A terminal would obey marks of direction, and control characters other than line break and tab. */
const controlCharacters = /[[\p{Cc}\p{Bidi_Control}]--[\n\t]]/gv;

/** Makes any text safe to print. Numbers copied from a phone bring marks of direction along. */
export function printable(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '').replace(controlCharacters, '\ufffd');
}

/** A value for other programs: times in ISO 8601, UTC; an unknown value is `null`. */
export function toJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, (_key, item: unknown) => item ?? null, indent).replace(
    controlCharacters,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `1 message`, `2 messages`, `1,250 messages`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** The first line of an error: later lines of a database's error may repeat values. */
export function firstLine(error: unknown): string {
  return errorMessage(error).split('\n', 1).join('');
}

/** Rows in columns, two spaces apart; the first row is the header. A cell is one line of at most 40 characters. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const shorten = (text: string) => text.replace(/\s+/g, ' ').replace(/^(.{39}).{2,}/u, '$1…');
  const cells = rows.map(row => row.map(shorten));
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map(row => row[column]?.length ?? 0)));
  const toLine = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  ');
  return cells.map(row => `${toLine(row).trimEnd()}\n`).join('');
}

/** A time on the office's clock: `Nov 20, 2026, 10:06:00 PM EST`. */
export function formatOfficeTime(moment: Date, timeZone: string): string {
  const text = moment.toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'long' });
  // Terminals draw the narrow space before "AM" in odd ways.
  return text.replaceAll('\u202f', ' ');
}
