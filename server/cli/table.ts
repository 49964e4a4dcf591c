/** Rows as text in columns, two spaces apart; the first row is the head. Each cell is kept to one line. */
export function toTable(rows: readonly (readonly string[])[], longest: number): string {
  const cells = rows.map(row => row.map(value => shorten(value.replace(/\s+/g, ' '), longest)));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map(row => lengthOf(row[column] ?? ''))),
  );
  return cells
    .map(row =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .map(line => `${line}\n`)
    .join('');
}

function lengthOf(text: string): number {
  return [...text].length;
}

function shorten(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}
