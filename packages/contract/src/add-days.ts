/** Adds `count` days, possibly negative, to a date (YYYY-MM-DD). Pure calendar arithmetic without time zones. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + count)
  return at.toISOString().slice(0, 10)
}
