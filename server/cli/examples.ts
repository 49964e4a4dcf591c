/** Examples for the end of a help text. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map(line => `  npm run messages -- ${line}\n`).join('')}`.trimEnd();
}
