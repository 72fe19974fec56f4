import { dateFormat } from './date-format.ts'

/** A date such as 2026-11-24 as a moment of that date in the reader's zone, to be put into words. */
export function calendarDay(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

// A date has no zone: it is read and written in one and the same, and so stays the same day for every reader.
const short = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Of such a date "24 Nov", in the reader's own order of words. */
export function shortDate(day: string): string {
  return short(new Date(day))
}
