import { serverDate } from '../api/server-clock.ts'
import { lazyDateFormat } from './lazy-date-format.ts'

const clock = lazyDateFormat({ hour: '2-digit', minute: '2-digit' })
const day = lazyDateFormat({ day: 'numeric', month: 'short' })
const short = lazyDateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const long = lazyDateFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** "Today, 19:42" or "18 Nov, 21:07", with the year unless it is the current one; in the reader's time zone. */
export function formatDateTime(date: Date, now = serverDate()): string {
  return `${formatDayOrToday(date, now)}, ${formatTime(date)}`
}

/** Like `formatDateTime`, for use within a sentence: "today, 19:42". */
export function formatDateTimeInSentence(date: Date, now = serverDate()): string {
  return `${formatDayInSentence(date, now)}, ${formatTime(date)}`
}

/** "19:42" in the reader's time zone. */
export function formatTime(date: Date): string {
  return clock(date)
}

/** "Today" or "18 Nov", with the year unless it is the current one; in the reader's time zone. */
export function formatDayOrToday(date: Date, now = serverDate()): string {
  return isToday(date, now) ? 'Today' : formatCalendarDay(date, now)
}

/** Like `formatDayOrToday`, for use within a sentence: "today". */
export function formatDayInSentence(date: Date, now = serverDate()): string {
  return isToday(date, now) ? 'today' : formatCalendarDay(date, now)
}

/** "18 Nov", with the year unless it is the current one. Never writes "Today"; for that, see `formatDayOrToday`. */
export function formatCalendarDay(date: Date, now = serverDate()): string {
  return date.getFullYear() === now.getFullYear() ? day(date) : formatShortDate(date)
}

/** A short date, "21 Nov 2027", in the reader's locale and time zone. */
export function formatShortDate(date: Date): string {
  return short(date)
}

/** A long date, "21 November 2027", in the reader's locale and time zone. */
export function formatLongDate(date: Date): string {
  return long(date)
}

function isToday(date: Date, now: Date): boolean {
  return date.toDateString() === now.toDateString()
}
