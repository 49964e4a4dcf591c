/** A value for other programs: times in ISO 8601, UTC; what is not known is `null`. */
export function asJson(value: unknown): string {
  return `${JSON.stringify(value, (_key, item: unknown) => (item === undefined ? null : item), 2)}\n`;
}
