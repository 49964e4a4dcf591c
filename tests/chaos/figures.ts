/** Prints what a proof has counted, one line: numbers for people to judge, beside the assertions. */
export function printFigures(proof: string, figures: Readonly<Record<string, number | string>>): void {
  const parts = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${proof}: ${parts.join(', ')}\n`);
}
