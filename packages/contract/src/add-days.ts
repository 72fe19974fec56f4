/** The date (YYYY-MM-DD) so many days after another, or before it; counted as on a calendar on paper, in no zone. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + count)
  return at.toISOString().slice(0, 10)
}
