import { lazyDateFormat } from '../../lib/format/lazy-date-format.ts'

const format = lazyDateFormat({ dateStyle: 'full', timeStyle: 'short' })

/** "Sunday, 22 November 2026 at 20:00" in the reader's own order of words and zone. */
export function startWords(startsAt: string): string {
  return format(new Date(startsAt))
}
