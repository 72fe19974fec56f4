import { serverDate } from '../api/server-clock.ts'
import { dateFormat } from './date-format.ts'

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
const day = dateFormat({ day: 'numeric', month: 'short' })
const short = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const long = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** "Today, 19:42", "18 Nov, 21:07", and with the year when it is another one; in the reader's zone. */
export function dateWords(date: Date, now = serverDate()): string {
  return `${dayWords(date, now)}, ${timeWords(date)}`
}

/** The same within a sentence: "today, 19:42". */
export function dateWordsWithin(date: Date, now = serverDate()): string {
  return `${dayWordsWithin(date, now)}, ${timeWords(date)}`
}

/** "19:42" in the reader's zone. */
export function timeWords(date: Date): string {
  return clock(date)
}

/** "Today", "18 Nov", and with the year when it is another one; in the reader's zone. */
export function dayWords(date: Date, now = serverDate()): string {
  return isToday(date, now) ? 'Today' : dayOfYearWords(date, now)
}

/** The same within a sentence: "today". */
export function dayWordsWithin(date: Date, now = serverDate()): string {
  return isToday(date, now) ? 'today' : dayOfYearWords(date, now)
}

/** "18 Nov", and with the year when it is another one: for a date that is no moment, so that no zone calls it today. */
export function dayOfYearWords(date: Date, now = serverDate()): string {
  return date.getFullYear() === now.getFullYear() ? day(date) : shortDay(date)
}

/** A day where there is little room: "21 Nov 2027" in the reader's own order of words and zone. */
export function shortDay(date: Date): string {
  return short(date)
}

/** A day in full, "21 November 2027" in the reader's own order of words and zone. */
export function longDay(date: Date): string {
  return long(date)
}

function isToday(date: Date, now: Date): boolean {
  return date.toDateString() === now.toDateString()
}
