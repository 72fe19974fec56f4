import { lazyDateFormat } from './lazy-date-format.ts'

/** A date such as 2026-11-24 as a `Date` on that day in the reader's time zone, for formatting. */
export function parseCalendarDay(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

// A calendar date has no time zone: parsed and formatted in UTC, it is the same day for every reader.
const short = lazyDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A calendar date as "24 Nov", in the word order of the reader's locale. */
export function formatShortCalendarDay(day: string): string {
  return short(new Date(day))
}
