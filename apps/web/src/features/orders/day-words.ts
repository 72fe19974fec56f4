import { dateFormat } from '../../lib/format/date-format.ts'

const format = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** "21 Nov 2026" in the reader's own order of words and zone. */
export function dayWords(date: Date): string {
  return format(date)
}
