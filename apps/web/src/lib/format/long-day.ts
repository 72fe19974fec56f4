import { dateFormat } from './date-format.ts'

const format = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** A day in full, "21 November 2027" in the reader's own order of words and zone. */
export function longDay(date: Date): string {
  return format(date)
}
