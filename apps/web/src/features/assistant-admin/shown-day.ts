import { dateFormat } from '../../lib/format/date-format.ts'

// A day is one of the server's calendar; read as UTC it stays the same day for every reader.
const format = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Of 2026-01-31 "31 Jan", in the reader's own order of words. */
export function shownDay(day: string): string {
  return format(new Date(`${day}T00:00:00Z`))
}
