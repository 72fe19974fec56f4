import { lazyDateFormat } from '../../../lib/format/lazy-date-format.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import type { CalendarDay } from './calendar-days.ts'

// A date has no time zone, so it is parsed and formatted in the same one.
const timeZone = 'UTC'
const long = lazyDateFormat({ dateStyle: 'full', timeZone })
const month = lazyDateFormat({ month: 'short', timeZone })

/** "Wednesday, 18 November 2026" in the user's locale. */
export function longDate(day: string): string {
  return long(new Date(day))
}

/** Formats "2026-11" as "Nov". */
export function monthWord(ofYear: string): string {
  return month(new Date(ofYear))
}

/** Accessible text of a calendar square. */
export function spokenDay({ day, submissions, accepted }: CalendarDay): string {
  if (submissions === 0) return `${longDate(day)}: no submissions`
  return `${longDate(day)}: ${pluralize(submissions, 'submission')}, ${accepted} accepted`
}
