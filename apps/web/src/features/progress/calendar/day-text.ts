import { lazyDateFormat } from '../../../lib/format/lazy-date-format.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import type { CalendarDay } from './calendar-days.ts'

// A date has no zone: it is read and written in one and the same.
const timeZone = 'UTC'
const long = lazyDateFormat({ dateStyle: 'full', timeZone })
const month = lazyDateFormat({ month: 'short', timeZone })

/** "Wednesday, 18 November 2026" in the reader's own order of words. */
export function longDate(day: string): string {
  return long(new Date(day))
}

/** "Nov" of "2026-11". */
export function monthWord(ofYear: string): string {
  return month(new Date(ofYear))
}

/** Everything that a square of a calendar shows, as a sentence. */
export function spokenDay({ day, submissions, accepted }: CalendarDay): string {
  if (submissions === 0) return `${longDate(day)}: no submissions`
  return `${longDate(day)}: ${pluralize(submissions, 'submission')}, ${accepted} accepted`
}
