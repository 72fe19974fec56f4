import { serverDate } from '../api/server-clock.ts'
import { dateFormat } from './date-format.ts'

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
const day = dateFormat({ day: 'numeric', month: 'short' })
const short = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const long = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** "Today, 19:42" or "18 Nov, 21:07", with the year unless it is the current one; in the reader's time zone. */
export function dateWords(date: Date, now = serverDate()): string {
  return `${dayWords(date, now)}, ${timeWords(date)}`
}

/** Like `dateWords`, for use within a sentence: "today, 19:42". */
export function dateWordsWithin(date: Date, now = serverDate()): string {
  return `${dayWordsWithin(date, now)}, ${timeWords(date)}`
}

/** "19:42" in the reader's time zone. */
export function timeWords(date: Date): string {
  return clock(date)
}

/** "Today" or "18 Nov", with the year unless it is the current one; in the reader's time zone. */
export function dayWords(date: Date, now = serverDate()): string {
  return isToday(date, now) ? 'Today' : dayOfYearWords(date, now)
}

/** Like `dayWords`, for use within a sentence: "today". */
export function dayWordsWithin(date: Date, now = serverDate()): string {
  return isToday(date, now) ? 'today' : dayOfYearWords(date, now)
}

/** "18 Nov", with the year unless it is the current one. For calendar dates, which have no time and so are never "Today". */
export function dayOfYearWords(date: Date, now = serverDate()): string {
  return date.getFullYear() === now.getFullYear() ? day(date) : shortDay(date)
}

/** A short date, "21 Nov 2027", in the reader's locale and time zone. */
export function shortDay(date: Date): string {
  return short(date)
}

/** A long date, "21 November 2027", in the reader's locale and time zone. */
export function longDay(date: Date): string {
  return long(date)
}

function isToday(date: Date, now: Date): boolean {
  return date.toDateString() === now.toDateString()
}
