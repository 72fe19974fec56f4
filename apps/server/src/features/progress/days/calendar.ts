/** A date without a time, such as 2026-01-31. Days compare as texts do. */
export type Day = string

export function addDays(day: Day, count: number): Day {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + count)
  return at.toISOString().slice(0, 10)
}
