import { dateFormat } from './date-format.ts'

const format = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** A day where there is little room: "21 Nov 2027" in the reader's own order of words and zone. */
export function shortDay(date: Date): string {
  return format(date)
}
