import { lazyDateFormat } from '../../lib/format/lazy-date-format.ts'

const format = lazyDateFormat({ dateStyle: 'full', timeStyle: 'short' })

/** "Sunday, 22 November 2026 at 20:00" in the user's locale and time zone. */
export function contestStartText(startsAt: string): string {
  return format(new Date(startsAt))
}
