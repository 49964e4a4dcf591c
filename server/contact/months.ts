/** The same day and time so many months earlier, or the last day of a month that is shorter. In UTC. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // The 31st of a month of 30 days would be the 1st of the next.
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
