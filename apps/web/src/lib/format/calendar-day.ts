/** A date such as 2026-11-24 as a moment of that date in the reader's zone, to be put into words. */
export function calendarDay(day: string): Date {
  return new Date(`${day}T12:00:00`)
}
