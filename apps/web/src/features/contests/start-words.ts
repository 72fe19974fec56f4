import { dateFormat } from '../../lib/format/date-format.ts'

const format = dateFormat({ dateStyle: 'full', timeStyle: 'short' })

/** "Sunday, 22 November 2026 at 20:00" in the user's locale and time zone. */
export function contestStartText(startsAt: string): string {
  return format(new Date(startsAt))
}
