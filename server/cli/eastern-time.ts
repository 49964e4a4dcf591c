const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A moment as people at the Miami office read it: `Nov 20, 2026, 10:06 PM EST`. */
export function easternTime(moment: Date): string {
  return format.format(moment).replaceAll('\u202f', ' ');
}
